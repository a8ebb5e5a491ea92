import { type AuthError, isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import { createSupabase, getSupabase, type Supabase } from '@/lib/supabase'
import type { MailLink } from '../session/mail-link'
import { isAskedHere } from './asked-here'

/**
 * What came of a link: `entered` and signed in, `confirmed` but not signed in, because another browser had asked for
 * it, `halfway` where the account's other address has to confirm, too, or `failed` for good.
 */
export type LinkOutcome = 'entered' | 'confirmed' | 'halfway' | 'failed'

const types = { confirmation: 'signup', recovery: 'recovery', newAddress: 'email_change' } as const

/**
 * Exchanges a mail's link for what it promises.
 * @returns an error if it may pass: the link is as good as before
 * @throws when the client's code cannot be loaded
 */
export async function redeemLink({
  purpose,
  tokenHash,
}: MailLink): Promise<LinkOutcome | AuthError> {
  // A client of its own: a confirmation touches nobody's session until it is known whose it is.
  const client = purpose === 'recovery' ? await getSupabase() : await createSupabase('memory')
  const { data, error } = await client.auth.verifyOtp({
    token_hash: tokenHash,
    type: types[purpose],
  })
  if (error) return isAuthRetryableFetchError(error) || error.status === 429 ? error : 'failed'
  if (purpose === 'recovery') return 'entered'
  if (purpose === 'newAddress') return settleNewAddress(client, data.session)
  if (!data.session || !isAskedHere(data.user?.email)) {
    await client.auth.signOut({ scope: 'local' })
    return 'confirmed'
  }
  const entered = await (await getSupabase()).auth.setSession(data.session)
  return entered.error ? 'confirmed' : 'entered'
}

/** Whoever is signed in here stays so; their page learns the new address. */
async function settleNewAddress(client: Supabase, session: Session | null): Promise<LinkOutcome> {
  // After the first of two links: https://supabase.com/docs/guides/auth/auth-email-templates#email-change
  if (!session) return 'halfway'
  await client.auth.signOut({ scope: 'local' })
  const supabase = await getSupabase()
  const { data } = await supabase.auth.getSession()
  if (data.session?.user.id === session.user.id) await supabase.auth.refreshSession()
  return 'confirmed'
}
