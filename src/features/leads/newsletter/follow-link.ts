import type { NewsletterInput } from '@contracts/newsletter.ts'
import { callFunction, FunctionError } from '@/lib/backend/functions'
import type { MailedLink } from './mailed-link'

/** The result of a mailed link; a failure can be retried. */
export type LinkOutcome = 'done' | 'expired' | 'unknown' | 'failed'

/** Carries out a mailed link. */
export async function followLink({ kind, token }: MailedLink): Promise<LinkOutcome> {
  const request: NewsletterInput = { action: kind, token }
  try {
    await callFunction('newsletter', request)
    return 'done'
  } catch (error) {
    const code = error instanceof FunctionError ? error.code : undefined
    if (code === 'expired_token') return 'expired'
    // A token cut off by a mail program may also violate the contract.
    if (code === 'unknown_token' || code === 'invalid_fields') return 'unknown'
    return 'failed'
  }
}
