import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, numbered } from './inbox.ts'

const lead = numbered(501)
const replyId = numbered(601)

/** A reply is stored and queued once, in the customer's thread, and can be sent again. */
export function repliesSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const { clients, api } = getWorld()
    await api.sql('delete from public.outbox')
    await clients.service
      .from('emails')
      .insert({
        id: lead,
        submission_id: numbered(502),
        source: 'consultation',
        from_email: 'nurlan@client.example',
        subject: 'Заявка',
        created_at: at(-60),
        received_at: at(-60),
      })
      .throwOnError()
  })
  afterEach(() => getWorld().restore())

  const reply = async (changes: Record<string, unknown> = {}, as: 'staff' | 'admin' = 'staff') => {
    const { data, error } = await getWorld().clients[as].rpc('reply_to_email', {
      reply_id: replyId,
      email_id: lead,
      subject: 'Ваша заявка',
      body: 'Здравствуйте!',
      ...changes,
    })
    if (error) throw new Error(error.message)
    return data as string
  }
  const inbound = (number: number, minutes: number, more: Record<string, unknown> = {}) =>
    getWorld()
      .clients.service.from('emails')
      .insert({
        id: numbered(number),
        source: 'inbound',
        from_email: 'nurlan@client.example',
        message_id: `<${number}@client.example>`,
        thread_id: lead,
        created_at: at(minutes),
        ...more,
      })
      .throwOnError()
  const email = async (id = lead) => {
    const { data } = await getWorld().clients.staff.from('emails').select().eq('id', id).single()
    return data
  }
  const mails = () =>
    getWorld().api.sql(`select * from public.outbox where kind = 'reply' order by created_at`)
  const deliver = async (outcome: string) => {
    const { clients } = getWorld()
    const { data } = await clients.service
      .rpc('claim_outbox', { max_rows: 9, lease_seconds: 60 })
      .throwOnError()
    for (const mail of data as { id: string; attempts: number }[]) {
      await clients.service
        .rpc('settle_outbox', { mail_id: mail.id, attempt: mail.attempts, outcome, error: 'x' })
        .throwOnError()
    }
  }

  it('is stored and queued, and its author takes an unassigned email', async () => {
    const { accounts, clients } = getWorld()
    expect(await reply()).toBe('stored')
    expect(await mails()).toMatchObject([
      {
        id: replyId,
        reply_id: replyId,
        email_id: lead,
        to_email: 'nurlan@client.example',
        subject: 'Ваша заявка',
        text_body: 'Здравствуйте!',
        html_body: null,
        status: 'pending',
        in_reply_to: null,
        reference_ids: [lead],
      },
    ])
    const { data } = await clients.staff.from('email_replies').select().eq('email_id', lead)
    expect(data).toMatchObject([
      { id: replyId, author_id: accounts.staff.id, to_email: 'nurlan@client.example' },
    ])
    expect(await email()).toMatchObject({
      status: 'in_progress',
      assigned_to_user_id: accounts.staff.id,
      first_reply_at: null,
    })
    const log = await getWorld().api.sql(`select actor_id, action from public.audit_log
      where entity_id = '${lead}' order by id`)
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'assignee_changed',
      'reply_sent',
      'status_changed',
    ])
    expect(new Set(log.map(({ actor_id }) => actor_id))).toEqual(new Set([accounts.staff.id]))
  })

  it('leaves an email assigned to a colleague, and a completed one completed', async () => {
    const { accounts, clients } = getWorld()
    const { colleague } = accounts
    await clients.staff
      .from('emails')
      .update({ assigned_to_user_id: colleague.id, status: 'completed' })
      .eq('id', lead)
      .throwOnError()
    await reply({}, 'admin')
    expect(await email()).toMatchObject({
      status: 'completed',
      assigned_to_user_id: colleague.id,
    })
  })

  it('is stored once, even if it is sent repeatedly', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => reply()))
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'duplicate'), 'stored'])
    expect(await reply({ body: 'Другое', email_id: getWorld().ids.email })).toBe('duplicate')
    expect(await mails()).toMatchObject([{ text_body: 'Здравствуйте!' }])
  })

  it('is refused without an email or an address', async () => {
    const { ids, snapshot } = getWorld()
    const before = await snapshot()
    expect(await reply({ email_id: ids.unused })).toBe('unknown')
    expect(await reply({ email_id: ids.emailBeingSent })).toBe('no_address')
    expect(await snapshot()).toEqual(before)
  })

  it.each([
    ['a second header in the subject', { subject: 'Re:\nBcc: x@y.example' }],
    ['no subject', { subject: '' }],
    ['a subject that is too long', { subject: 'я'.repeat(501) }],
    ['a blank body', { body: ' \n\t ' }],
    ['a body that is too long', { body: 'я'.repeat(20_001) }],
    ['neither', { subject: null, body: null }],
  ])('leaves nothing behind when it has %s', async (_, changes) => {
    const { snapshot } = getWorld()
    const before = await snapshot()
    await expect(reply(changes)).rejects.toThrow(/^A (subject|reply) (is|has)/)
    expect(await snapshot()).toEqual(before)
  })

  describe('in a thread', () => {
    it('follows our own latest reply until the customer answers', async () => {
      await reply()
      await reply({ reply_id: numbered(602) })
      expect((await mails())[1]).toMatchObject({
        in_reply_to: replyId,
        reference_ids: [lead, replyId],
      })
    })

    it('answers the opened mail, with its references', async () => {
      await inbound(503, -30, { reference_ids: [`<${lead}@kerege.example>`, '<a@b.example>'] })
      await reply({ email_id: numbered(503) })
      expect((await mails())[0]).toMatchObject({
        in_reply_to: '<503@client.example>',
        reference_ids: [lead, `<${lead}@kerege.example>`, '<a@b.example>', '<503@client.example>'],
      })
    })

    it('names nothing but the opened mail’s own chain, and goes to its sender', async () => {
      await inbound(503, -30, { reference_ids: ['<a@b.example>'] })
      await inbound(504, -20, {
        from_email: 'colleague@client.example',
        reference_ids: ['<private@b.example>'],
      })
      await reply({ email_id: numbered(504) })
      await reply({ reply_id: numbered(602), email_id: numbered(503) })
      const [, second] = await mails()
      expect(second).toMatchObject({
        to_email: 'nurlan@client.example',
        in_reply_to: '<503@client.example>',
        reference_ids: [lead, '<a@b.example>', '<503@client.example>'],
      })
      await reply({ reply_id: numbered(603) })
      expect((await mails())[2]).toMatchObject({ in_reply_to: null, reference_ids: [lead] })
    })

    it('refers to the thread first, and to twenty mails at most', async () => {
      const references = Array.from({ length: 100 }, (_, index) => `<${index}@b.example>`)
      await inbound(503, -30, { reference_ids: references })
      await reply({ email_id: numbered(503) })
      const [mail] = await mails()
      expect(mail?.reference_ids).toEqual([lead, ...references.slice(-18), '<503@client.example>'])
    })

    it('goes to the person a form service wrote for, or to the service', async () => {
      const relayed = {
        from_email: 'noreply@forms.example',
        reply_to: 'bakyt@client.example',
        is_relayed: true,
      }
      await inbound(503, -30, relayed)
      await reply({ email_id: numbered(503) })
      await reply({
        reply_id: numbered(602),
        email_id: numbered(503),
        to_address: 'noreply@forms.example',
      })
      expect((await mails()).map(({ to_email }) => to_email)).toEqual([
        'bakyt@client.example',
        'noreply@forms.example',
      ])
    })

    it('goes, with copies, only to addresses that the mail names', async () => {
      await inbound(503, -30, {
        reply_to: 'desk@client.example',
        also_to: ['a@client.example'],
        cc: ['b@client.example'],
      })
      const answer = (changes: object) => reply({ email_id: numbered(503), ...changes })
      for (const changes of [
        { to_address: 'mallory@attacker.example' },
        { to_address: '' },
        { cc: ['a@client.example', 'mallory@attacker.example'] },
        { cc: [''] },
      ]) {
        expect(await answer(changes), JSON.stringify(changes)).toBe('unknown_recipient')
      }
      const copies = [
        'B@client.example',
        'nurlan@client.example',
        'b@client.example',
        'desk@client.example',
      ]
      expect(await answer({ to_address: 'desk@client.example', cc: copies })).toBe('stored')
      expect(await mails()).toMatchObject([
        { to_email: 'desk@client.example', cc: ['b@client.example', 'nurlan@client.example'] },
      ])
    })

    it('is held back after a colleague’s reply that its author has not seen', async () => {
      await reply()
      const other = { reply_id: numbered(602), seen_until: at(-60) }
      expect(await reply(other)).toBe('stored')
      expect(await reply({ ...other, reply_id: numbered(603) }, 'admin')).toBe('answered_meanwhile')
      expect(await mails()).toHaveLength(2)
      const [seen] = await getWorld().api.sql<{ seen: string }>(
        `select max(created_at)::text as seen from public.email_replies`,
      )
      expect(await reply({ reply_id: numbered(603), seen_until: seen?.seen }, 'admin')).toBe(
        'stored',
      )
    })

    it('is held back after a customer’s mail that its author has not seen', async () => {
      await inbound(503, -30)
      await inbound(504, -10)
      const seen = { seen_mail_id: numbered(503) }
      expect(await reply(seen)).toBe('written_meanwhile')
      expect(await mails()).toEqual([])
      await inbound(505, -5, { status: 'completed' }) // an automatic reply
      expect(await reply({ seen_mail_id: numbered(504) })).toBe('stored')
      expect(await reply({ reply_id: numbered(602), ...seen, despite_new_mail: true })).toBe(
        'stored',
      )
    })

    it('can answer any mail of the thread', async () => {
      await inbound(503, -30)
      expect(await reply({ email_id: numbered(503) })).toBe('stored')
      expect((await mails())[0]).toMatchObject({
        email_id: numbered(503),
        in_reply_to: '<503@client.example>',
      })
    })
  })

  describe('delivered', () => {
    it('answers the email at the moment of delivery, and the first counts', async () => {
      await reply()
      expect(await email()).toMatchObject({ first_reply_at: null, answered_at: null })
      await deliver('sent')
      const answered = await email()
      const [mail] = await mails()
      expect(Date.parse(answered?.first_reply_at)).toBe(new Date(String(mail?.sent_at)).getTime())
      expect(answered).toMatchObject({
        answered_at: answered?.first_reply_at,
        waits_until: null,
      })
      await reply({ reply_id: numbered(602) })
      await deliver('sent')
      expect((await email())?.first_reply_at).toBe(answered?.first_reply_at)
    })

    it('answers all earlier mails of the thread, and no later ones', async () => {
      await inbound(503, -30)
      await reply({ email_id: numbered(503) })
      await inbound(504, +1)
      await deliver('sent')
      expect((await email())?.waits_until).toBe('infinity')
      expect((await email())?.waiting_since).toBe((await email(numbered(504)))?.created_at)
      expect((await email(getWorld().ids.email))?.waits_until).toBe('infinity')
      await getWorld().api.sql(`delete from public.emails where id = '${numbered(504)}'`)
      await reply({ reply_id: numbered(602) })
      await deliver('sent')
      expect((await email())?.waits_until).toBeNull()
    })

    it('answers what its author had seen, and finishes nothing else', async () => {
      await inbound(503, -30)
      await inbound(504, -10)
      const written = { seen_mail_id: numbered(503), despite_new_mail: true, completes: true }
      expect(await reply(written)).toBe('stored')
      expect((await email())?.status).toBe('in_progress')
      await deliver('sent')
      expect(await email()).toMatchObject({
        waits_until: 'infinity',
        waiting_since: (await email(numbered(504)))?.created_at,
      })
      await reply({ reply_id: numbered(602), seen_mail_id: numbered(504), completes: true })
      await deliver('sent')
      expect(await email()).toMatchObject({ status: 'completed', waits_until: null })
    })

    it('leaves a mail waiting that was on its way into the thread', async () => {
      await reply({ seen_mail_id: lead })
      await inbound(503, -1)
      await deliver('sent')
      expect((await email())?.waiting_since).toBe((await email(numbered(503)))?.created_at)
    })

    it('stops waiting for an earlier reply that failed', async () => {
      await inbound(503, -30)
      await reply()
      await deliver('failed')
      expect((await email())?.waits_until).not.toBeNull()
      const later = { reply_id: numbered(602), seen_mail_id: numbered(503), despite_new_mail: true }
      await reply(later)
      await deliver('sent')
      expect((await email())?.waits_until).toBeNull()
    })

    it.each(['retry', 'failed'])('not yet or never, answers nothing (%s)', async (outcome) => {
      await reply()
      await deliver(outcome)
      expect(await email()).toMatchObject({ first_reply_at: null, answered_at: null })
    })
  })

  describe('that comes back', () => {
    const bounce = async (changes: Record<string, unknown> = {}) => {
      const { data } = await getWorld()
        .clients.service.rpc('note_bounce', {
          returned_ids: [`<${replyId}@kerege.example>`],
          bounce_id: '<1@mx.example>',
          reason: '550 5.1.1 No such user',
          ...changes,
        })
        .throwOnError()
      return data as string
    }
    const sent = async () => {
      await reply()
      await deliver('sent')
    }

    it('is marked, and the email waits again', async () => {
      await sent()
      expect((await email())?.waits_until).toBeNull()
      expect(await bounce()).toBe('noted')
      expect(await mails()).toMatchObject([
        { status: 'bounced', last_error: '550 5.1.1 No such user' },
      ])
      const waiting = await email()
      expect(waiting?.first_reply_at).toBeNull()
      expect(waiting?.waits_until).toBe(waiting?.due_at)
    })

    it('leaves the email answered by another reply that arrived', async () => {
      await sent()
      await reply({ reply_id: numbered(602) })
      await deliver('sent')
      await bounce()
      const [, other] = await mails()
      const answered = await email()
      expect(Date.parse(answered?.first_reply_at)).toBe(new Date(String(other?.sent_at)).getTime())
    })

    it('is noted once for each report, also after it was sent again', async () => {
      await sent()
      expect(await bounce()).toBe('noted')
      expect(await bounce()).toBe('duplicate')
      await getWorld().clients.staff.rpc('retry_mail', { mail_id: replyId }).throwOnError()
      expect(await bounce({ bounce_id: '<2@mx.example>' })).toBe('duplicate')
      await deliver('sent')
      expect(await bounce()).toBe('duplicate')
      expect(await mails()).toMatchObject([{ status: 'sent' }])
      expect(await bounce({ bounce_id: '<2@mx.example>' })).toBe('noted')
    })

    it('is found by the provider’s id, and not found where it is not ours', async () => {
      await sent()
      await getWorld().api.sql(`update public.outbox set provider_message_id = 'resend-1'`)
      for (const id of [
        '<x@mx.example>',
        '<not-a-uuid@kerege.example>',
        `<${getWorld().ids.unused}@x>`,
      ]) {
        expect(await bounce({ returned_ids: [id] })).toBe('unknown')
      }
      expect(await bounce({ returned_ids: ['x@y', 'resend-1'] })).toBe('noted')
    })

    it.each<[string, string[], string]>([
      [
        'the latest to one of the recipients',
        ['else@client.example', 'nurlan@client.example'],
        'noted',
      ],
      ['none, where it names others', ['else@client.example'], 'unknown'],
    ])(
      'is of its thread, where a provider has replaced its id: %s',
      async (_, recipients, outcome) => {
        await sent()
        await reply({ reply_id: numbered(602) })
        await deliver('sent')
        const unknown = {
          returned_ids: ['<0107@ses.example>'],
          thread_ids: [`<${lead}@kerege.example>`],
          recipients,
        }
        expect(await bounce(unknown)).toBe(outcome)
        expect((await mails()).map(({ status }) => status)).toEqual([
          'sent',
          outcome === 'noted' ? 'bounced' : 'sent',
        ])
      },
    )

    it.each([
      ['noted', 'mx.client.example', []],
      ['noted', 'client.example', []],
      ['noted', 'smtp.relay.example', ['relay.example']],
      ['unknown', 'attacker.example', ['relay.example']],
      ['unknown', 'xclient.example', []],
      ['unknown', 'example', []],
      ['unknown', '', []],
    ])(
      'is %s where %s reports it, which is not verified',
      async (outcome, reporter, own_domains) => {
        await sent()
        await getWorld().api
          .sql(`insert into public.newsletter_subscriptions (email, status, confirmed_at)
        values ('nurlan@client.example', 'confirmed', now())`)
        expect(await bounce({ reporter, own_domains })).toBe(outcome)
        expect(
          await getWorld().api.sql(
            `select status from public.newsletter_subscriptions where email = 'nurlan@client.example'`,
          ),
        ).toEqual([{ status: outcome === 'noted' ? 'bounced' : 'confirmed' }])
      },
    )

    it('only from a copy’s recipient leaves the customer answered', async () => {
      await getWorld().api.sql(
        `update public.emails set cc = '{boss@client.example}' where id = '${lead}'`,
      )
      await reply({ cc: ['Boss@client.example'] })
      await deliver('sent')
      expect(await bounce({ recipients: ['boss@client.example', 'b.boss@client.example'] })).toBe(
        'unknown',
      )
      expect(await mails()).toMatchObject([{ status: 'sent', cc: ['boss@client.example'] }])
    })

    it('as a delay leaves it sent, as a complaint ends the subscription only', async () => {
      const reader = `select status from public.newsletter_subscriptions where email = 'nurlan@client.example'`
      await sent()
      await getWorld().api
        .sql(`insert into public.newsletter_subscriptions (email, status, confirmed_at)
        values ('nurlan@client.example', 'confirmed', now())`)
      const delay = { kind: 'delayed', is_lasting: false, reason: '4.4.1 still trying' }
      expect(await bounce(delay)).toBe('noted')
      expect(await mails()).toMatchObject([{ status: 'sent', last_error: '4.4.1 still trying' }])
      expect((await email())?.waits_until).toBeNull()
      expect(await getWorld().api.sql(reader)).toEqual([{ status: 'confirmed' }])

      const complaint = { kind: 'complaint', is_lasting: true, reason: 'abuse' }
      expect(await bounce(complaint)).toBe('noted')
      expect(await mails()).toMatchObject([{ status: 'sent', last_error: '4.4.1 still trying' }])
      expect(await getWorld().api.sql(reader)).toEqual([{ status: 'complained' }])

      expect(await bounce()).toBe('noted')
      expect(await mails()).toMatchObject([{ status: 'bounced' }])
    })

    it('during sending is recorded afterwards', async () => {
      await reply()
      await getWorld()
        .clients.service.rpc('claim_outbox', { max_rows: 9, lease_seconds: 60 })
        .throwOnError()
      expect(await bounce()).toBe('sending')
    })
  })

  describe('that does not arrive', () => {
    const told = async () =>
      (
        await getWorld().api.sql<{ who: string; kind: string }>(`
          select split_part(p.email, '@', 1) as who, n.kind from public.notifications n
          join public.profiles p using (user_id) where n.kind = 'undelivered' and n.read_at is null`)
      ).map(({ who, kind }) => `${who}: ${kind}`)
    const refuse = async (way: 'failed' | 'bounced') => {
      await deliver(way === 'failed' ? 'failed' : 'sent')
      if (way === 'failed') return
      await getWorld()
        .clients.service.rpc('note_bounce', {
          returned_ids: [`<${replyId}@kerege.example>`],
          bounce_id: '<1@mx.example>',
          reason: '',
        })
        .throwOnError()
    }

    describe.each(['failed', 'bounced'] as const)('(%s)', (way) => {
      it.each([
        ['completed with it', { completes: true }, ''],
        ['put off', {}, `snoozed_until = now() + interval '3 days'`],
        ['dealt with since', {}, `status = 'processed'`],
      ])('opens a thread again that was %s, and its author is told', async (_, changes, since) => {
        await reply({ ...changes, hold_seconds: 0 })
        if (since)
          await getWorld().api.sql(`update public.emails set ${since} where id = '${lead}'`)
        await refuse(way)
        const opened = await email()
        expect(opened).toMatchObject({
          status: 'in_progress',
          processed: false,
          snoozed_until: null,
          first_reply_at: null,
        })
        expect(opened?.waits_until).toBe(opened?.due_at)
        expect(await told()).toEqual(['staff: undelivered'])
      })

      it('reopens an answered thread, and notifies again', async () => {
        await reply({ reply_id: numbered(602) })
        await deliver('sent')
        expect((await email())?.waits_until).toBeNull()
        await reply({ completes: true })
        await refuse(way)
        expect(await email()).toMatchObject({ status: 'in_progress', waits_until: 'infinity' })
        await getWorld().clients.staff.rpc('read_notifications').throwOnError()
        await getWorld().clients.staff.rpc('retry_mail', { mail_id: replyId }).throwOnError()
        await deliver('failed')
        expect(await told()).toEqual(['staff: undelivered'])
        await getWorld().clients.staff.rpc('retry_mail', { mail_id: replyId }).throwOnError()
        await deliver('sent')
        expect((await email())?.waits_until).toBeNull()
      })
    })

    it('notifies the thread’s assignee if its author has left, at once and by mail', async () => {
      const { accounts, api, clients } = getWorld()
      await reply()
      await api.sql(`update public.emails set assigned_to_user_id = '${accounts.colleague.id}'
        where id = '${lead}'`)
      await api.sql(
        `update public.user_roles set role = 'user' where user_id = '${accounts.staff.id}'`,
      )
      await api.sql(`delete from public.notifications`)
      await getWorld().setHours('closed')
      await deliver('failed')
      await getWorld().setHours('closed')
      expect(await told()).toEqual(['colleague: undelivered'])
      await api.sql(
        `update public.notifications set announce_at = announce_at - interval '6 minutes'`,
      )
      await clients.service.rpc('remind_staff', { has_telegram: false }).throwOnError()
      expect(
        await api.sql(`select to_email from public.outbox where kind = 'notification_digest'`),
      ).toEqual([{ to_email: accounts.colleague.email }])
      await getWorld().setHours('open')
    })

    it('does not reopen spam', async () => {
      await reply({ completes: true })
      await getWorld().api.sql(`update public.emails set spam_at = now() where id = '${lead}'`)
      await deliver('failed')
      expect(await told()).toEqual([])
    })
  })

  describe('held', () => {
    const recall = async (as: 'staff' | 'admin' = 'staff') => {
      const { data } = await getWorld()
        .clients[as].rpc('recall_reply', { reply_id: replyId })
        .throwOnError()
      return data as boolean
    }
    const stored = () =>
      getWorld().api.sql(`select id from public.email_replies where id = '${replyId}'`)

    it('leaves when its time has come, and not before', async () => {
      const { api } = getWorld()
      await reply({ hold_seconds: 10 })
      await deliver('sent')
      expect(await mails()).toMatchObject([{ status: 'pending', attempts: 0 }])
      await api.sql(`update public.outbox set next_attempt_at = now() where id = '${replyId}'`)
      await deliver('sent')
      expect(await mails()).toMatchObject([{ status: 'sent' }])
    })

    it('is held for a minute at most, and never in the past', async () => {
      const seconds = async () => {
        const [row] = await getWorld().api.sql<{ held: number }>(`
          select extract(epoch from next_attempt_at - created_at)::int as held
          from public.outbox where kind = 'reply' order by created_at desc, id desc limit 1`)
        return row?.held
      }
      await reply({ hold_seconds: 86_400 })
      expect(await seconds()).toBe(60)
      await reply({ reply_id: numbered(602), hold_seconds: -5 })
      expect(await seconds()).toBe(0)
    })

    it('can be recalled by its author: nothing is sent, and the log says so', async () => {
      const { api } = getWorld()
      await reply({ hold_seconds: 10 })
      expect(await recall()).toBe(true)
      expect(await stored()).toEqual([])
      expect(await mails()).toEqual([])
      expect(await recall()).toBe(false)
      expect(
        await api.sql(`select details from public.audit_log where action = 'reply_recalled'`),
      ).toEqual([{ details: { reply_id: replyId } }])
      expect(await reply()).toBe('stored')
    })

    it('cannot be recalled by a colleague, or once it has left', async () => {
      await reply({ hold_seconds: 10 })
      expect(await recall('admin')).toBe(false)
      await getWorld().api.sql(
        `update public.outbox set next_attempt_at = now() where id = '${replyId}'`,
      )
      expect(await recall()).toBe(false)
      await deliver('retry')
      await getWorld().api.sql(
        `update public.outbox set next_attempt_at = now() + interval '1 hour' where id = '${replyId}'`,
      )
      expect(await recall()).toBe(false)
      expect(await stored()).toHaveLength(1)
    })

    it.each([
      { completes: false, meanwhile: 'in_progress' },
      { completes: true, meanwhile: 'completed' },
    ])(
      'taken back leaves the email as it was, new and nobody’s (completes: $completes)',
      async ({ completes, meanwhile }) => {
        const { accounts } = getWorld()
        const before = await email()
        expect(before).toMatchObject({ status: 'new', assigned_to_user_id: null })
        await reply({ hold_seconds: 10, completes })
        expect(await email()).toMatchObject({
          status: meanwhile,
          assigned_to_user_id: accounts.staff.id,
        })
        await recall()
        expect(await email()).toEqual(before)
      },
    )

    it('when recalled, keeps later changes by others', async () => {
      await reply({ hold_seconds: 10 })
      await getWorld()
        .clients.admin.from('emails')
        .update({ status: 'processed' })
        .eq('id', lead)
        .throwOnError()
      await recall()
      expect(await email()).toMatchObject({ status: 'processed' })
    })

    it('when recalled, keeps an email completed that was completed before', async () => {
      await getWorld()
        .clients.staff.from('emails')
        .update({ status: 'completed' })
        .eq('id', lead)
        .throwOnError()
      await reply({ hold_seconds: 10, completes: true })
      await recall()
      expect(await email()).toMatchObject({ status: 'completed' })
    })

    it('when recalled, returns its files to the draft', async () => {
      const { accounts, api } = getWorld()
      const file = numbered(701)
      await api.sql(`insert into public.attachments (id, uploaded_by, name, media_type, size, stored_at)
        values ('${file}', '${accounts.staff.id}', 'Смета.pdf', 'application/pdf', 1000, now())`)
      await reply({ hold_seconds: 10, attachment_ids: [file] })
      await recall()
      expect(await reply({ reply_id: numbered(602), attachment_ids: [file] })).toBe('stored')
    })
  })

  describe('sent again', () => {
    const retry = async (mail_id: string) => {
      const { data } = await getWorld().clients.staff.rpc('retry_mail', { mail_id }).throwOnError()
      return data as boolean
    }

    it('is due at once like a new one, and the log records who did it', async () => {
      const { accounts, api } = getWorld()
      await reply()
      await deliver('failed')
      expect(await retry(replyId)).toBe(true)
      expect(await mails()).toMatchObject([{ status: 'pending', attempts: 0, last_error: null }])
      expect(
        await api.sql(`select actor_id, entity_id, details from public.audit_log
          where action = 'mail_retried'`),
      ).toEqual([{ actor_id: accounts.staff.id, entity_id: lead, details: { mail_id: replyId } }])
      await deliver('sent')
      expect((await email())?.waits_until).toBeNull()
    })

    it.each(['sent', 'retry'])('changes no mail that did not fail: %s', async (outcome) => {
      await reply()
      await deliver(outcome)
      const before = await getWorld().snapshot()
      expect(await retry(replyId)).toBe(false)
      expect(await retry(getWorld().ids.unused)).toBe(false)
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it('is not possible for a newsletter confirmation', async () => {
      const { api, ids } = getWorld()
      await api.sql(`insert into public.outbox
        (id, subscription_id, kind, to_email, status)
        values ('${ids.unused}', '${ids.subscription}', 'newsletter_confirmation', 'a@b.example',
          'failed')`)
      expect(await retry(ids.unused)).toBe(false)
    })
  })
}
