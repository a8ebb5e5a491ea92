import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emailStatuses } from '../../../supabase/functions/_shared/contracts/email-status.ts'
import type { World } from '../support/world.ts'

/** The demo data loads on either database, once, with or without the demo accounts. */
export function proveSeed(getWorld: () => World): void {
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
        'id, status, assigned_to_user_id, from_email, subject, body, html_content, consents(id), outbox(status)',
      )
      .gte('id', '5eed0000-0000-4000-8000-000000000000')
      .lt('id', '5eed0001-0000-4000-8000-000000000000')
      .throwOnError()
    return data
  }

  it('shows every status, assigned and not, and what has no subject, sender or body', async () => {
    const emails = await demoEmails()
    const { staff, admin } = getWorld().accounts
    expect(emails).toHaveLength(14)
    expect(new Set(emails.map(({ status }) => status))).toEqual(new Set(emailStatuses))
    expect(new Set(emails.map((email) => email.assigned_to_user_id))).toEqual(
      new Set([null, staff.id, admin.id]),
    )
    expect(
      emails.filter(({ subject, from_email, body }) => !subject && !from_email && !body),
    ).toHaveLength(1)
    expect(emails.filter(({ html_content }) => html_content)).toHaveLength(1)
    const mails = emails.flatMap(({ outbox }) => outbox.map(({ status }) => status))
    expect(mails.toSorted()).toEqual(['failed', ...Array.from({ length: 11 }, () => 'sent')])
  })

  it('has people who asked more than once', async () => {
    const senders = (await demoEmails()).map(({ from_email }) => from_email)
    expect(new Set(senders).size).toBeLessThan(senders.length)
  })

  it('adds and changes nothing the second time', async () => {
    const { api, snapshot } = getWorld()
    await api.sql(`update public.emails set status = 'completed' where status = 'new'`)
    const before = await snapshot()
    await api.script(seed)
    expect(await snapshot()).toEqual(before)
  })

  it('loads without the demo accounts, assigned to nobody', async () => {
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
