import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publicSubmissionId } from '../../support/public-id.ts'
import { leadNumber } from '../../../supabase/functions/_shared/contracts/lead-number.ts'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'
import { leadArguments, submitLead } from './lead.ts'

/** A lead is stored completely, once and within the limit, or not at all. */
export function leadsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const added = async (table: string) => {
    const { snapshot, baseline } = getWorld()
    const known = new Set(baseline[table]?.map((row) => JSON.stringify(row)))
    return ((await snapshot())[table] ?? []).filter((row) => !known.has(JSON.stringify(row)))
  }

  it('stores customer, email, consent and notification together', async () => {
    const args = leadArguments()
    const result = await submitLead(getWorld(), args)
    expect(result).toMatchObject({ outcome: 'stored', retry_after_seconds: null })
    const { email_id } = result

    const [customer] = await added('public.customers')
    expect(customer).toMatchObject({ ...args.customer, email: 'nurlan@client.example' })
    expect(await added('public.emails')).toMatchObject([
      {
        ...args.email,
        id: email_id,
        submission_id: publicSubmissionId(args.submission_id),
        customer_id: customer?.id,
        status: 'new',
        processed: false,
        assigned_to_user_id: null,
      },
    ])
    expect(await added('public.consents')).toMatchObject([
      { ...args.consent, email_id, customer_id: customer?.id },
    ])
    expect(await added('public.outbox')).toMatchObject([
      { ...args.notification, email_id, kind: 'lead_notification', status: 'pending', attempts: 0 },
    ])
  })

  it('does not store the sender’s id, and derives the lead’s number from the stored one', async () => {
    const args = leadArguments()
    await submitLead(getWorld(), args)
    const { data } = await getWorld().clients.staff.from('emails').select('*').throwOnError()
    expect(JSON.stringify(data)).not.toContain(args.submission_id)
    const stored = publicSubmissionId(args.submission_id)
    expect(JSON.stringify(data)).toContain(stored)
    expect(leadNumber(stored)).toBe(leadNumber(args.submission_id))
    // What staff read opens nothing: it is another form's.
    const guess = await submitLead(getWorld(), { ...args, submission_id: stored })
    expect(guess.outcome).toBe('stored')
  })

  describe('confirmation', () => {
    const confirmation = { subject: 'Получили', text_body: 'Ответим', html_body: '<p>Ответим</p>' }
    const confirmations = async () =>
      (await added('public.outbox')).filter(({ kind }) => kind === 'lead_confirmation')

    it('is queued if an address was left, and names the lead’s thread', async () => {
      const { email_id } = await submitLead(getWorld(), leadArguments({ confirmation }))
      expect(await confirmations()).toMatchObject([
        {
          ...confirmation,
          email_id,
          to_email: 'Nurlan@client.example',
          reference_ids: [email_id],
          status: 'pending',
        },
      ])
    })

    it('is not sent without an address', async () => {
      const { email } = leadArguments()
      await submitLead(
        getWorld(),
        leadArguments({ confirmation, email: { ...email, from_email: null } }),
      )
      expect(await added('public.emails')).toHaveLength(1)
      expect(await confirmations()).toEqual([])
    })

    it('goes to one address five times a day, from any client, and leads still come in', async () => {
      const from = (email: string, client: number) =>
        submitLead(
          getWorld(),
          leadArguments({
            confirmation,
            client_hash: `client-${client}`,
            email: { ...leadArguments().email, from_email: email },
          }),
        )
      for (let client = 0; client < 8; client += 1) {
        await from(client % 2 ? 'NURLAN@client.example' : 'nurlan@client.example', client)
      }
      await from('aida@client.example', 9)
      expect(await confirmations()).toHaveLength(6)
      const leads = await added('public.emails')
      expect(leads.filter(({ is_suspicious }) => !is_suspicious)).toHaveLength(9)
    })

    it('is not for suspicious leads', async () => {
      await submitLead(getWorld(), leadArguments({ confirmation, max_per_window: 1 }))
      await submitLead(getWorld(), leadArguments({ confirmation, max_per_window: 1 }))
      expect(await added('public.emails')).toHaveLength(2)
      expect(await confirmations()).toHaveLength(1)
    })
  })

  describe('sent again with a mended text', () => {
    const confirmation = { subject: 'Получили', text_body: 'Ответим', html_body: '<p>Ответим</p>' }
    const wrong = leadArguments({ confirmation })
    const mended = {
      ...wrong,
      email: {
        ...wrong.email,
        from_email: 'nurlan@company.example',
        body: 'Телефон +996 700 222333',
        lead: { ...wrong.email.lead, phone: '+996 700 222333' },
      },
      customer: { ...wrong.customer, email: 'nurlan@company.example', phone: '+996 700 222333' },
      notification: { ...wrong.notification, text_body: 'Телефон +996 700 222333' },
    }

    it('stays one lead, with the corrected text, card and mails', async () => {
      const { email_id } = await submitLead(getWorld(), wrong)
      expect(await submitLead(getWorld(), mended)).toMatchObject({ outcome: 'duplicate', email_id })
      const [customer, ...more] = await added('public.customers')
      expect(more).toEqual([])
      expect(customer).toMatchObject({ email: 'nurlan@company.example', phone: '+996 700 222333' })
      expect(await added('public.emails')).toMatchObject([
        { ...mended.email, id: email_id, customer_id: customer?.id, status: 'new' },
      ])
      expect(await added('public.consents')).toMatchObject([{ customer_id: customer?.id }])
      const mails = await added('public.outbox')
      expect(mails.map(({ kind, to_email, text_body }) => [kind, to_email, text_body])).toEqual(
        expect.arrayContaining([
          ['lead_notification', 'leads@kerege.example', 'Телефон +996 700 222333'],
          ['lead_confirmation', 'nurlan@company.example', 'Ответим'],
        ]),
      )
      expect(mails).toHaveLength(2)
    })

    const correct = (text: string, changes: Record<string, unknown> = {}) => ({
      ...wrong,
      email: { ...wrong.email, body: text, lead: { ...wrong.email.lead, name: text } },
      notification: { ...wrong.notification, text_body: text },
      ...changes,
    })
    const sql = (query: string) => getWorld().api.sql(query)
    const lead = async () =>
      (await added('public.emails')).filter((row) => row.id === row.thread_id)
    const messages = async () =>
      (await added('public.emails')).filter((row) => row.id !== row.thread_id)
    const corrections = () =>
      sql(
        `select entity_id, details from public.audit_log where action = 'lead_corrected' order by id`,
      )

    it('keeps its former text in the log as long as the lead exists', async () => {
      const { email_id: id } = await submitLead(getWorld(), wrong)
      await submitLead(getWorld(), mended)
      const from = 'Nurlan@client.example\nКонсультация\nНужен интернет-магазин'
      expect(await corrections()).toEqual([{ entity_id: id, details: { from } }])
      await sql(`delete from public.emails where id = '${id ?? ''}'`)
      expect(await corrections()).toEqual([{ entity_id: id, details: {} }])
    })

    it.each([
      ['dealt with', `update public.emails set status = 'completed'`],
      ['worked on', `update public.emails set status = 'in_progress'`],
      [
        'a quarter of an hour old',
        `update public.emails set created_at = now() - interval '15 minutes'`,
      ],
      [
        'answered',
        `insert into public.email_replies (id, email_id, to_email, subject, body)
        select gen_random_uuid(), id, 'nurlan@client.example', 'Re', 'Ответ' from public.emails`,
      ],
    ])('is a message in the thread of one that is %s', async (_, change) => {
      const { email_id: id } = await submitLead(getWorld(), wrong)
      await sql(`${change} where id = '${id ?? ''}'`)
      const before = await lead()
      for (let times = 0; times < 2; times += 1) {
        const outcome = await submitLead(getWorld(), mended)
        expect(outcome).toMatchObject({ outcome: 'duplicate', email_id: id })
      }
      expect(await lead()).toMatchObject([
        { ...wrong.email, customer_id: before[0]?.customer_id, status: 'new', answers: 1 },
      ])
      expect(await messages()).toMatchObject([
        {
          thread_id: id,
          source: 'inbound',
          authentication: 'none',
          customer_id: null,
          from_email: 'nurlan@company.example',
          body: mended.email.body,
          lead: mended.email.lead,
        },
      ])
      expect(await corrections()).toEqual([])
      const bells = await added('public.notifications')
      expect(bells.filter((row) => row.email_id === id).map(({ kind }) => kind)).toContain('answer')
      expect(await added('public.outbox')).toHaveLength(2)
    })

    it('becomes a message after five corrections, without a mail for each', async () => {
      const { email_id: id } = await submitLead(getWorld(), wrong)
      await sql(
        `update public.outbox set status = 'sent', sent_at = now(), leased_until = null where email_id = '${id ?? ''}'`,
      )
      for (let times = 1; times <= 8; times += 1) {
        await submitLead(getWorld(), correct(`Исправление ${times}`, { max_per_window: 100 }))
      }
      expect(await lead()).toMatchObject([{ body: 'Исправление 5' }])
      expect(await messages()).toHaveLength(3)
      const mails = (await added('public.outbox')).filter((mail) => mail.email_id === id)
      const due = mails.map(({ kind, text_body, status }) => [kind, text_body, status]).sort()
      expect(due).toEqual([
        ['lead_confirmation', 'Ответим', 'sent'],
        ['lead_notification', 'Исправление 5', 'pending'],
      ])
      const waits = await sql(`
        select o.next_attempt_at = e.created_at + interval '15 minutes' as until_then
        from public.outbox o join public.emails e on e.id = o.email_id where o.text_body = 'Исправление 5'`)
      expect(waits).toEqual([{ until_then: true }])
    })

    it('becomes an unannounced message above its client’s limit', async () => {
      const { email_id: id } = await submitLead(getWorld(), wrong)
      await sql(
        `update public.emails set created_at = now() - interval '1 day' where id = '${id ?? ''}'`,
      )
      for (let times = 1; times <= 4; times += 1) {
        await submitLead(getWorld(), correct(`Ещё ${times}`, { max_per_window: 2 }))
      }
      const marks = (await messages()).map(({ is_suspicious }) => is_suspicious)
      expect(marks.filter(Boolean)).toHaveLength(3)
    })

    it('counts against the limit, and is not announced above it', async () => {
      await submitLead(getWorld(), { ...wrong, max_per_window: 1 })
      await submitLead(getWorld(), { ...mended, max_per_window: 1 })
      expect(await added('public.emails')).toMatchObject([{ body: mended.email.body }])
      const mails = await added('public.outbox')
      expect(mails.map(({ text_body }) => text_body).sort()).toEqual([
        wrong.notification.text_body,
        confirmation.text_body,
      ])
      const third = {
        ...mended,
        email: { ...mended.email, lead: { ...wrong.email.lead, name: 'Другой' } },
      }
      expect(await submitLead(getWorld(), { ...third, max_per_window: 0 })).toMatchObject({
        outcome: 'rate_limited',
      })
    })

    it('is not corrected once staff mark it as spam', async () => {
      const { email_id } = await submitLead(getWorld(), wrong)
      await getWorld().api.sql(
        `update public.emails set spam_at = now() where id = '${email_id ?? ''}'`,
      )
      await submitLead(getWorld(), mended)
      expect(await added('public.emails')).toMatchObject([{ body: wrong.email.body }])
    })
  })

  it('stores the consent of a person without a card', async () => {
    const { email } = leadArguments()
    const { email_id } = await submitLead(
      getWorld(),
      leadArguments({ email: { ...email, from_email: null }, customer: null }),
    )
    expect(await added('public.consents')).toMatchObject([
      { email_id, customer_id: null, text_version: '2024-01-09' },
    ])
  })

  it('stores a lead without a consent', async () => {
    await submitLead(getWorld(), leadArguments({ consent: null }))
    expect(await added('public.emails')).toHaveLength(1)
    expect(await added('public.consents')).toEqual([])
  })

  it('does not let a later form change or complete the customer', async () => {
    const customer = { email: 'nurlan@client.example', name: 'Нурлан', phone: '', company: null }
    const later = {
      email: 'NURLAN@client.example',
      name: 'Мошенник',
      phone: '+996 700 000000',
      company: 'ОсОО «Чужое»',
    }
    await submitLead(getWorld(), leadArguments({ customer }))
    const [first] = await added('public.emails')
    await submitLead(getWorld(), leadArguments({ customer: later }))
    await submitLead(
      getWorld(),
      leadArguments({ customer: { ...later, phone: '+996 700 000001', company: 'ОсОО «Другое»' } }),
    )
    expect(await added('public.customers')).toMatchObject([
      {
        id: first?.customer_id,
        email: 'nurlan@client.example',
        name: 'Нурлан',
        phone: null,
        company: null,
      },
    ])
    expect(await added('public.emails')).toHaveLength(3)
  })

  it('returns the lead of a repeated submission, even over the limit', async () => {
    const args = leadArguments({ max_per_window: 1, refuse_above: 1 })
    const first = await submitLead(getWorld(), args)
    for (let repeat = 0; repeat < 3; repeat += 1) {
      expect(await submitLead(getWorld(), args)).toEqual({ ...first, outcome: 'duplicate' })
    }
    expect(await added('public.emails')).toHaveLength(1)
    expect(await added('public.outbox')).toHaveLength(1)
    expect(await added('private.rate_limits')).toMatchObject([{ hits: 1 }])
  })

  it('leaves nothing behind when one part is refused', async () => {
    const { snapshot, baseline } = getWorld()
    const broken = leadArguments({ notification: { to_email: 'x@y.example', subject: 'Х' } })
    await expect(submitLead(getWorld(), broken)).rejects.toThrow('outbox_text_of_kind')
    expect(await snapshot()).toEqual(baseline)
  })

  describe('rate limit', () => {
    const submitMany = (count: number, changes: Record<string, unknown>) =>
      Promise.all(
        Array.from({ length: count }, () => submitLead(getWorld(), leadArguments(changes))),
      )

    const digests = async () =>
      (await added('public.outbox')).filter(({ kind }) => kind === 'lead_digest')
    const notifications = async () =>
      (await added('public.outbox')).filter(({ kind }) => kind === 'lead_notification')
    const suspicious = async () =>
      (await added('public.emails')).filter(({ is_suspicious }) => is_suspicious)

    it('stores everything from an office of fifty behind one address', async () => {
      const results = await submitMany(50, { max_per_window: 5 })
      expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['stored']))
      expect(await added('public.emails')).toHaveLength(50)
      expect(await suspicious()).toHaveLength(45)
      expect(await notifications()).toHaveLength(5)
      expect(await digests()).toMatchObject([
        { to_email: 'leads@kerege.example', email_id: null, status: 'pending' },
      ])
    })

    it('reports suspicious leads in one digest an hour', async () => {
      const { api, clients } = getWorld()
      await api.sql('delete from public.outbox')
      await submitMany(4, { max_per_window: 1 })
      const claim = async () => {
        const { data } = await clients.service
          .rpc('claim_outbox', { max_rows: 9, lease_seconds: 60 })
          .throwOnError()
        return (data as { id: string; kind: string; subject: string; text_body: string }[]).filter(
          ({ kind }) => kind === 'lead_digest',
        )
      }
      expect(await claim()).toEqual([])
      await api.sql(`update public.outbox set next_attempt_at = now() where kind = 'lead_digest'`)
      const [digest] = await claim()
      expect(digest?.subject).toBe('Подозрительные обращения за час: 3')
      expect(digest?.text_body).toMatch(/^Подозрительные обращения за час: 3\.\n\nОни пришли/)
      // The next one starts another digest, whatever happens to the first.
      await submitMany(1, { max_per_window: 1 })
      expect(await digests()).toHaveLength(2)
      await clients.service
        .rpc('settle_outbox', { mail_id: digest?.id, attempt: 1, outcome: 'retry', error: 'x' })
        .throwOnError()
      expect(await digests()).toHaveLength(2)
    })

    it.each([
      ['hour', { max_per_hour: 2 }],
      ['day', { max_per_day: 2 }],
    ])('announces no more leads of all clients than the %s’s ceiling', async (_, ceiling) => {
      for (const client_hash of ['a', 'b', 'c', 'd']) {
        await submitLead(getWorld(), leadArguments({ client_hash, ...ceiling }))
      }
      expect(await notifications()).toHaveLength(2)
      expect(await suspicious()).toHaveLength(2)
      expect(await digests()).toHaveLength(1)
    })

    it('treats a lead from a proven human like any other', async () => {
      await submitMany(2, { max_per_window: 1, max_per_day: 1, proved_human: true })
      expect(await suspicious()).toEqual([])
      expect(await notifications()).toHaveLength(2)
      expect(await digests()).toEqual([])
      const last = await submitMany(1, { max_per_window: 1, refuse_above: 2, proved_human: true })
      expect(last).toMatchObject([{ outcome: 'rate_limited' }])
    })

    it('announces a suspicious lead once, when its sender proves it later', async () => {
      await submitMany(1, { max_per_window: 1 })
      const lead = leadArguments({ max_per_window: 1 })
      const { email_id } = await submitLead(getWorld(), lead)
      expect(await suspicious()).toMatchObject([{ id: email_id }])
      expect(await digests()).toHaveLength(1)
      await submitLead(getWorld(), lead)
      expect(await suspicious()).toHaveLength(1)

      for (let times = 0; times < 2; times += 1) {
        const proved = await submitLead(getWorld(), { ...lead, proved_human: true })
        expect(proved).toMatchObject({ outcome: 'duplicate', email_id })
      }
      expect(await suspicious()).toEqual([])
      expect(await digests()).toEqual([])
      const told = (await notifications()).filter((mail) => mail.email_id === email_id)
      expect(told).toHaveLength(1)
      const bells = (await added('public.notifications')).filter((row) => row.email_id === email_id)
      expect(new Set(bells.map(({ kind }) => kind))).toEqual(new Set(['new_lead']))
    })

    it('announces a suspicious lead that is corrected by a proven human', async () => {
      await submitMany(1, { max_per_window: 1 })
      const lead = leadArguments({ max_per_window: 1 })
      await submitLead(getWorld(), lead)
      const mended = {
        ...lead,
        email: { ...lead.email, lead: { ...lead.email.lead, name: 'Исправлено' } },
      }
      await submitLead(getWorld(), { ...mended, proved_human: true })
      expect(await suspicious()).toEqual([])
      expect(await notifications()).toHaveLength(2)
    })

    it('keeps the digest while another lead is suspicious, and keeps spam in it', async () => {
      const { api } = getWorld()
      await submitMany(1, { max_per_window: 1 })
      const [first, second] = [
        leadArguments({ max_per_window: 1 }),
        leadArguments({ max_per_window: 1 }),
      ]
      await submitLead(getWorld(), first)
      await submitLead(getWorld(), second)
      await api.sql(
        `update public.emails set spam_at = now() where submission_id = private.public_submission_id('${second.submission_id}')`,
      )
      for (const lead of [first, second]) {
        await submitLead(getWorld(), { ...lead, proved_human: true })
      }
      expect(await suspicious()).toMatchObject([
        { submission_id: publicSubmissionId(second.submission_id) },
      ])
      expect(await digests()).toHaveLength(1)
      expect(await notifications()).toHaveLength(2)
    })

    it('refuses leads far above the limit and tells when to retry', async () => {
      const results = await submitMany(5, {
        max_per_window: 1,
        refuse_above: 3,
        window_seconds: 60,
      })
      const refused = results.filter(({ outcome }) => outcome === 'rate_limited')
      expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(3)
      expect(refused).toHaveLength(2)
      for (const { email_id, retry_after_seconds } of refused) {
        expect(email_id).toBeNull()
        expect(retry_after_seconds).toBeGreaterThan(50)
        expect(retry_after_seconds).toBeLessThanOrEqual(60)
      }
      expect(await added('public.emails')).toHaveLength(3)
    })

    it('counts each client separately', async () => {
      await submitMany(2, { max_per_window: 1, refuse_above: 1 })
      const other = await submitLead(getWorld(), leadArguments({ client_hash: 'another-client' }))
      expect(other.outcome).toBe('stored')
      expect(await suspicious()).toEqual([])
    })

    it('opens again when the window ends', async () => {
      const { api } = getWorld()
      const once = { max_per_window: 1, refuse_above: 1 }
      await submitMany(2, once)
      await api.sql(`update private.rate_limits set window_ends_at = now() - interval '1 second'`)
      const [again] = await submitMany(1, once)
      expect(again?.outcome).toBe('stored')
      const [over] = await submitMany(1, once)
      expect(over?.outcome).toBe('rate_limited')
    })

    it('forgets clients whose window has ended', async () => {
      const { api } = getWorld()
      await submitMany(1, { client_hash: 'gone-client' })
      await api.sql(`update private.rate_limits set window_ends_at = now() - interval '1 second'`)
      await submitMany(1, { client_hash: 'new-client' })
      const rows = (await getWorld().snapshot())['private.rate_limits'] ?? []
      const clients = rows.filter(({ bucket }) => bucket === 'lead')
      expect(clients.map(({ client_hash }) => client_hash)).toEqual(['new-client'])
    })
  })

  describe('a customer without an address', () => {
    beforeEach(async () => {
      await getWorld().api.sql('delete from public.customers')
    })
    const customersBy = (column: string) =>
      getWorld().api.sql(`select * from public.customers order by ${column}`)
    const booked = async (name: string, contact: string) => {
      const chat = chatIn(getWorld(), crypto.randomUUID().slice(0, 8))
      await chat.say('Перезвоните')
      await chat.book({ name, contact })
    }

    it('is recognised by the telephone number in any notation', async () => {
      await booked('Нурлан', '+996 555 123456')
      await booked('Нурлан Б.', '+996 (555) 12-34-56')
      await booked('Другой', '+996 555 123457')
      expect((await customersBy('phone')).map(({ name, phone }) => [name, phone])).toEqual([
        ['Нурлан', '+996 555 123456'],
        ['Другой', '+996 555 123457'],
      ])
    })

    it('is never merged with a customer who has an address', async () => {
      await submitLead(getWorld(), leadArguments())
      await booked('Кто-то', '+996 555 123456')
      expect((await customersBy('email')).map(({ email, name }) => [email, name])).toEqual([
        ['nurlan@client.example', 'Нурлан'],
        [null, 'Кто-то'],
      ])
    })

    it('needs a telephone number', async () => {
      const unreachable = leadArguments({ customer: { name: 'Никто', email: ' ', phone: '' } })
      await expect(submitLead(getWorld(), unreachable)).rejects.toThrow('customers_reachable')
    })
  })
}
