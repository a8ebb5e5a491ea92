import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

const head = numbered(1)
const other = numbered(2)

/** One row per conversation: a customer's answer moves it up, and its status is the conversation's. */
export function threadsSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const { accounts } = getWorld()
    const lead = { source: 'consultation', from_email: 'anna@client.example' }
    await fillInbox(getWorld(), [
      { ...lead, id: head, created_at: at(-300), received_at: at(-300), due_at: at(-180) },
      { ...lead, id: other, created_at: at(-200), received_at: at(-200), due_at: at(60) },
    ])
    await work({ status: 'completed', assigned_to_user_id: accounts.staff.id })
  })
  afterEach(() => getWorld().restore())

  const work = async (values: object, id = head) => {
    const answer = getWorld().clients.staff.from('emails').update(values).eq('id', id)
    await answer.throwOnError()
  }
  const read = async (id = head) => {
    const { data } = await getWorld()
      .clients.service.from('emails')
      .select()
      .eq('id', id)
      .single()
      .throwOnError()
    return data
  }
  let mails = 0
  const answer = async (changes: object = {}) => {
    mails += 1
    const { data } = await getWorld()
      .clients.service.rpc('receive_email', {
        email: {
          message_id: `<answer-${mails}@client.example>`,
          from_email: 'anna@client.example',
          authentication: 'pass',
          reference_ids: [`<${head}@kerege.example>`],
          subject: 'Re: Ваша заявка',
          body: 'Когда начнём?',
          ...changes,
        },
      })
      .throwOnError()
    return String(data?.[0]?.email_id)
  }

  describe('an answer', () => {
    it('raises the row of its thread instead of adding one', async () => {
      expect(await readPage(getWorld())).toEqual([2, 1])
      await answer()
      expect(await readPage(getWorld())).toEqual([1, 2])
      expect(await read()).toMatchObject({ answers: 1, answer_preview: 'Когда начнём?' })
    })

    it('opens it again for its assignee, without breaking a promise that was kept', async () => {
      const before = await read()
      const id = await answer()
      expect(await read()).toMatchObject({
        status: 'new',
        processed: false,
        assigned_to_user_id: getWorld().accounts.staff.id,
        answered_at: before.answered_at,
        waits_until: 'infinity',
        waiting_since: (await read(id)).created_at,
      })
      expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([2, 1])
      expect(await readPage(getWorld(), { queue: 'overdue' })).toEqual([])
    })

    it('does not lose its place when the customer asks again', async () => {
      const id = await answer()
      await answer({ body: 'Вы получили моё письмо?' })
      expect(await read()).toMatchObject({
        answers: 2,
        answer_preview: 'Вы получили моё письмо?',
        waiting_since: (await read(id)).created_at,
      })
    })

    it('is found by its own words, as its thread', async () => {
      await answer({ body: 'Добавьте, пожалуйста, верблюдов' })
      await answer({ body: 'Верблюды двугорбые' })
      expect(await readPage(getWorld(), { search: 'верблюды' })).toEqual([1])
      expect(await readPage(getWorld(), { search: 'anna' })).toEqual([1, 2])
    })

    it('only counts if it is automatic', async () => {
      const before = await read()
      await answer({ status: 'processed', body: 'Я в отпуске' })
      expect(await read()).toEqual({ ...before, answers: 1 })
    })

    it('can be processed, and that undone', async () => {
      await answer()
      const { waiting_since } = await read()
      await work({ status: 'processed' })
      expect(await read()).toMatchObject({ waiting_since: null, waits_until: null })
      await work({ status: 'in_progress' })
      expect(await read()).toMatchObject({ waiting_since, waits_until: 'infinity' })
    })

    it('cannot be processed apart from its thread', async () => {
      const id = await answer()
      const { error } = await getWorld()
        .clients.staff.from('emails')
        .update({ status: 'completed' })
        .eq('id', id)
      expect(error?.message).toBe('Only the first email of a thread can be changed')
    })

    it('notifies the thread’s assignee each time', async () => {
      const { api } = getWorld()
      const told = () =>
        api.sql(`select email_id, read_at is null as is_unread from public.notifications
          where kind = 'answer'`)
      await answer()
      await api.sql('update public.notifications set read_at = now()')
      await answer()
      expect(await told()).toEqual([{ email_id: head, is_unread: true }])
    })

    it('to a subscription waits, and outlives it', async () => {
      const { api } = getWorld()
      const [subscription] = await api.sql<{ id: string }>(
        `insert into public.newsletter_subscriptions (email, requested_at)
         values ('anna@client.example', now()) returning id`,
      )
      await api.sql(
        `update public.emails set source = 'newsletter', subscription_id = '${subscription?.id}'
         where id in ('${head}')`,
      )
      await answer()
      expect(await read()).toMatchObject({ waits_until: 'infinity' })
      await api.sql(`delete from public.newsletter_subscriptions where id = '${subscription?.id}'`)
      expect(await read()).toMatchObject({ subscription_id: null, answers: 1 })
    })
  })

  describe('the preview', () => {
    const quote = `30.04.2025, 15:19, "Кереге" <site@kerege.example>:\n> Начнём?`

    it('of an answer is what it says itself', async () => {
      const id = await answer({ body: `Да\n\n${quote}`, preview: 'Да' })
      expect(await read(id)).toMatchObject({ preview: 'Да', body: `Да\n\n${quote}` })
      expect(await read()).toMatchObject({ answer_preview: 'Да' })
      expect(await readPage(getWorld(), { search: 'начнём' })).toEqual([1])
    })

    it('of another email is how it begins, also once it is corrected', async () => {
      const long = 'Длинно '.repeat(40)
      const { clients, api } = getWorld()
      await api.sql(`update public.emails set body = '${long}' where id = '${head}'`)
      expect(await read()).toMatchObject({ preview: long.slice(0, 240) })
      await clients.service.from('emails').update({ body: 'Коротко' }).eq('id', head).throwOnError()
      expect(await read()).toMatchObject({ preview: 'Коротко' })
    })

    it('of an earlier version is computed again', async () => {
      const { service } = getWorld().clients
      const older = await answer({ body: `Первое\n\n${quote}` })
      const id = await answer({ body: `Второе\n\n${quote}`, in_reply_to: '<a@b>' })
      expect((await read()).answer_preview).toContain('Начнём')
      const { data } = await service.rpc('stale_previews', { max_rows: 10 }).throwOnError()
      expect(data).toMatchObject([
        { email_id: id, body: `Второе\n\n${quote}`, in_reply_to: '<a@b>' },
        { email_id: older },
      ])
      const previews = { [older]: 'Первое', [id]: 'Второе' }
      await service.rpc('store_previews', { previews }).throwOnError()
      expect(await read(older)).toMatchObject({ preview: 'Первое' })
      expect(await read()).toMatchObject({ answer_preview: 'Второе' })
      const left = await service.rpc('stale_previews', { max_rows: 10 }).throwOnError()
      expect(left.data).toEqual([])
    })
  })

  describe('an answer that names the provider’s Message-ID', () => {
    const byProvider = '<0107018f-a@eu-west-1.amazonses.com>'
    const unknown = { reference_ids: [], in_reply_to: byProvider }
    const confirm = async () => {
      const [mail] = await getWorld().api.sql<{ id: string }>(
        `insert into public.outbox (kind, email_id, to_email, subject, text_body)
         values ('lead_confirmation', '${head}', 'anna@client.example', 'Ваша заявка принята', 'Х') returning id`,
      )
      return String(mail?.id)
    }
    const tell = async (message_id: string) =>
      getWorld()
        .clients.service.rpc('note_message_id', { mail_id: await confirm(), message_id })
        .throwOnError()

    it('joins its thread, if its sender belongs there', async () => {
      await tell(byProvider)
      expect(await read(await answer(unknown))).toMatchObject({ thread_id: head })
      const stranger = await answer({ ...unknown, from_email: 'boris@client.example' })
      expect(await read(stranger)).toMatchObject({ thread_id: stranger, refers_to_thread_id: head })
    })

    it('joins no thread of another mail', async () => {
      await tell('<0107018f-b@eu-west-1.amazonses.com>')
      const id = await answer(unknown)
      expect(await read(id)).toMatchObject({ thread_id: id, refers_to_thread_id: null })
    })

    it('is suggested to staff by address and subject if the id is unknown', async () => {
      await confirm()
      const subject = 'RE: Ваша заявка принята'
      const id = await answer({ ...unknown, subject })
      expect(await read(id)).toMatchObject({ thread_id: id, refers_to_thread_id: head })
      for (const other of [
        { subject: 'Re: Другая тема' },
        { subject, from_email: 'boris@client.example' },
        { subject: 'Ваша заявка принята', in_reply_to: null },
      ])
        expect(await read(await answer({ ...unknown, ...other }))).toMatchObject({
          refers_to_thread_id: null,
        })
      await getWorld().clients.staff.rpc('join_thread', { email_id: id }).throwOnError()
      expect(await read(id)).toMatchObject({ thread_id: head, refers_to_thread_id: null })
    })
  })

  describe('joining', () => {
    it('merges two rows, which wait if the joined one did', async () => {
      const stranger = await answer({ from_email: 'boris@client.example', body: 'Я коллега Анны' })
      expect(await read(stranger)).toMatchObject({ refers_to_thread_id: head, thread_id: stranger })
      await getWorld().clients.staff.rpc('join_thread', { email_id: stranger }).throwOnError()
      expect(await readPage(getWorld())).toEqual([1, 2])
      const { created_at } = await read(stranger)
      expect(await read()).toMatchObject({
        status: 'new',
        answers: 1,
        answer_preview: 'Я коллега Анны',
        listed_at: created_at,
        waiting_since: created_at,
      })
      expect(await readPage(getWorld(), { search: 'boris' })).toEqual([1])
      expect(await answer({ from_email: 'boris@client.example' })).not.toBe(head)
      expect(await read()).toMatchObject({ answers: 2 })
    })

    it('leaves the row of a completed one as it is', async () => {
      const stranger = await answer({ from_email: 'boris@client.example' })
      await work({ status: 'completed' }, stranger)
      await getWorld().clients.staff.rpc('join_thread', { email_id: stranger }).throwOnError()
      expect(await read()).toMatchObject({ status: 'completed', waits_until: null })
    })
  })

  it('is deleted as a whole, and not while its latest mail is recent', async () => {
    const { api } = getWorld()
    const left = async () => {
      await api.sql('select private.prune_old_data()')
      const rows = await api.sql<{ id: string }>(
        `select id from public.emails where thread_id = '${head}'`,
      )
      return rows.length
    }
    const id = await answer()
    await work({ status: 'completed' })
    await api.sql("update public.customers set last_seen_at = now() - interval '10 years'")
    const age = (which: string) =>
      api.sql(
        `update public.emails set received_at = now() - interval '10 years' where id = '${which}'`,
      )
    await age(head)
    expect(await left()).toBe(2)
    await age(id)
    expect(await left()).toBe(0)
  })
}
