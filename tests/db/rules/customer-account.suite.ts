import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { switchConsentText } from '../../../src/content/consultation.ts'
import { type Account, createAccount } from '../support/accounts.ts'
import { ids } from '../support/rows.ts'
import type { World } from '../support/world.ts'

const request = '00000000-0000-4000-8000-0000000000b1'
const foreign = '00000000-0000-4000-8000-0000000000b2'
const theirFile = '00000000-0000-4000-8000-0000000000b3'
const ourFile = '00000000-0000-4000-8000-0000000000b4'
const uncheckedFile = '00000000-0000-4000-8000-0000000000b6'
const heldReply = '00000000-0000-4000-8000-0000000000b6'

/** A customer sees their own requests and nothing of what staff note about them. */
export function customerAccountSuite(getWorld: () => World): void {
  let customer: Account

  beforeEach(async () => {
    const { api, accounts } = getWorld()
    customer = await createAccount(api, 'Customer', 'user')
    await api.sql(`
      insert into public.emails (id, from_email, subject, body, lead, message_id, source, submission_id, tags)
      values ('${request}', 'CUSTOMER@kerege.example', 'Заявка', 'КОНТАКТЫ для своих',
        '{"description": "Нужен сайт"}', '<1@client.example>', 'consultation', '${request}', '{трудный}')`)
    await api.sql(`
      insert into public.emails (id, thread_id, from_email, subject, body)
      values ('${foreign}', '${request}', 'colleague@client.example', 'Re: Заявка', 'Скажу за него')`)
    await api.sql(`
      insert into public.email_notes (email_id, author_id, body)
      values ('${request}', '${accounts.staff.id}', 'Просит скидку')`)
    const say = async (id: string, to: string, body: string, held: string) => {
      await api.sql(`
        insert into public.email_replies (id, email_id, author_id, to_email, subject, body)
        values ('${id}', '${request}', '${accounts.staff.id}', '${to}', 'Re: Заявка', '${body}')`)
      await api.sql(`
        insert into public.outbox (id, reply_id, email_id, kind, to_email, subject, text_body, next_attempt_at)
        values ('${id}', '${id}', '${request}', 'reply', '${to}', 'Re: Заявка', '-', ${held})`)
    }
    await say(randomUUID(), 'customer@kerege.example', 'Сделаем за месяц', 'now()')
    await say(heldReply, 'customer@kerege.example', 'Ещё думаю', `now() + interval '1 day'`)
    await say(randomUUID(), 'colleague@client.example', 'Это не ему', 'now()')
    await api.sql(`
      insert into public.attachments (id, email_id, reply_id, name, media_type, size, stored_at)
      values ('${theirFile}', '${request}', null, 'ТЗ.pdf', 'application/pdf', 10, now()),
        ('${ourFile}', null, '${heldReply}', 'Смета.pdf', 'application/pdf', 10, now()),
        ('${uncheckedFile}', '${request}', null, 'ТЗ.rar', 'application/octet-stream', 10, now())`)
  })
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where lower(email) like 'customer%'`)
    await restore()
  })

  type Client = Account['client']

  const requests = async (client: Client) => (await client.rpc('my_requests')).data ?? []
  const thread = async (client: Client) =>
    (await client.rpc('my_thread', { request_id: request }).range(0, 999)).data ?? []
  const answer = (client: Client, more: object = {}) =>
    client.rpc('answer_my_thread', {
      request_id: request,
      answer_id: randomUUID(),
      body: 'А быстрее?',
      ...more,
    })

  it('shows their requests, in any case of the address, and nothing else', async () => {
    const listed = await requests(customer.client)
    expect(listed).toHaveLength(1)
    expect(Object.keys(listed[0]).sort()).toEqual([
      'answered_at',
      'asked_at',
      'due_at',
      'id',
      'is_order',
      'messages',
      'project_type',
      'source',
      'status',
      'subject',
      'submission_id',
      'topic',
    ])
    expect(listed[0]).toMatchObject({ id: request, topic: 'Нужен сайт', status: 'new' })
  })

  it('shows their messages and our answers; no notes, nothing held back, nothing of others', async () => {
    const said = await thread(customer.client)
    expect(
      said.map(({ is_ours, is_answer, author, body }: Record<string, unknown>) => [
        is_ours,
        is_answer,
        author,
        body,
      ]),
    ).toEqual([
      [false, false, null, 'Нужен сайт'],
      [true, true, 'staff', 'Сделаем за месяц'],
    ])
    expect(said[0].files).toEqual([{ id: theirFile, name: 'ТЗ.pdf', size: 10 }])
  })

  it('hides what staff entered themselves', async () => {
    await getWorld().api.sql(`update public.emails set source = 'manual' where id = '${request}'`)
    const said = await thread(customer.client)
    expect(said[0]).toMatchObject({ body: null, lead: null })
    expect(await requests(customer.client)).toMatchObject([{ topic: null, project_type: null }])
  })

  it('opens none of the tables to them', async () => {
    for (const table of ['emails', 'email_replies', 'email_notes', 'attachments', 'customers']) {
      expect((await customer.client.from(table).select()).data, table).toEqual([])
    }
  })

  it('lets them answer: the thread rises, unread, for staff', async () => {
    const { api, clients } = getWorld()
    await api.sql(`update public.emails set status = 'completed' where id = '${request}'`)
    expect((await answer(customer.client)).data).toBe('stored')
    const { data } = await clients.staff
      .from('emails')
      .select('status, answers, answer_preview, waits_until')
      .eq('id', request)
      .single()
      .throwOnError()
    expect(data).toMatchObject({ status: 'new', answers: 2, answer_preview: 'А быстрее?' })
    expect(data?.waits_until).not.toBeNull()
    const told = await clients.staff
      .from('notifications')
      .select('kind')
      .eq('email_id', request)
      .throwOnError()
    expect(told.data).toContainEqual({ kind: 'answer' })
    expect(await thread(customer.client)).toHaveLength(3)
  })

  it('stores an answer that is sent twice once', async () => {
    const again = { answer_id: randomUUID() }
    expect((await answer(customer.client, again)).data).toBe('stored')
    expect((await answer(customer.client, again)).data).toBe('duplicate')
    expect(await thread(customer.client)).toHaveLength(3)
  })

  it('stores a changed answer that is sent again as well, once', async () => {
    const first = { answer_id: randomUUID(), body: 'Да, подходит' }
    const changed = { ...first, body: 'Нет, только в июне' }
    expect((await answer(customer.client, first)).data).toBe('stored')
    expect((await answer(customer.client, changed)).data).toBe('stored')
    expect((await answer(customer.client, changed)).data).toBe('duplicate')
    const said = await thread(customer.client)
    expect(said.slice(-2).map(({ body }: { body: string }) => body)).toEqual([
      first.body,
      changed.body,
    ])
  })

  it('attaches their uploads, and no file of others', async () => {
    const upload = { attachment_ids: [ids.untakenUpload, theirFile, ourFile] }
    await answer(customer.client, upload)
    const said = await thread(customer.client)
    expect(said.at(-1).files.map(({ id }: { id: string }) => id)).toEqual([ids.untakenUpload])
    expect(said[0].files).toHaveLength(1)
  })

  it.each([
    ['consultation', 'Отмена консультации'],
    ['order', 'Отмена заказа'],
  ])('says that a %s is called off', async (kind, subject) => {
    await getWorld().api.sql(
      `update public.emails set lead = '{"kind": "${kind}"}' where id = '${request}'`,
    )
    await answer(customer.client, { cancels: true, body: 'Не смогу' })
    const { data } = await getWorld()
      .clients.staff.from('emails')
      .select('subject')
      .eq('thread_id', request)
      .eq('body', 'Не смогу')
      .single()
    expect(data?.subject).toBe(subject)
  })

  it('shows what was ordered', async () => {
    const lead = { kind: 'order', order: 'Брендинг, пакет «Стандарт»', price: '89 000 ₽' }
    await getWorld().api.sql(`
      update public.emails set lead = '${JSON.stringify(lead)}' where id = '${request}'`)
    const { data } = await customer.client.rpc('my_requests').eq('id', request).single()
    expect(data).toMatchObject({ source: 'consultation', is_order: true })
    expect((await thread(customer.client))[0]).toMatchObject({ lead })
  })

  it('accepts thirty answers an hour', async () => {
    await getWorld().api.sql(`
      insert into private.rate_limits (bucket, client_hash, hits, window_ends_at)
      values ('account_answer', '${customer.id}', 30, now() + interval '1 hour')`)
    expect((await answer(customer.client)).data).toBe('rate_limited')
  })

  it.each(['', ' ', 'х'.repeat(20_001)])('refuses an answer of %j', async (body) => {
    const refused = await answer(customer.client, { body })
    expect(refused.error !== null || refused.data === 'unknown').toBe(true)
    expect(await thread(customer.client)).toHaveLength(2)
  })

  describe('settings', () => {
    const sessionOf = async (client: Client) => {
      const { data } = await client.auth.getSession()
      const token = data.session?.access_token.split('.')[1] ?? ''
      return JSON.parse(Buffer.from(token, 'base64url').toString()).session_id
    }
    const secondDevice = async () => {
      const { api } = getWorld()
      const client = api.anonymous()
      const { error } = await client.auth.signInWithPassword({
        email: 'customer@kerege.example',
        password: 'a-password',
      })
      if (error) throw error
      return client
    }

    it('lists the caller’s devices only, this one first', async () => {
      const other = await secondDevice()
      const { data } = await other.rpc('my_sessions').throwOnError()
      expect(data.map(({ id, is_current }: Record<string, unknown>) => [id, is_current])).toEqual([
        [await sessionOf(other), true],
        [await sessionOf(customer.client), false],
      ])
    })

    it('ends one device at once, and nobody else’s', async () => {
      const { api, clients } = getWorld()
      const other = await secondDevice()
      const session_id = await sessionOf(other)
      const byStranger = await clients.user.rpc('end_my_session', { session_id })
      expect(byStranger.data).toBe(false)
      expect(await requests(other)).toHaveLength(1)
      expect((await customer.client.rpc('end_my_session', { session_id })).data).toBe(true)
      expect(await requests(other)).toEqual([])
      expect(await requests(customer.client)).toHaveLength(1)
      const [noted] = await api.sql(
        `select event, user_id from public.security_log order by id desc limit 1`,
      )
      expect(noted).toEqual({ event: 'sessions_ended', user_id: customer.id })
    })

    it('takes a change of address back: its link ends, and nobody else’s', async () => {
      const { api, clients } = getWorld()
      const { auth } = customer.client
      await auth.updateUser({ email: 'moved@kerege.example' })
      await auth.updateUser({ data: { pending_email: 'moved@kerege.example' } })
      const links = () =>
        api.sql(`select email_change, email_change_token_new from auth.users
          where id = '${customer.id}' and email_change <> ''`)
      expect(await links()).toHaveLength(1)
      expect((await clients.user.rpc('cancel_my_address_change')).data).toBe(false)
      expect(await links()).toHaveLength(1)
      expect((await customer.client.rpc('cancel_my_address_change')).data).toBe(true)
      expect(await links()).toEqual([])
      const { data } = await auth.getUser()
      expect(data.user?.email).toBe('customer@kerege.example')
      expect(data.user?.user_metadata).not.toHaveProperty('pending_email')
      expect((await customer.client.rpc('cancel_my_address_change')).data).toBe(false)
    })

    it('follows the name that Auth keeps', async () => {
      await customer.client.auth.updateUser({ data: { full_name: ' Жылдыз Асанова ' } })
      const { data } = await customer.client.from('profiles').select('full_name').single()
      expect(data?.full_name).toBe('Жылдыз Асанова')
    })

    it('switches the newsletter without a mail, since the address is confirmed', async () => {
      const { api } = getWorld()
      const isRead = async () => (await customer.client.rpc('my_newsletter')).data
      const want = (wanted: boolean) =>
        customer.client
          .rpc('set_my_newsletter', { wanted, text_version: switchConsentText.version })
          .throwOnError()
      expect(await isRead()).toBe(false)
      await want(true)
      await want(true)
      expect(await isRead()).toBe(true)
      const [row] = await api.sql(`
        select status, generation, consent_text_version from public.newsletter_subscriptions
        where email = 'customer@kerege.example'`)
      expect(row).toEqual({
        status: 'confirmed',
        generation: 1,
        consent_text_version: switchConsentText.version,
      })
      expect(
        await api.sql(`select 1 from public.outbox where to_email = 'customer@kerege.example'
          and kind = 'newsletter_confirmation'`),
      ).toEqual([])
      const unknown = { wanted: true, text_version: 'v1' }
      expect((await customer.client.rpc('set_my_newsletter', unknown)).error?.code).toBe('22023')
      await want(false)
      expect(await isRead()).toBe(false)
      await want(true)
      expect(await isRead()).toBe(true)
    })
  })

  describe.each<[who: string, client: () => Promise<Client> | Client]>([
    ['a stranger', () => getWorld().clients.user],
    ['a visitor', () => getWorld().clients.anonymous],
    ['staff, by this way', () => getWorld().clients.staff],
    [
      'an account of the same address that is not confirmed',
      async () => {
        const { api } = getWorld()
        await api.sql(`update auth.users set email_confirmed_at = null where id = '${customer.id}'`)
        return customer.client
      },
    ],
    [
      'a token whose session has ended',
      async () => {
        const { data } = await customer.client.auth.getSession()
        await customer.client.auth.signOut({ scope: 'local' })
        return getWorld().api.withToken(data.session?.access_token ?? '')
      },
    ],
  ])('%s', (who, getClient) => {
    it('reads and writes nothing', async () => {
      const client = await getClient()
      expect(await requests(client)).toEqual([])
      expect(await thread(client)).toEqual([])
      expect((await answer(client)).data).not.toBe('stored')
      const wish = { wanted: true, text_version: switchConsentText.version }
      if (who !== 'a stranger' && who !== 'staff, by this way') {
        expect((await client.rpc('set_my_newsletter', wish)).error).not.toBeNull()
      }
    })
  })
}
