import { afterEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

interface Received {
  outcome: string
  email_id: string
}

interface InboundRow {
  id: string
  source: string
  status: string
  customer_id: string | null
  assigned_to_user_id: string | null
  thread_id: string
  refers_to_thread_id: string | null
  due_at: string | null
  waits_until: string | null
  reference_ids: string[]
}

/** An inbound mail is stored once per Message-ID, in the thread that it answers and belongs to. */
export function inboundSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  /** The sender of the lead, and by default of every mail. */
  const address = 'nurlan@client.example'
  const newId = () => `<${crypto.randomUUID()}.x@client.example>`

  const receive = async (email: object = {}) => {
    const { data, error } = await getWorld()
      .clients.service.rpc('receive_email', {
        email: {
          from_email: address,
          authentication: 'pass',
          to_email: 'site@kerege.example',
          subject: 'Вопрос',
          body: 'Сколько стоит сайт?',
          message_id: newId(),
          reference_ids: [],
          ...email,
        },
      })
      .single<Received>()
    if (error) throw new Error(error.message)
    return data
  }

  const read = async (id: string | null) => {
    const { data } = await getWorld()
      .clients.service.from('emails')
      .select()
      .eq('id', id)
      .single<InboundRow>()
      .throwOnError()
    return data
  }

  /** The mails that staff were notified of, and those that were marked instead. */
  const told = async () => {
    const [row] = await getWorld().api.sql<{ told: number; marked: number }>(`
      select (select count(distinct n.email_id)::int from public.notifications n join public.emails e on e.id = n.email_id
          where e.source = 'inbound') as told,
        (select count(*)::int from public.emails where is_suspicious) as marked`)
    return row
  }

  it('notifies of twenty mails of one sender in an hour, and keeps the others', async () => {
    for (let times = 0; times < 25; times += 1) await receive()
    expect(await told()).toEqual({ told: 20, marked: 5 })
    await receive({ from_email: 'aida@client.example' })
    expect(await told()).toEqual({ told: 21, marked: 5 })
  })

  it('notifies of sixty mails of strangers in an hour, and of what is said in known threads', async () => {
    const first = await receive({
      from_email: 'known@client.example',
      message_id: '<k@client.example>',
    })
    for (let times = 0; times < 65; times += 1) {
      await receive({ from_email: `stranger-${times}@x.example` })
    }
    expect(await told()).toEqual({ told: 60, marked: 6 })
    await receive({ from_email: 'known@client.example', in_reply_to: '<k@client.example>' })
    const [answer] = await getWorld().api.sql(
      `select from public.notifications where kind = 'answer' and email_id = '${first.email_id}' limit 1`,
    )
    expect(answer).toBeDefined()
  })

  it('notifies of a client’s mails, even if many others send in the client’s name', async () => {
    const forged = { authentication: 'none' }
    for (let times = 0; times < 25; times += 1) await receive(forged)
    for (let times = 0; times < 65; times += 1) {
      await receive({ ...forged, from_email: `stranger-${times}@x.example` })
    }
    expect(await told()).toEqual({ told: 60, marked: 30 })
    await receive()
    expect(await told()).toEqual({ told: 61, marked: 30 })
  })

  const receivedRow = async (email: object = {}) => read((await receive(email)).email_id)

  /** A request, and a reply to it by staff. */
  async function repliedLead() {
    const world = getWorld()
    const { email_id: emailId } = await submitLead(world, leadArguments())
    const replyId = crypto.randomUUID()
    await world.clients.staff
      .rpc('reply_to_email', { reply_id: replyId, email_id: emailId, subject: 'Re', body: 'Да' })
      .throwOnError()
    return { emailId, replyId }
  }

  it('stores a mail as new, without a promise, in a thread of its own', async () => {
    const { outcome, email_id: id } = await receive()
    expect(outcome).toBe('stored')
    expect(await read(id)).toMatchObject({
      source: 'inbound',
      status: 'new',
      thread_id: id,
      due_at: null,
      waits_until: 'infinity',
      assigned_to_user_id: null,
    })
  })

  it('stores a mail once, even if it is delivered repeatedly', async () => {
    const mail = { message_id: newId() }
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => receive(mail)))
    const ids = [first, ...others].map((row) => row?.email_id)
    expect(new Set(ids).size).toBe(1)
    const outcomes = [first, ...others].map((row) => row?.outcome).sort()
    expect(outcomes).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate', 'stored'])
  })

  it('stores another mail under a known Message-ID, once', async () => {
    const { replyId, emailId } = await repliedLead()
    const file = { position: 0, name: 'a.pdf', media_type: 'application/pdf', size: 9 }
    const mail = { message_id: newId(), attachments: [file] }
    const first = await receive(mail)
    const others = [
      { ...mail, subject: 'Другое' },
      { ...mail, body: 'Другое' },
      { ...mail, html_content: '<p>Другое</p>' },
      { ...mail, from_email: 'another@client.example' },
      { ...mail, attachments: [{ ...file, size: 10 }] },
      { ...mail, body: 'Да', in_reply_to: `<${replyId}@kerege.example>` },
    ]
    const ids = new Set([first.email_id])
    for (const other of others) {
      const stored = await receive(other)
      expect(stored.outcome).toBe('stored')
      ids.add(stored.email_id)
      // The provider's verdict does not count.
      const again = await receive({ ...other, authentication: 'none' })
      expect(again).toEqual({ outcome: 'duplicate', email_id: stored.email_id })
      expect((await read(stored.email_id)).reference_ids).toContain(mail.message_id)
    }
    expect(ids.size).toBe(7)
    expect(await receive(mail)).toEqual({ outcome: 'duplicate', email_id: first.email_id })
    const threads = await Promise.all([...ids].map(async (id) => (await read(id)).thread_id))
    expect(new Set(threads).size).toBe(7)
    expect(threads.at(-1)).toBe(emailId)
    // A mail that names the id answers the first one.
    expect(await receivedRow({ in_reply_to: mail.message_id })).toMatchObject({
      thread_id: first.email_id,
    })
  })

  describe('finds the thread by', () => {
    const inThread = async (email: object) => {
      const { emailId, replyId } = await repliedLead()
      const named = JSON.parse(
        JSON.stringify(email)
          .replaceAll('THREAD', emailId ?? '')
          .replaceAll('REPLY', replyId),
      )
      return (await receivedRow(named)).thread_id === emailId
    }

    it.each<[string, object]>([
      ['the reply that it answers', { in_reply_to: '<REPLY@kerege.example>' }],
      [
        'a reply among the references',
        { reference_ids: ['<a@b>', '<REPLY@kerege.example>', '<c@d>'] },
      ],
      [
        'the thread’s own id, where a provider has replaced the reply’s',
        { in_reply_to: '<0107@ses.example>', reference_ids: ['<THREAD@kerege.example>'] },
      ],
      ['an id under a former domain of ours', { in_reply_to: '<REPLY@old.example>' }],
    ])('%s', async (_, email) => {
      expect(await inThread(email)).toBe(true)
    })

    it('a reply’s id in capitals', async () => {
      const { emailId, replyId } = await repliedLead()
      const row = await receivedRow({ in_reply_to: `<${replyId.toUpperCase()}@KEREGE.EXAMPLE>` })
      expect(row.thread_id).toBe(emailId)
    })

    it('a mail of the customer’s own, In-Reply-To before References', async () => {
      const [first, second] = [newId(), newId()]
      const one = await receive({ message_id: first })
      const other = await receive({ message_id: second })
      expect(await receivedRow({ in_reply_to: first, reference_ids: [second] })).toMatchObject({
        thread_id: one.email_id,
        reference_ids: [second],
      })
      expect(await receivedRow({ reference_ids: [first, second] })).toMatchObject({
        thread_id: other.email_id,
      })
      expect(await receivedRow({ in_reply_to: newId(), reference_ids: [first] })).toMatchObject({
        thread_id: one.email_id,
      })
    })

    it.each([
      ['an unknown id', { in_reply_to: '<6f0a5c3e-1111-4222-8333-444455556666@kerege.example>' }],
      ['an id without brackets', { in_reply_to: 'REPLY@kerege.example' }],
      ['a part of an id', { in_reply_to: '<REPLY-2@kerege.example>' }],
      ['a malformed id', { in_reply_to: "<' or true --@x>", reference_ids: ['', '<>', '<@>'] }],
    ])('nothing: %s', async (_, email) => {
      expect(await inThread(email)).toBe(false)
    })
  })

  it('leaves a customer’s answer to the colleague who has the thread', async () => {
    const { accounts, api } = getWorld()
    const { emailId, replyId } = await repliedLead()
    const answer = { in_reply_to: `<${replyId}@kerege.example>` }
    const assignee = async () => {
      await receivedRow(answer)
      const [thread] = await api.sql<{ assigned_to_user_id: string | null }>(
        `select assigned_to_user_id from public.emails where id = '${emailId}'`,
      )
      return thread?.assigned_to_user_id
    }
    expect(await assignee()).toBe(accounts.staff.id)
    await api.sql(
      `update public.user_roles set role = 'user' where user_id = '${accounts.staff.id}'`,
    )
    expect(await assignee()).toBeNull()
  })

  describe('a stranger who names a thread', () => {
    const stranger = 'mallory@attacker.example'
    const knowing = async (email: object) => {
      const { emailId, replyId } = await repliedLead()
      return {
        emailId,
        row: await receivedRow({
          from_email: stranger,
          in_reply_to: `<${replyId}@kerege.example>`,
          reference_ids: [`<${emailId}@kerege.example>`],
          ...email,
        }),
      }
    }

    it.each(['pass', 'none', 'fail'])(
      'begins a thread of their own, which nobody has (%s)',
      async (authentication) => {
        const { emailId, row } = await knowing({ authentication })
        expect(row).toMatchObject({
          thread_id: row.id,
          refers_to_thread_id: emailId,
          assigned_to_user_id: null,
        })
        expect(row.customer_id === (await read(emailId)).customer_id).toBe(false)
      },
    )

    it('joins a thread it belongs to', async () => {
      const mail = newId()
      const { row } = await knowing({ message_id: mail })
      const next = await receivedRow({ from_email: stranger.toUpperCase(), in_reply_to: mail })
      expect(next).toMatchObject({ thread_id: row.id, refers_to_thread_id: null })
    })

    it('stays outside under the customer’s address, if the provider calls it forged', async () => {
      const forged = { from_email: address, authentication: 'fail' }
      const { emailId, row } = await knowing(forged)
      expect(row).toMatchObject({
        thread_id: row.id,
        refers_to_thread_id: emailId,
        customer_id: null,
      })
    })

    it('is let in by staff with all their mails, and belongs there from then on', async () => {
      const { clients, api } = getWorld()
      const mail = newId()
      const { emailId, row } = await knowing({ message_id: mail })
      const second = await receivedRow({ from_email: stranger, in_reply_to: mail })
      const join = async () =>
        (await clients.staff.rpc('join_thread', { email_id: row.id }).throwOnError())
          .data as boolean
      expect(await join()).toBe(true)
      expect(await join()).toBe(false)
      for (const { id } of [row, second]) {
        expect(await read(id)).toMatchObject({ thread_id: emailId, refers_to_thread_id: null })
      }
      const log = await api.sql(
        `select entity_id, details from public.audit_log where action = 'thread_joined'`,
      )
      expect(log).toEqual([{ entity_id: row.id, details: { thread_id: emailId } }])
      // The id of their own thread leads to the one they have joined.
      const named = { from_email: stranger, reference_ids: [`<${row.id}@kerege.example>`] }
      expect(await receivedRow(named)).toMatchObject({ thread_id: emailId })
    })

    it('is let in only to the thread they name', async () => {
      const { clients, ids } = getWorld()
      for (const email_id of [ids.email, ids.unused]) {
        const { data } = await clients.staff.rpc('join_thread', { email_id }).throwOnError()
        expect(data).toBe(false)
      }
    })
  })

  it('lets another address of the customer into the thread', async () => {
    const { emailId, replyId } = await repliedLead()
    await getWorld().api.sql(
      `update public.customers set other_emails = '{n@home.example}' where email = '${address}'`,
    )
    const row = await receivedRow({
      from_email: 'N@home.example',
      in_reply_to: `<${replyId}@kerege.example>`,
    })
    expect(row).toMatchObject({
      thread_id: emailId,
      customer_id: (await read(emailId)).customer_id,
    })
  })

  describe('the customer', () => {
    const customer = async (email: string) => {
      const { data } = await getWorld()
        .clients.service.from('customers')
        .select()
        .eq('email', email)
        .maybeSingle()
      return data
    }

    it('of a verified mail is new or known, and keeps the name from their lead', async () => {
      const row = await receivedRow({ from_email: 'Aida@Inbound.example', from_name: 'aida' })
      expect(await customer('aida@inbound.example')).toMatchObject({
        id: row.customer_id,
        name: 'aida',
      })
      await submitLead(getWorld(), leadArguments())
      const before = await customer(address)
      const again = await receivedRow({
        from_email: 'NURLAN@client.example',
        from_name: 'Президент',
      })
      expect(again.customer_id).toBe(before.id)
      const after = await customer(address)
      expect(after).toMatchObject({ name: before.name, phone: before.phone })
      expect(after.last_seen_at > before.last_seen_at).toBe(true)
    })

    it.each(['none', 'fail', undefined])('of any other is nobody (%s)', async (authentication) => {
      await submitLead(getWorld(), leadArguments())
      const before = await customer(address)
      expect(await receivedRow({ authentication, from_name: 'Нурлан' })).toMatchObject({
        customer_id: null,
        from_name: 'Нурлан',
        authentication: authentication ?? 'none',
      })
      expect(await customer(address)).toEqual(before)
      await receivedRow({ authentication, from_email: 'new@inbound.example' })
      expect(await customer('new@inbound.example')).toBeNull()
    })
  })

  it('expects no answer to an automatic mail', async () => {
    expect(await receivedRow({ status: 'processed' })).toMatchObject({
      status: 'processed',
      waits_until: null,
    })
  })
}
