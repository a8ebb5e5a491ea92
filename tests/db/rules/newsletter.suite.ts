import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

interface Subscription {
  id: string
  email: string
  status: string
  generation: number
  confirmed_at: string | null
  ended_at: string | null
}

const subscription = (changes: Record<string, unknown> = {}) => ({
  address: ' Nurlan@Client.example ',
  mail_pause_seconds: 600,
  consent: { text_version: '2024-01-09', page_url: 'https://kerege.example/blog' },
  ...changes,
})

/** A subscription, from the form through the mailed link to its end. */
export function newsletterSuite(getWorld: () => World): void {
  beforeEach(async () => {
    await getWorld().api.sql('delete from public.outbox')
    await getWorld().api.sql('delete from public.newsletter_subscriptions')
  })
  afterEach(() => getWorld().restore())

  /** @returns whether the address is mailed */
  const subscribe = async (changes: Record<string, unknown> = {}): Promise<unknown> => {
    const { data } = await getWorld()
      .clients.service.rpc('subscribe_newsletter', subscription(changes))
      .throwOnError()
    return data
  }
  const subscriptions = () =>
    getWorld().api.sql<Subscription>('select * from public.newsletter_subscriptions')
  /** Follows the link of the mail sent after the address had been entered this often. */
  const confirm = async (generation: number): Promise<unknown> => {
    const [row] = await subscriptions()
    const link = { subscription_id: row?.id ?? getWorld().ids.unused, generation }
    const { data } = await getWorld().clients.service.rpc('confirm_newsletter', link).throwOnError()
    return data
  }
  const unsubscribe = async (id?: string): Promise<unknown> => {
    const [row] = await subscriptions()
    const { data } = await getWorld()
      .clients.service.rpc('unsubscribe_newsletter', { subscription_id: id ?? row?.id })
      .throwOnError()
    return data
  }
  const report = (event: string, is_lasting = true) =>
    getWorld()
      .clients.service.rpc('note_mail_event', {
        message_id: 'provider-1',
        address: 'Nurlan@client.example',
        event,
        reason: 'Permanent: no such user',
        is_lasting,
      })
      .throwOnError()

  const mails = () => getWorld().api.sql('select * from public.outbox')
  const age = (interval: string) =>
    getWorld().api.sql(
      `update public.newsletter_subscriptions set requested_at = requested_at - interval '${interval}'`,
    )

  it('mails an address three times a week, and leaves the latest link as it is', async () => {
    const answers: unknown[] = []
    for (let times = 0; times < 6; times += 1) {
      answers.push(await subscribe())
      await age('11 minutes')
    }
    expect(answers).toEqual([true, true, true, false, false, false])
    expect(await subscriptions()).toMatchObject([{ generation: 3, status: 'pending' }])
    expect(await confirm(3)).toBe('confirmed')
    await unsubscribe()
    expect(await subscribe()).toBe(false)
    expect(await subscribe({ address: 'aida@client.example' })).toBe(true)
  })

  it('counts only mails that are sent', async () => {
    for (let times = 0; times < 6; times += 1) await subscribe()
    await age('11 minutes')
    expect(await subscribe()).toBe(true)
  })

  it('stores a pending subscription with a mail to the address itself, and no link in it', async () => {
    expect(await subscribe()).toBe(true)
    const [row] = await subscriptions()
    expect(row).toMatchObject({
      email: 'nurlan@client.example',
      status: 'pending',
      generation: 1,
      consent_text_version: '2024-01-09',
      page_url: 'https://kerege.example/blog',
      confirmed_at: null,
    })
    expect(await mails()).toMatchObject([
      {
        kind: 'newsletter_confirmation',
        subscription_id: row?.id,
        email_id: null,
        to_email: 'nurlan@client.example',
        reply_to: null,
        status: 'pending',
        subject: null,
        text_body: null,
        html_body: null,
      },
    ])
  })

  it('leaves nothing behind when one part is refused', async () => {
    const { snapshot } = getWorld()
    const before = await snapshot()
    await expect(subscribe({ address: ' ' })).rejects.toThrow('email')
    expect(await snapshot()).toEqual(before)
  })

  describe('an address that is entered again', () => {
    it('is not mailed again for some minutes, and its link stays valid', async () => {
      await subscribe()
      await age('9 minutes')
      expect(await subscribe({ address: 'NURLAN@client.example' })).toBe(false)
      expect(await mails()).toHaveLength(1)
      expect(await confirm(1)).toBe('confirmed')
    })

    it('then gets a new link, and the old one confirms nothing', async () => {
      await subscribe()
      await age('10 minutes')
      expect(await subscribe()).toBe(true)
      expect(await mails()).toHaveLength(1)
      expect(await confirm(1)).toBe('unknown')
      expect(await confirm(2)).toBe('confirmed')
    })

    it('stays confirmed, however old', async () => {
      await subscribe()
      await confirm(1)
      await age('1 year')
      const before = await subscriptions()
      expect(await subscribe()).toBe(false)
      expect(await subscriptions()).toEqual(before)
      expect(await mails()).toHaveLength(1)
    })

    it.each(['unsubscribed', 'bounced'])('is pending again after it was %s', async (ending) => {
      await subscribe()
      await confirm(1)
      await (ending === 'bounced' ? report('bounced') : unsubscribe())
      expect(await subscribe()).toBe(true)
      expect(await subscriptions()).toMatchObject([
        { status: 'pending', confirmed_at: null, ended_at: null },
      ])
      expect(await confirm(1)).toBe('unknown')
      expect(await confirm(2)).toBe('confirmed')
    })

    it('gets no mail after a complaint', async () => {
      await subscribe()
      await confirm(1)
      await report('complained')
      const before = await mails()
      expect(await subscribe()).toBe(false)
      expect(await mails()).toEqual(before)
      expect(await subscriptions()).toMatchObject([{ status: 'complained' }])
    })
  })

  describe('the link', () => {
    beforeEach(() => subscribe())

    it('confirms, also when it is opened again', async () => {
      expect(await confirm(1)).toBe('confirmed')
      const [row] = await subscriptions()
      expect(row).toMatchObject({ status: 'confirmed', confirmed_at: expect.anything() })
      await age('1 year')
      expect(await confirm(1)).toBe('confirmed')
      expect((await subscriptions())[0]?.confirmed_at).toEqual(row?.confirmed_at)
    })

    it('works for seven days', async () => {
      await age('7 days')
      expect(await confirm(1)).toBe('expired')
      expect(await subscriptions()).toMatchObject([{ status: 'pending', confirmed_at: null }])
      await age('-1 minute')
      expect(await confirm(1)).toBe('confirmed')
    })

    it('of an unknown subscription changes nothing', async () => {
      const before = await subscriptions()
      expect(await confirm(2)).toBe('unknown')
      expect(await unsubscribe(getWorld().ids.unused)).toBe(false)
      expect(await subscriptions()).toEqual(before)
    })

    it.each(['', '1 year'])(
      'ends the subscription, at any age (%s), also when it is opened again',
      async (old) => {
        if (old) await age(old)
        expect(await unsubscribe()).toBe(true)
        const before = await subscriptions()
        expect(before).toMatchObject([{ status: 'unsubscribed', ended_at: expect.anything() }])
        expect(await unsubscribe()).toBe(true)
        expect(await subscriptions()).toEqual(before)
      },
    )

    it('does not undo an unsubscription when a scanner opens it later', async () => {
      await confirm(1)
      await unsubscribe()
      expect(await confirm(1)).toBe('expired')
      expect(await subscriptions()).toMatchObject([{ status: 'unsubscribed' }])
    })
  })

  describe('a mail that the provider could not deliver after all', () => {
    beforeEach(async () => {
      await subscribe()
      await confirm(1)
      await getWorld().api.sql(`update public.outbox
        set status = 'sent', sent_at = now(), provider_message_id = 'provider-1'`)
    })

    it('is shown as bounced, and its address gets no more letters', async () => {
      await report('bounced')
      await report('bounced')
      expect(await mails()).toMatchObject([
        { status: 'bounced', last_error: 'Permanent: no such user', sent_at: expect.anything() },
      ])
      expect(await subscriptions()).toMatchObject([{ status: 'bounced' }])
    })

    it('keeps its subscriber after a temporary bounce', async () => {
      await report('bounced', false)
      expect(await mails()).toMatchObject([{ status: 'bounced' }])
      expect(await subscriptions()).toMatchObject([{ status: 'confirmed' }])
    })

    it('stays delivered after a complaint', async () => {
      await report('complained')
      expect(await mails()).toMatchObject([{ status: 'sent' }])
      expect(await subscriptions()).toMatchObject([{ status: 'complained' }])
    })

    it('does not undo an earlier unsubscription', async () => {
      await unsubscribe()
      await report('bounced')
      expect(await subscriptions()).toMatchObject([{ status: 'unsubscribed' }])
    })

    it('is described in known words', async () => {
      await expect(report('opened')).rejects.toThrow('opened')
    })
  })

  describe('the inbox', () => {
    const inbox = () =>
      getWorld().api.sql(`select e.*, c.email as customer from public.emails e
        left join public.customers c on c.id = e.customer_id where e.source = 'newsletter'`)

    it('shows a confirmation once, and not as waiting', async () => {
      await subscribe()
      expect(await inbox()).toEqual([])
      await confirm(1)
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
      await confirm(1)
      await unsubscribe()
      await subscribe()
      await confirm(2)
      expect(await inbox()).toEqual(rows)
    })

    it('knows the customer by the address', async () => {
      await subscribe({ address: 'Aida@client.example' })
      await confirm(1)
      expect(await inbox()).toMatchObject([{ customer: 'aida@client.example' }])
    })

    it('shows no subscription that was not confirmed in time', async () => {
      await subscribe()
      await age('8 days')
      await confirm(1)
      await confirm(2)
      await unsubscribe()
      expect(await inbox()).toEqual([])
    })

    it('is deleted with the subscription', async () => {
      await subscribe()
      await confirm(1)
      await unsubscribe()
      const prune = () => getWorld().api.sql('select private.prune_old_data()')
      await prune()
      expect(await inbox()).toHaveLength(1)
      await getWorld().api.sql(`update public.newsletter_subscriptions
        set ended_at = now() - interval '30 days'`)
      await prune()
      expect(await inbox()).toEqual([])
    })
  })
}
