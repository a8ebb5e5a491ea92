/** The part of Supabase Auth's error that tells what it is about. */
interface Refusal {
  code?: string | undefined
  message: string
}

/**
 * Whether Auth has sent a mail to this very address a moment ago, which it does only where there is an
 * account. The same code with another message means that the whole site has sent too many.
 */
export const isTooSoon = ({ code, message }: Refusal) =>
  code === 'over_email_send_rate_limit' && /only request this/i.test(message)

/** Whether a refusal gives away that the address has an account already. */
export const tellsOfAccount = (refusal: Refusal) =>
  isTooSoon(refusal) || refusal.code === 'user_already_exists' || refusal.code === 'email_exists'
