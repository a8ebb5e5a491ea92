import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emailStatuses } from '../../../supabase/functions/_shared/contracts/email-status.ts'
import type { World } from '../support/world.ts'

/** The demo data loads on either database, once, with or without the demo accounts. */
export function demoDataSuite(getWorld: () => World): void {
  let seed: string
  beforeEach(async () => {
    seed = await readFile('supabase/seed.sql', 'utf8')
    await getWorld().api.script(seed)
  })
  afterEach(() => getWorld().restore())

  const demoEmails = async () => {
    const { clients } = getWorld()
    const { data } = await clients.service
      .from('emails')
      .select(
        'id, source, status, assigned_to_user_id, from_email, subject, body, html_content, due_at, answered_at, waits_until, thread_id, spam_at, tags, consents(id), outbox(status, kind), email_notes(id), chat_sessions!chat_sessions_email_id_fkey(rating)',
      )
      .gte('id', '5eed0000-0000-4000-8000-000000000000')
      .lt('id', '5eed0001-0000-4000-8000-000000000000')
      .throwOnError()
    return data
  }

  it('has every status, assigned or not, and an email without subject, sender and body', async () => {
    const emails = await demoEmails()
    const { staff, admin } = getWorld().accounts
    expect(emails).toHaveLength(21)
    expect(new Set(emails.map(({ status }) => status))).toEqual(new Set(emailStatuses))
    expect(new Set(emails.map((email) => email.assigned_to_user_id))).toEqual(
      new Set([null, staff.id, admin.id]),
    )
    expect(
      emails.filter(({ subject, from_email, body }) => !subject && !from_email && !body),
    ).toHaveLength(1)
    expect(emails.filter(({ html_content }) => html_content)).toHaveLength(1)
    const mails = emails.flatMap(({ outbox }) =>
      outbox.map(({ kind, status }) => `${kind} ${status}`),
    )
    const times = (what: string) => mails.filter((mail) => mail === what).length
    expect(times('lead_notification sent')).toBe(13)
    expect(times('lead_notification failed')).toBe(1)
    expect(times('reply sent')).toBe(3)
    expect(times('reply failed')).toBe(1)
  })

  it('has promises kept, broken, overdue, due soon and later', async () => {
    const now = Date.now()
    const left = ({ due_at }: { due_at: string }) => (Date.parse(due_at) - now) / 60_000
    const emails = await demoEmails()
    // A customer who has written again waits without a promise.
    const promised = emails.filter(({ waits_until }) => waits_until && waits_until !== 'infinity')
    const waiting = promised.map(left)
    expect(waiting.toSorted((a, b) => a - b).map(Math.round)).toEqual([-180, 23, 55, 80, 1320])
    const answered = emails.filter(({ answered_at, due_at }) => answered_at && due_at)
    const kept = answered.filter(({ answered_at, due_at }) => answered_at <= due_at)
    expect([answered.length, kept.length]).toEqual([10, 9])
  })

  it('has spam, a call written down, and tags', async () => {
    const emails = await demoEmails()
    expect(emails.filter(({ spam_at }) => spam_at).map(({ source }) => source)).toEqual(['inbound'])
    const calls = emails.filter(({ source }) => source === 'manual')
    // Calls bring no consent, and send no mail.
    expect(calls.map(({ consents, outbox }) => [consents, outbox])).toEqual([[[], []]])
    const tags = emails.flatMap((email) => email.tags)
    expect(new Set(tags).size).toBeLessThan(tags.length)
  })

  it('has threads, notes, rated chats and a subscriber', async () => {
    const emails = await demoEmails()
    const answers = emails.filter(({ id, thread_id }) => id !== thread_id)
    expect(answers.map(({ source }) => source)).toEqual(['inbound', 'inbound'])
    expect(emails.flatMap(({ email_notes }) => email_notes)).toHaveLength(4)
    const ratings = emails.flatMap(({ chat_sessions }) => chat_sessions)
    expect(ratings.map(({ rating }) => rating).toSorted()).toEqual([2, 5])
    const { data } = await getWorld()
      .clients.staff.from('emails')
      .select('from_email')
      .eq('source', 'newsletter')
    expect(data).toEqual([{ from_email: 'reader@pochta.example' }])
  })

  it('has people who asked more than once', async () => {
    const senders = (await demoEmails()).map(({ from_email }) => from_email)
    expect(new Set(senders).size).toBeLessThan(senders.length)
  })

  it('changes nothing when loaded again', async () => {
    const { api, snapshot } = getWorld()
    await api.sql(`update public.emails set status = 'completed' where status = 'new'`)
    const before = await snapshot()
    await api.script(seed)
    expect(await snapshot()).toEqual(before)
  })

  it('loads without the demo accounts', async () => {
    const { api, restore } = getWorld()
    await restore()
    await api.sql(`delete from public.user_roles where role = 'staff'`)
    await api.script(seed)
    const assigned = (await demoEmails()).filter((email) => email.assigned_to_user_id)
    expect(assigned.length).toBeGreaterThan(0)
    expect(new Set(assigned.map((email) => email.assigned_to_user_id))).toEqual(
      new Set([getWorld().accounts.admin.id]),
    )
  })
}
