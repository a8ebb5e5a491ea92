import type { NewsletterInput } from '@contracts/newsletter.ts'
import { callFunction, FunctionError } from '@/lib/backend/functions'
import type { MailedLink } from './mailed-link'

/** How following a mailed link ended; a failure can be tried again. */
export type LinkOutcome = 'done' | 'expired' | 'unknown' | 'failed'

/** Does what a mailed link asks for. */
export async function followLink({ kind, token }: MailedLink): Promise<LinkOutcome> {
  const request: NewsletterInput = { action: kind, token }
  try {
    await callFunction('newsletter', request)
    return 'done'
  } catch (error) {
    const code = error instanceof FunctionError ? error.code : undefined
    if (code === 'expired_token') return 'expired'
    // A token cut short by a mail program may also fail the contract.
    if (code === 'unknown_token' || code === 'invalid_fields') return 'unknown'
    return 'failed'
  }
}
