import type { AuthError } from '@supabase/supabase-js'

type Refusal = Pick<AuthError, 'code' | 'message'>

/**
 * Whether Auth has just sent this address a mail, which it does only if there is an account. The same code with
 * another message means that the whole site has sent too many.
 */
export const isTooSoon = ({ code, message }: Refusal) =>
  code === 'over_email_send_rate_limit' && /only request this/i.test(message)

/** Whether a refusal reveals that the address already has an account. */
export const revealsAccount = (refusal: Refusal) =>
  isTooSoon(refusal) || refusal.code === 'user_already_exists' || refusal.code === 'email_exists'
