import type { NewsletterInput } from '@contracts/newsletter.ts'
import { consentText } from '@/content/consultation'
import { callFunction, FunctionError } from '@/lib/functions'
import { leadOrigin } from '../submission/lead-origin'
import { failed, type SubscribeResult } from './subscribe-result'

interface Subscription {
  email: string
  /** The honeypot's content; empty when a human being filled the form in. */
  nickname: string
}

/** Asks for a subscription. The answer is the same whether or not the address was known. */
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
    if (!(error instanceof FunctionError)) return failed
    const fault = error.details.fields?.email
    if (fault) return { outcome: 'refused', fault }
    if (error.code !== 'rate_limited') return failed
    return { outcome: 'failed', message: 'Слишком много попыток подряд. Попробуйте позже.' }
  }
}
