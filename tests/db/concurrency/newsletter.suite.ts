import { beforeEach, describe, expect, it } from 'vitest'
import type { Sessions } from '../support/sessions.ts'

const subscribe = (address = 'aida@client.example') => `
  select public.subscribe_newsletter('${address}', 600, '{"text_version": "1"}') as is_mailed`
const confirm = `select public.confirm_newsletter(
  (select id from public.newsletter_subscriptions), 1) as answer`

/** Subscribers and their confirmation mails at the same moment. */
export function newsletterSuite({ run, inTurn, sideBySide }: Sessions): void {
  const subscription = async () => {
    const [row] = await run('select * from public.newsletter_subscriptions')
    return row
  }
  const mails = () => run('select status from public.outbox order by created_at')

  it('mails a new address once', async () => {
    const [, second] = await inTurn(subscribe(), subscribe())
    expect(second).toEqual([{ is_mailed: false }])
    expect(await subscription()).toMatchObject({ generation: 1 })
    expect(await mails()).toHaveLength(1)
  })

  it('mails two addresses without a wait', async () => {
    const other = subscribe('bakyt@client.example')
    const [, second] = await sideBySide(subscribe(), other)
    expect(second).toEqual([{ is_mailed: true }])
  })

  describe('an address that may be mailed again', () => {
    beforeEach(async () => {
      await run(subscribe())
      await run(`update public.newsletter_subscriptions
        set requested_at = now() - interval '10 minutes'`)
    })
    const claim = 'select id from public.claim_outbox(9, 60)'
    const again = subscribe()

    it('is mailed once more, not twice', async () => {
      const [, second] = await inTurn(again, subscribe())
      expect(second).toEqual([{ is_mailed: false }])
      expect(await subscription()).toMatchObject({ generation: 2 })
      expect(await mails()).toHaveLength(1)
    })

    it('is not confirmed by a link that is being replaced', async () => {
      expect(await inTurn(again, confirm)).toMatchObject([{}, [{ answer: 'unknown' }]])
      expect(await subscription()).toMatchObject({ status: 'pending' })
    })

    it('stays confirmed when it is entered again at that moment', async () => {
      expect(await inTurn(confirm, again)).toMatchObject([{}, [{ is_mailed: false }]])
      expect(await subscription()).toMatchObject({ status: 'confirmed', generation: 1 })
    })

    it('is confirmed once, at the first moment', async () => {
      expect(await inTurn(confirm, confirm)).toEqual([
        [{ answer: 'confirmed' }],
        [{ answer: 'confirmed' }],
      ])
      const inbox = await run('select created_at from public.emails')
      expect(inbox).toEqual([{ created_at: (await subscription())?.confirmed_at }])
    })

    it('keeps a mail that is being sent', async () => {
      await inTurn(claim, again)
      expect(await mails()).toEqual([{ status: 'sending' }, { status: 'pending' }])
    })

    it('is not sent a mail that is being replaced', async () => {
      const [, claimed] = await sideBySide(again, claim)
      expect(claimed).toEqual([])
    })
  })
}
