import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

interface Subscription {
  id: string
  email: string
  status: string
  token_hash: string
  confirmed_at: string | null
  unsubscribed_at: string | null
}

const first = '1'.repeat(64)
const second = '2'.repeat(64)

const subscription = (changes: Record<string, unknown> = {}) => ({
  address: ' Nurlan@Client.example ',
  token_hash: first,
  client_hash: 'a-client',
  max_per_window: 5,
  window_seconds: 60,
  mail_pause_seconds: 600,
  consent: { text_version: '2024-01-09', page_url: 'https://kerege.example/blog' },
  notification: {
    to_email: 'somebody@else.example',
    subject: 'Подтвердите подписку',
    text_body: 'https://kerege.example/blog?newsletter=x',
    html_body: '<p>https://kerege.example/blog?newsletter=x</p>',
  },
  ...changes,
})

/** A subscription, from the form over the mailed link to its end. */
export function newsletterSuite(getWorld: () => World): void {
  beforeEach(async () => {
    await getWorld().api.sql('delete from public.outbox')
    await getWorld().api.sql('delete from public.newsletter_subscriptions')
  })
  afterEach(() => getWorld().restore())

  const subscribe = async (changes: Record<string, unknown> = {}) => {
    const { data } = await getWorld()
      .clients.service.rpc('subscribe_newsletter', subscription(changes))
      .single<{ outcome: string; retry_after_seconds: number | null }>()
      .throwOnError()
    return data
  }
  const call = async (name: string, token_hash: string): Promise<unknown> => {
    const { data } = await getWorld().clients.service.rpc(name, { token_hash }).throwOnError()
    return data
  }
  const confirm = (token: string) => call('confirm_newsletter', token)
  const unsubscribe = (token: string) => call('unsubscribe_newsletter', token)

  const subscriptions = () =>
    getWorld().api.sql<Subscription>('select * from public.newsletter_subscriptions')
  const mails = () => getWorld().api.sql('select * from public.outbox')
  const age = (interval: string) =>
    getWorld().api.sql(
      `update public.newsletter_subscriptions set requested_at = requested_at - interval '${interval}'`,
    )

  it('stores a pending subscription with a mail to the address itself', async () => {
    expect(await subscribe()).toEqual({ outcome: 'requested', retry_after_seconds: null })
    const [row] = await subscriptions()
    expect(row).toMatchObject({
      email: 'nurlan@client.example',
      status: 'pending',
      token_hash: first,
      consent_text_version: '2024-01-09',
      page_url: 'https://kerege.example/blog',
      confirmed_at: null,
    })
    const { subject, text_body, html_body } = subscription().notification
    expect(await mails()).toMatchObject([
      {
        kind: 'newsletter_confirmation',
        subscription_id: row?.id,
        email_id: null,
        to_email: 'nurlan@client.example',
        reply_to: null,
        status: 'pending',
        ...{ subject, text_body, html_body },
      },
    ])
  })

  it('leaves nothing behind when one part is refused', async () => {
    const { snapshot } = getWorld()
    const before = await snapshot()
    await expect(subscribe({ notification: { subject: 'Х' } })).rejects.toThrow('text_body')
    await expect(subscribe({ token_hash: 'the-token' })).rejects.toThrow('token_hash')
    await expect(subscribe({ address: ' ' })).rejects.toThrow('email')
    expect(await snapshot()).toEqual(before)
  })

  describe('an address that is entered again', () => {
    it('is not mailed again for some minutes, and its link stays valid', async () => {
      await subscribe()
      await age('9 minutes')
      const again = await subscribe({ address: 'NURLAN@client.example', token_hash: second })
      expect(again.outcome).toBe('unchanged')
      expect(await mails()).toHaveLength(1)
      expect(await confirm(first)).toBe('confirmed')
    })

    it('then gets a new link, and the pending mail with the old one is deleted', async () => {
      await subscribe()
      await age('10 minutes')
      expect((await subscribe({ token_hash: second })).outcome).toBe('requested')
      expect(await mails()).toHaveLength(1)
      expect(await confirm(first)).toBe('unknown')
      expect(await confirm(second)).toBe('confirmed')
    })

    it('stays as it is once confirmed, however long ago', async () => {
      await subscribe()
      await confirm(first)
      await age('1 year')
      const before = await subscriptions()
      expect((await subscribe({ token_hash: second })).outcome).toBe('unchanged')
      expect(await subscriptions()).toEqual(before)
      expect(await mails()).toHaveLength(1)
    })

    it('is pending again after it was unsubscribed', async () => {
      await subscribe()
      await confirm(first)
      await unsubscribe(first)
      expect((await subscribe({ token_hash: second })).outcome).toBe('requested')
      expect(await subscriptions()).toMatchObject([
        { status: 'pending', confirmed_at: null, unsubscribed_at: null },
      ])
    })
  })

  describe('the link', () => {
    beforeEach(() => subscribe())

    it('confirms, also when it is opened again', async () => {
      expect(await confirm(first)).toBe('confirmed')
      const [row] = await subscriptions()
      expect(row).toMatchObject({ status: 'confirmed', confirmed_at: expect.anything() })
      await age('1 year')
      expect(await confirm(first)).toBe('confirmed')
      expect((await subscriptions())[0]?.confirmed_at).toEqual(row?.confirmed_at)
    })

    it('works for seven days', async () => {
      await age('7 days')
      expect(await confirm(first)).toBe('expired')
      expect(await subscriptions()).toMatchObject([{ status: 'pending', confirmed_at: null }])
      await age('-1 minute')
      expect(await confirm(first)).toBe('confirmed')
    })

    it('with an unknown token changes nothing', async () => {
      const before = await subscriptions()
      expect(await confirm(second)).toBe('unknown')
      expect(await unsubscribe(second)).toBe(false)
      expect(await subscriptions()).toEqual(before)
    })

    it.each(['', '1 year'])(
      'ends the subscription, at any age (%s), also when it is opened again',
      async (old) => {
        if (old) await age(old)
        expect(await unsubscribe(first)).toBe(true)
        const before = await subscriptions()
        expect(before).toMatchObject([
          { status: 'unsubscribed', unsubscribed_at: expect.anything() },
        ])
        expect(await unsubscribe(first)).toBe(true)
        expect(await subscriptions()).toEqual(before)
      },
    )

    it('takes an unsubscription back within seven days, and not later', async () => {
      await unsubscribe(first)
      expect(await confirm(first)).toBe('confirmed')
      await unsubscribe(first)
      await age('8 days')
      expect(await confirm(first)).toBe('expired')
      expect(await subscriptions()).toMatchObject([{ status: 'unsubscribed' }])
    })
  })

  describe('the inbox', () => {
    const inbox = () =>
      getWorld().api.sql(`select e.*, c.email as customer from public.emails e
        left join public.customers c on c.id = e.customer_id where e.source = 'newsletter'`)

    it('shows a confirmation once, and not as waiting', async () => {
      await subscribe()
      expect(await inbox()).toEqual([])
      await confirm(first)
      const rows = await inbox()
      expect(rows).toMatchObject([
        {
          from_email: 'nurlan@client.example',
          subject: 'Подписка на рассылку',
          status: 'processed',
          page_url: 'https://kerege.example/blog',
          due_at: null,
          waits_until: null,
          customer: null,
        },
      ])
      await confirm(first)
      await unsubscribe(first)
      await confirm(first)
      await unsubscribe(first)
      await subscribe({ token_hash: second })
      await confirm(second)
      expect(await inbox()).toEqual(rows)
    })

    it('knows the customer by the address', async () => {
      await subscribe({ address: 'Aida@client.example' })
      await confirm(first)
      expect(await inbox()).toMatchObject([{ customer: 'aida@client.example' }])
    })

    it('shows no subscription that was not confirmed in time', async () => {
      await subscribe()
      await age('8 days')
      await confirm(first)
      await confirm(second)
      await unsubscribe(first)
      expect(await inbox()).toEqual([])
    })

    it('loses the address together with the subscription', async () => {
      await subscribe()
      await confirm(first)
      await unsubscribe(first)
      const prune = () => getWorld().api.sql('select private.prune_old_data()')
      await prune()
      expect(await inbox()).toHaveLength(1)
      await getWorld().api.sql(`update public.newsletter_subscriptions
        set unsubscribed_at = now() - interval '30 days'`)
      await prune()
      expect(await inbox()).toEqual([])
    })
  })

  it('keeps no copy of a delivered link', async () => {
    const { clients } = getWorld()
    await subscribe()
    const { data } = await clients.service
      .rpc('claim_outbox', { max_rows: 1, lease_seconds: 60 })
      .throwOnError()
    const [mail] = data
    expect(mail).toMatchObject({ text_body: expect.stringContaining('newsletter=') })
    await clients.service
      .rpc('settle_outbox', { mail_id: mail.id, attempt: 1, outcome: 'sent' })
      .throwOnError()
    expect(await mails()).toMatchObject([{ status: 'sent', text_body: '', html_body: null }])
  })

  it('refuses a client over its limit, apart from the limit of leads', async () => {
    const { api } = getWorld()
    await api.sql(`insert into private.rate_limits values
      ('lead', 'a-client', 99, now() + interval '1 hour')`)
    expect((await subscribe({ max_per_window: 1 })).outcome).toBe('requested')
    const refused = await subscribe({ max_per_window: 1, address: 'other@client.example' })
    expect(refused.outcome).toBe('rate_limited')
    expect(refused.retry_after_seconds).toBeGreaterThan(50)
    expect(refused.retry_after_seconds).toBeLessThanOrEqual(60)
    expect(await subscriptions()).toHaveLength(1)
  })
}
