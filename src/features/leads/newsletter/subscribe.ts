import type { NewsletterInput } from '@contracts/newsletter.ts'
import { consentText } from '@/content/consultation'
import { callFunction, FunctionError } from '@/lib/backend/functions'
import { leadOrigin } from '../submission/lead-origin'

/** Why a subscription failed, in words where they are known. */
export interface SubscribeFailure {
  /** Belongs to the address field. */
  refusal?: string | undefined
  message?: string | undefined
}

/**
 * Requests a subscription. The result does not reveal whether the address was known.
 * @param nickname the honeypot's content; empty if a human filled in the form
 * @returns undefined if the request was accepted
 */
export async function subscribe(
  email: string,
  nickname: string,
): Promise<SubscribeFailure | undefined> {
  const request: NewsletterInput = {
    action: 'subscribe',
    email,
    consent: { textVersion: consentText.version },
    origin: { pageUrl: leadOrigin().pageUrl },
    nickname,
  }
  try {
    await callFunction('newsletter', request)
    return undefined
  } catch (error) {
    if (!(error instanceof FunctionError)) return {}
    const { email: refusal, 'consent.textVersion': outdated } = error.details.fields ?? {}
    const isLimited = error.code === 'rate_limited'
    const limit = isLimited ? 'Слишком много попыток подряд. Попробуйте позже.' : undefined
    return { refusal, message: outdated ?? limit }
  }
}
