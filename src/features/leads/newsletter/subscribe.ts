import { addressField } from '@contracts/mail-address.ts'
import type { NewsletterInput } from '@contracts/newsletter.ts'
import { consentText } from '@/content/consultation'
import { likelyAddress, mistypedText } from '@/lib/text/likely-address'
import { callFunction, FunctionError, withCode } from '@/lib/backend/functions'
import { leadOrigin } from '../submission/lead-origin'

const failed = 'Не удалось оформить подписку. Попробуйте ещё раз.'

/**
 * Requests a subscription. The result does not reveal whether the address was known.
 * @param nickname the honeypot's content; empty if a human filled in the form
 * @param asks whether to ask about an address that is probably mistyped, instead of a request
 * @returns undefined if the request was accepted; else why not, empty if unknown
 */
export async function subscribe(
  email: string,
  nickname: string,
  asks: boolean,
): Promise<string | undefined> {
  const { error } = addressField.safeParse(email)
  if (error) return error.issues[0]?.message ?? ''
  const likely = asks ? likelyAddress(email) : undefined
  if (likely) return mistypedText(likely)
  const request: NewsletterInput = {
    action: 'subscribe',
    email,
    consent: { textVersion: consentText.ru.version },
    origin: { pageUrl: leadOrigin().pageUrl },
    nickname,
  }
  try {
    await callFunction('newsletter', request)
    return undefined
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error
    const { email: refusal, 'consent.textVersion': outdated } = error.details.fields ?? {}
    if (refusal ?? outdated) return refusal ?? outdated
    if (error.code === 'rate_limited') return 'Слишком много попыток подряд. Попробуйте позже.'
    return error.details.request ? withCode(failed, error) : ''
  }
}
