import { type AuthError, isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import { createSupabase, getSupabase, type Supabase } from '@/lib/backend/supabase'
import type { MailLink } from '../session/mail-link'
import { isAskedHere, noteConfirmedAddress } from './asked-here'

/**
 * The result of a link: `entered`, signed in; `confirmed`, but not signed in, because another browser had requested
 * it; `halfway`, the account's other address has to confirm too; `mailed`, the new address was not the last to
 * confirm and gets one more mail; or `failed` for good.
 */
export type LinkOutcome = 'entered' | 'confirmed' | 'halfway' | 'mailed' | 'failed'

/** A recovery link is of another account than the one that is signed in: its reader has to know. */
export interface OtherAccount {
  signedIn: string
  coming: string
}

const types = { confirmation: 'signup', recovery: 'recovery', newAddress: 'email_change' } as const

/**
 * Prepares a mail's link.
 * @returns a function that redeems the link, with the password that its reader chooses, because a confirmed address
 * has none yet (private.begin_ownership). It returns a temporary error, or whose accounts are in question, and may then
 * be called again, `replaces`: the reader wants to leave the one that is signed in;
 * it throws if the client's code cannot be loaded
 */
export function prepareLink({ purpose, tokenHash }: MailLink) {
  let verified: { client: Supabase; session: Session | null } | undefined

  return async (
    password: string,
    replaces = false,
  ): Promise<LinkOutcome | OtherAccount | AuthError> => {
    if (!verified) {
      // A separate client: a link must not replace the open session before we know whose account it is.
      const client = await createSupabase('memory')
      const { data, error } = await client.auth.verifyOtp({
        token_hash: tokenHash,
        type: types[purpose],
      })
      if (error) return isAuthRetryableFetchError(error) || error.status === 429 ? error : 'failed'
      verified = { client, session: data.session }
    }
    const { client, session } = verified
    if (purpose === 'recovery') return session ? recover(session, replaces) : 'failed'
    // After the first of two links: https://supabase.com/docs/guides/auth/auth-email-templates#email-change
    if (!session) return 'halfway'
    const { data, error } = await client.auth.updateUser({ password })
    if (error) return error
    return data.user.email_confirmed_at ? enter(client, session) : mailAgain(client, session)
  }
}

/** Signs in to the account, unless another one is signed in here and its reader has not agreed to leave it. */
async function recover(
  session: Session,
  replaces: boolean,
): Promise<LinkOutcome | OtherAccount | AuthError> {
  const supabase = await getSupabase()
  const { data } = await supabase.auth.getSession()
  const signedIn = data.session?.user
  if (signedIn && signedIn.id !== session.user.id && !replaces) {
    return { signedIn: signedIn.email ?? '', coming: session.user.email ?? '' }
  }
  const { error } = await supabase.auth.setSession(session)
  return error ?? 'entered'
}

/** For the database only the new address confirms a change (private.begin_ownership). */
async function mailAgain(client: Supabase, { user }: Session): Promise<LinkOutcome> {
  const { error } = await client.auth.resend({ type: 'signup', email: user.email ?? '' })
  if (error) console.error('The new address got no mail:', error)
  await client.auth.signOut({ scope: 'local' })
  return 'mailed'
}

/** Signs in if this browser requested the mail, or if this account is signed in already. */
async function enter(client: Supabase, session: Session): Promise<LinkOutcome> {
  const supabase = await getSupabase()
  const { data } = await supabase.auth.getSession()
  if (!isAskedHere(session.user.email) && data.session?.user.id !== session.user.id) {
    noteConfirmedAddress(session.user.email)
    await client.auth.signOut({ scope: 'local' })
    return 'confirmed'
  }
  const { error } = await supabase.auth.setSession(session)
  return error ? 'confirmed' : 'entered'
}
