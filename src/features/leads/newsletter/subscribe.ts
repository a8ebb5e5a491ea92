import type { NewsletterInput } from '@contracts/newsletter.ts'
import { consentText } from '@/content/consultation'
import { callFunction, FunctionError } from '@/lib/backend/functions'
import { leadOrigin } from '../submission/lead-origin'

interface Subscription {
  email: string
  /** The honeypot's content; empty if a human filled in the form. */
  nickname: string
}

/** The result of subscribing; a refusal's message belongs to the address field. */
export type SubscribeResult =
  | { outcome: 'sent' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'failed'; message?: string }

/** Requests a subscription. The result does not reveal whether the address was known. */
export async function subscribe({ email, nickname }: Subscription): Promise<SubscribeResult> {
  const request: NewsletterInput = {
    action: 'subscribe',
    email,
    consent: { textVersion: consentText.version },
    origin: { pageUrl: leadOrigin().pageUrl },
    nickname,
  }
  try {
    await callFunction('newsletter', request)
    return { outcome: 'sent' }
  } catch (error) {
    if (!(error instanceof FunctionError)) return { outcome: 'failed' }
    const { email: message, 'consent.textVersion': outdated } = error.details.fields ?? {}
    if (message) return { outcome: 'refused', message }
    if (outdated) return { outcome: 'failed', message: outdated }
    if (error.code !== 'rate_limited') return { outcome: 'failed' }
    return { outcome: 'failed', message: 'Слишком много попыток подряд. Попробуйте позже.' }
  }
}
