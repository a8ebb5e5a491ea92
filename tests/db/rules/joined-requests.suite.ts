import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

const [quiz, call, mail, stranger] = [1, 2, 3, 4].map(numbered) as [string, string, string, string]

/** Open requests of one customer: listed once, joined into one conversation with one promise, parted by undo. */
export function joinedRequestsSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const { ids } = getWorld()
    const anna = { from_email: 'anna@client.example', customer_id: ids.customer }
    await fillInbox(getWorld(), [
      { ...anna, id: quiz, source: 'project_quiz', created_at: at(-300), due_at: at(600) },
      {
        ...anna,
        id: call,
        source: 'consultation',
        created_at: at(-200),
        due_at: at(-80),
        tags: ['важно'],
      },
      { ...anna, id: mail, source: 'inbound', created_at: at(-100), body: 'И ещё вопрос' },
      { id: stranger, source: 'inbound', from_email: 'boris@client.example', created_at: at(-50) },
    ])
  })
  afterEach(() => getWorld().restore())

  const rows = async () => {
    const { data } = await getWorld()
      .clients.service.from('emails')
      .select()
      .order('id')
      .throwOnError()
    return data ?? []
  }
  const read = async (id: string) => (await rows()).find((row) => row.id === id)
  const join = async (email_ids: string[], change_id: string = crypto.randomUUID()) => {
    const { data } = await getWorld()
      .clients.staff.rpc('join_requests', { email_ids, change_id })
      .throwOnError()
    return { first: data, change_id }
  }
  const undo = async (change_id: string, as: 'staff' | 'admin' = 'staff') => {
    const { data } = await getWorld().clients[as].rpc('undo_change', { change_id }).throwOnError()
    return data?.[0]
  }
  const reply = async (email_id: string) => {
    const reply_id = crypto.randomUUID()
    const { data } = await getWorld()
      .clients.staff.rpc('reply_to_email', { reply_id, email_id, subject: 'Re', body: 'Да' })
      .throwOnError()
    expect(data).toBe('stored')
    return reply_id
  }
  const settle = (id: string, status: string) =>
    getWorld().api.sql(
      `update public.outbox set status = '${status}', sent_at = now() where id = '${id}'`,
    )

  describe('the queue', () => {
    const byCustomer = { queue: 'waiting', by_customer: true }

    it('lists a customer once, by the request that is due first, and counts so', async () => {
      expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([2, 1, 3, 4])
      expect(await readPage(getWorld(), byCustomer)).toEqual([2, 4])
      expect(await readPage(getWorld(), { ...byCustomer, queue: 'overdue' })).toEqual([2])
      const { data } = await getWorld()
        .clients.staff.rpc('inbox_counts', { since: at(-9), by_customer: true })
        .single()
        .throwOnError()
      expect(data).toMatchObject({ waiting: 2, overdue: 1, unassigned: 2 })
    })

    it('hides nothing behind what a filter leaves out', async () => {
      const { accounts } = getWorld()
      await getWorld()
        .clients.staff.from('emails')
        .update({ assigned_to_user_id: accounts.staff.id })
        .eq('id', mail)
        .throwOnError()
      expect(await readPage(getWorld(), { ...byCustomer, assignee: accounts.staff.id })).toEqual([
        3,
      ])
    })

    it('is read page by page', async () => {
      const first = await read(call)
      const page = await readPage(getWorld(), {
        ...byCustomer,
        after_waits_until: first?.waits_until,
        after_moment: first?.waiting_since,
        after_id: call,
        page_size: 1,
      })
      expect(page).toEqual([4])
    })
  })

  describe('joined requests', () => {
    it('are one row, the first, under the earliest deadline', async () => {
      const before = await rows()
      const { first } = await join([mail, call, quiz])
      expect(first).toBe(quiz)
      expect(await readPage(getWorld())).toEqual([4, 1])
      const [one] = before
      expect(await read(quiz)).toMatchObject({
        answers: 2,
        answer_preview: 'И ещё вопрос',
        tags: ['важно'],
        due_at: before[1]?.due_at,
        waits_until: before[1]?.due_at,
        waiting_since: one?.waiting_since,
        listed_at: before[2]?.created_at,
      })
      expect(await readPage(getWorld(), { search: 'ещё вопрос' })).toEqual([1])
    })

    it('are answered by one reply, and one promise is counted', async () => {
      await join([mail, call, quiz])
      await settle(await reply(mail), 'sent')
      expect(await read(quiz)).toMatchObject({ waits_until: null, waiting_since: null })
      expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([4])
      const { data } = await getWorld()
        .clients.staff.rpc('inbox_counts', { since: at(-9999) })
        .single()
        .throwOnError()
      expect(data).toMatchObject({ promised: 1, kept: 0 })
    })

    it('wait again if that reply comes back', async () => {
      await join([mail, call, quiz])
      const id = await reply(mail)
      await settle(id, 'sent')
      await settle(id, 'bounced')
      expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([1, 4])
    })

    it('keep the promise of the one not yet answered', async () => {
      await settle(await reply(quiz), 'sent')
      await getWorld().clients.service.rpc('receive_email', {
        email: {
          message_id: '<again@client.example>',
          from_email: 'anna@client.example',
          authentication: 'pass',
          reference_ids: [`<${quiz}@kerege.example>`],
          subject: 'Re',
          body: 'А ещё?',
        },
      })
      const due = (await read(call))?.due_at
      const { first } = await join([quiz, call])
      expect(first).toBe(call)
      expect(await read(call)).toMatchObject({ due_at: due, waits_until: due, answers: 2 })
      const answer = await reply(call)
      await settle(answer, 'sent')
      // Not the earlier reply, which kept the other's promise.
      const [sent] = await getWorld().api.sql(
        `select e.first_reply_at = o.sent_at as is_later
         from public.emails e, public.outbox o where e.id = '${call}' and o.id = '${answer}'`,
      )
      expect(sent).toEqual({ is_later: true })
    })

    it('show what was written in the latest of them, not the text of its form', async () => {
      await getWorld()
        .clients.service.from('emails')
        .update({ body: 'Заявка № 1', lead: { kind: 'consultation', description: 'Нужен бот' } })
        .eq('id', call)
        .throwOnError()
      await join([call, quiz])
      expect(await read(quiz)).toMatchObject({ answer_preview: 'Нужен бот' })
    })

    it('go to the colleague who has one of them', async () => {
      const { accounts } = getWorld()
      const taken = { assigned_to_user_id: accounts.colleague.id }
      await getWorld().clients.staff.from('emails').update(taken).eq('id', mail).throwOnError()
      await join([mail, call])
      expect(await read(call)).toMatchObject(taken)
    })
  })

  it('refuses what is of another, answered, joined, or gone', async () => {
    const before = await rows()
    expect((await join([call, stranger])).first).toBeNull()
    expect((await join([call, call])).first).toBeNull()
    expect((await join([call, numbered(99)])).first).toBeNull()
    await getWorld().api.sql(`update public.emails set customer_id = '${getWorld().ids.customer}'
      where id = '${stranger}'`)
    // The same card, another address: one reply would not reach both.
    expect((await join([call, stranger])).first).toBeNull()
    await getWorld().api.sql(`update public.emails set customer_id = null where id = '${stranger}'`)
    expect(await rows()).toEqual(before)
    await getWorld()
      .clients.staff.from('emails')
      .update({ status: 'processed' })
      .eq('id', mail)
      .throwOnError()
    expect((await join([call, mail])).first).toBeNull()
    await join([quiz, call])
    expect((await join([quiz, call])).first).toBeNull()
  })

  it('is logged', async () => {
    const { change_id } = await join([quiz, call])
    await undo(change_id)
    const logged = await getWorld().api.sql(
      `select action, entity_id, details ->> 'thread_id' as first from public.audit_log
       where action like 'requests%' order by id`,
    )
    expect(logged).toEqual([
      { action: 'requests_joined', entity_id: call, first: quiz },
      { action: 'requests_parted', entity_id: call, first: quiz },
    ])
  })

  describe('undo', () => {
    const withoutChange = (all: Awaited<ReturnType<typeof rows>>) =>
      all.map(({ change_id: _, ...row }) => row)

    it('parts them as they were', async () => {
      await getWorld()
        .clients.staff.from('emails')
        .update({ snoozed_until: at(600) })
        .eq('id', quiz)
        .throwOnError()
      const before = withoutChange(await rows())
      const { change_id } = await join([mail, call, quiz])
      expect(await undo(change_id)).toMatchObject({ missed: 0 })
      expect(withoutChange(await rows())).toEqual(before)
      expect(await readPage(getWorld(), { search: 'ещё вопрос' })).toEqual([3])
    })

    it('is the person’s own', async () => {
      const { change_id } = await join([call, quiz])
      expect(await undo(change_id, 'admin')).toEqual({ restored: 0, missed: 0 })
      expect(await read(call)).toMatchObject({ thread_id: quiz })
    })

    it('leaves what was changed or answered since', async () => {
      const joined = await join([call, quiz])
      await getWorld()
        .clients.admin.from('emails')
        .update({ status: 'in_progress' })
        .eq('id', quiz)
        .throwOnError()
      expect(await undo(joined.change_id)).toMatchObject({ restored: 0 })
      const later = await join([mail, quiz])
      await reply(mail)
      expect(await undo(later.change_id)).toMatchObject({ restored: 0 })
      expect((await rows()).filter(({ thread_id }) => thread_id === quiz)).toHaveLength(3)
    })
  })
}
