import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { createSupabase, getSupabase } from '@/lib/supabase'
import type { MailLink } from '../session/mail-link'
import { isAskedHere } from './asked-here'

/**
 * What came of a link: `entered` and signed in, `confirmed` but not signed in, because another browser had asked for
 * it, or `failed` for good. An error may pass: the link is as good as before.
 */
export type Redeemed = 'entered' | 'confirmed' | 'failed' | AuthError

/** Exchanges a mail's link for what it promises. @throws when the client's code cannot be loaded */
export async function redeemLink({ purpose, tokenHash }: MailLink): Promise<Redeemed> {
  // A client of its own: a confirmation touches nobody's session until it is known whose it is.
  const client = purpose === 'recovery' ? await getSupabase() : await createSupabase('memory')
  const { data, error } = await client.auth.verifyOtp({
    token_hash: tokenHash,
    type: purpose === 'recovery' ? 'recovery' : 'signup',
  })
  if (error) return isAuthRetryableFetchError(error) || error.status === 429 ? error : 'failed'
  if (purpose === 'recovery') return 'entered'
  if (!data.session || !isAskedHere(data.user?.email)) {
    await client.auth.signOut({ scope: 'local' })
    return 'confirmed'
  }
  const entered = await (await getSupabase()).auth.setSession(data.session)
  return entered.error ? 'confirmed' : 'entered'
}
