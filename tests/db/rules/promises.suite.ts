import { afterEach, describe, expect, it } from 'vitest'
import { promises } from '../../../src/content/company.ts'
import { workingHours } from '../../../src/content/working-hours.ts'
import {
  addWorkingDays,
  addWorkingTime,
} from '../../../supabase/functions/_shared/contracts/working-time.ts'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'
import { at, fillInbox, numbered } from './inbox.ts'
import { leadArguments, submitLead } from './lead.ts'

interface Waiting {
  due_at: string | null
  first_reply_at: string | null
  handled_at: string | null
  answered_at: string | null
  waits_until: string | null
}

/** Promises of an answer: until when, and whether they were kept. */
export function promisesSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const read = async (id: unknown) => {
    const { data } = await getWorld()
      .clients.staff.from('emails')
      .select('due_at, first_reply_at, handled_at, answered_at, waits_until')
      .eq('id', String(id))
      .single<Waiting>()
      .throwOnError()
    return data
  }
  const submit = async (source = 'consultation') => {
    const args = leadArguments()
    const { email_id } = await submitLead(getWorld(), {
      ...args,
      email: { ...args.email, source },
    })
    return String(email_id)
  }
  const setStatus = (id: string, status: string) =>
    getWorld().clients.staff.from('emails').update({ status }).eq('id', id).throwOnError()

  it('are those of the site', async () => {
    const tuesday = Date.parse('2026-11-24T04:00:00Z')
    const rows = await getWorld().api.sql<{ source: string; due: number | null }>(`
      select source,
        extract(epoch from private.promised_until(source, '2026-11-24T04:00:00Z'))::float8 * 1000 as due
      from unnest(enum_range(null::public.lead_source)) source`)
    const contact = addWorkingTime(workingHours, tuesday, promises.consultationHours * 60)
    expect(Object.fromEntries(rows.map(({ source, due }) => [source, due]))).toEqual({
      consultation: contact,
      chat: contact,
      project_quiz: addWorkingDays(workingHours, tuesday, promises.proposalHours * 60),
      inbound: null,
      newsletter: null,
      manual: contact,
    })
  })

  it.each(['consultation', 'project_quiz'])(
    'give a %s its time from its arrival',
    async (source) => {
      const id = await submit(source)
      const rows = await getWorld().api.sql(`
      select from public.emails
      where id = '${id}' and due_at = private.promised_until(source, received_at)`)
      expect(rows).toHaveLength(1)
      const waiting = await read(id)
      expect(waiting.waits_until).toBe(waiting.due_at)
    },
  )

  it('give a booking from the chat two hours, and none to a summary', async () => {
    const chat = chatIn(getWorld())
    await chat.say('Сколько стоит сайт?')
    await chat.end({ email: { subject: 'Чат', body: 'Итог' } })
    const summary = await read((await chat.row())?.email_id)
    expect(summary).toMatchObject({ due_at: null, waits_until: null })
    await chat.book()
    expect((await read((await chat.row())?.email_id)).due_at).not.toBeNull()
  })

  it('leave a mail waiting without a deadline, but no subscription and no mail without a sender', async () => {
    await fillInbox(getWorld(), [
      { id: numbered(1), source: 'inbound', from_email: 'a@client.example' },
      { id: numbered(2), source: 'newsletter', from_email: 'a@client.example' },
      { id: numbered(3), source: 'inbound' },
      { id: numbered(4), from_email: 'a@client.example' },
    ])
    const waits = []
    for (const number of [1, 2, 3, 4]) waits.push((await read(numbered(number))).waits_until)
    expect(waits).toEqual(['infinity', null, null, 'infinity'])
  })

  describe('marking a request as processed', () => {
    it.each(['processed', 'completed'])('answers it: %s', async (status) => {
      const id = await submit()
      await setStatus(id, status)
      const { handled_at, answered_at, waits_until } = await read(id)
      expect(handled_at).not.toBeNull()
      expect(answered_at).toBe(handled_at)
      expect(waits_until).toBeNull()
    })

    it('does not answer it: in_progress', async () => {
      const id = await submit()
      await setStatus(id, 'in_progress')
      expect(await read(id)).toMatchObject({ handled_at: null, answered_at: null })
    })

    it('can be undone, and restores the deadline', async () => {
      const id = await submit()
      const before = await read(id)
      await setStatus(id, 'processed')
      await setStatus(id, 'in_progress')
      expect(await read(id)).toEqual(before)
    })

    it('keeps its moment when the request is completed later', async () => {
      const id = await submit()
      await setStatus(id, 'processed')
      const { handled_at } = await read(id)
      await setStatus(id, 'completed')
      expect((await read(id)).handled_at).toBe(handled_at)
    })
  })

  it('are kept, late, open or overdue', async () => {
    const { clients } = getWorld()
    const lead = (number: number, more: Record<string, unknown>) => ({
      id: numbered(number),
      submission_id: numbered(100 + number),
      source: 'consultation',
      from_email: 'a@client.example',
      ...more,
    })
    await fillInbox(getWorld(), [
      lead(1, { received_at: at(-300), due_at: at(-180), first_reply_at: at(-200) }), // kept
      lead(2, { received_at: at(-300), due_at: at(-180), first_reply_at: at(-60) }), // late
      lead(3, { received_at: at(-300), due_at: at(-180) }), // overdue
      lead(4, { received_at: at(-60), due_at: at(60) }), // has an hour
      lead(5, { received_at: at(-60), due_at: at(60), first_reply_at: at(-1) }), // kept before it fell due
      lead(6, { received_at: at(-30_000), first_reply_at: at(-29_990) }), // weeks ago
      { id: numbered(7), source: 'inbound', from_email: 'a@client.example' },
    ])
    const { accounts } = getWorld()
    await clients.staff
      .from('emails')
      .update({ assigned_to_user_id: accounts.staff.id })
      .eq('id', numbered(3))
      .throwOnError()
    const { data } = await clients.staff.rpc('inbox_counts', { since: at(-7 * 24 * 60) })
    const open = {
      waiting: 3,
      overdue: 1,
      mine: 1,
      unassigned: 2,
      suspicious: 0,
      chats: 0,
      spam: 0,
      snoozed: 0,
    }
    expect(data).toEqual([{ ...open, promised: 4, kept: 2 }])
  })
}
