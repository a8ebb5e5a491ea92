/** The parts of a Supabase Auth error looked at here. */
interface Refusal {
  code?: string | undefined
  message: string
}

/**
 * Whether Auth sent this very address a mail a moment ago, which it does only where there is an account.
 * The same code with another message means that the whole site has sent too many.
 */
export const isTooSoon = ({ code, message }: Refusal) =>
  code === 'over_email_send_rate_limit' && /only request this/i.test(message)

/** Whether a refusal gives away that the address has an account already. */
export const revealsAccount = (refusal: Refusal) =>
  isTooSoon(refusal) || refusal.code === 'user_already_exists' || refusal.code === 'email_exists'
