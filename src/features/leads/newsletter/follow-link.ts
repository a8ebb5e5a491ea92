import type { NewsletterInput } from '@contracts/newsletter.ts'
import { callFunction, FunctionError } from '@/lib/functions'
import type { LinkOutcome } from './link-outcome'
import type { MailedLink } from './mailed-link'

/** Does what a mailed link asks for. */
export async function followLink({ kind, token }: MailedLink): Promise<LinkOutcome> {
  const request: NewsletterInput = { action: kind, token }
  try {
    await callFunction('newsletter', request)
    return 'done'
  } catch (error) {
    const code = error instanceof FunctionError ? error.code : undefined
    if (code === 'expired_token') return 'expired'
    // A token cut short by a mail program may fail the contract, too.
    if (code === 'unknown_token' || code === 'invalid_fields') return 'unknown'
    return 'failed'
  }
}
