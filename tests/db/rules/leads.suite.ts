import { afterEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

/** A lead is stored whole, once, within the limit, or not at all. */
export function leadsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const added = async (table: string) => {
    const { snapshot, baseline } = getWorld()
    const known = new Set(baseline[table]?.map((row) => JSON.stringify(row)))
    return ((await snapshot())[table] ?? []).filter((row) => !known.has(JSON.stringify(row)))
  }

  it('stores customer, e-mail, consent and notification together', async () => {
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
        submission_id: args.submission_id,
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

  it('takes a request without a consent', async () => {
    await submitLead(getWorld(), leadArguments({ consent: null }))
    expect(await added('public.emails')).toHaveLength(1)
    expect(await added('public.consents')).toEqual([])
  })

  it('keeps what is known of a customer when a later request says less', async () => {
    const customer = { email: 'NURLAN@client.example', name: 'Нурлан Б.', phone: '', company: null }
    await submitLead(getWorld(), leadArguments())
    await submitLead(getWorld(), leadArguments({ customer }))
    expect(await added('public.customers')).toMatchObject([
      {
        email: 'nurlan@client.example',
        name: 'Нурлан Б.',
        phone: '+996 555 123456',
        company: 'ОсОО «Пример»',
      },
    ])
    expect(await added('public.emails')).toHaveLength(2)
  })

  it('answers a repeated submission with the lead it made, even over the limit', async () => {
    const args = leadArguments({ max_per_window: 1 })
    const first = await submitLead(getWorld(), args)
    for (let repeat = 0; repeat < 3; repeat += 1) {
      expect(await submitLead(getWorld(), args)).toEqual({ ...first, outcome: 'duplicate' })
    }
    expect(await added('public.emails')).toHaveLength(1)
    expect(await added('public.outbox')).toHaveLength(1)
    expect(await added('private.rate_limits')).toMatchObject([{ hits: 1 }])
  })

  it('makes one lead of a submission that arrives many times at once', async () => {
    const args = leadArguments()
    const results = await Promise.all(Array.from({ length: 8 }, () => submitLead(getWorld(), args)))
    expect(results.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'duplicate'),
      'stored',
    ])
    expect(new Set(results.map(({ email_id }) => email_id)).size).toBe(1)
    expect(await added('public.emails')).toHaveLength(1)
    expect(await added('public.outbox')).toHaveLength(1)
  })

  it('leaves nothing behind when one part is refused', async () => {
    const { snapshot, baseline } = getWorld()
    const broken = leadArguments({ notification: { to_email: 'x@y.example', subject: 'Х' } })
    await expect(submitLead(getWorld(), broken)).rejects.toThrow('text_body')
    expect(await snapshot()).toEqual(baseline)
  })

  describe('rate limit', () => {
    const submitMany = (count: number, changes: Record<string, unknown>) =>
      Promise.all(
        Array.from({ length: count }, () => submitLead(getWorld(), leadArguments(changes))),
      )

    it('refuses what is over the limit and says when to come back', async () => {
      const results = await submitMany(5, { max_per_window: 3, window_seconds: 60 })
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

    it('counts each client by itself', async () => {
      await submitMany(2, { max_per_window: 1 })
      const other = await submitLead(getWorld(), leadArguments({ client_hash: 'another-client' }))
      expect(other.outcome).toBe('stored')
    })

    it('opens again when the window ends', async () => {
      const { api } = getWorld()
      await submitMany(2, { max_per_window: 1 })
      await api.sql(`update private.rate_limits set window_ends_at = now() - interval '1 second'`)
      const [again] = await submitMany(1, { max_per_window: 1 })
      expect(again?.outcome).toBe('stored')
      const [over] = await submitMany(1, { max_per_window: 1 })
      expect(over?.outcome).toBe('rate_limited')
    })

    it('forgets clients whose window has ended', async () => {
      const { api } = getWorld()
      await submitMany(1, { client_hash: 'gone-client' })
      await api.sql(`update private.rate_limits set window_ends_at = now() - interval '1 second'`)
      await submitMany(1, { client_hash: 'new-client' })
      const rows = (await getWorld().snapshot())['private.rate_limits'] ?? []
      expect(rows.map(({ client_hash }) => client_hash)).toEqual(['new-client'])
    })
  })
}
