import { type AuthError, isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import { createSupabase, getSupabase, type Supabase } from '@/lib/backend/supabase'
import { endSession } from '../session/follow-session'
import type { MailLink } from '../session/mail-link'
import { isAskedHere, noteConfirmedAddress } from './asked-here'
import { askTypedPassword } from './typed-password'

/**
 * The result of a link: `entered`, signed in; `confirmed`, but not signed in, because another browser had requested
 * it; `halfway`, the account's other address has to confirm too; `mailed`, the new address was not the last to
 * confirm and gets one more mail; `passwordless`, confirmed, and its reader chose no password; or `failed` for good.
 */
export type LinkOutcome = 'entered' | 'confirmed' | 'halfway' | 'mailed' | 'passwordless' | 'failed'

/** A recovery link is of another account than the one that is signed in: its reader has to know. */
export interface OtherAccount {
  signedIn: string
  coming: string
}

const types = { confirmation: 'signup', recovery: 'recovery', newAddress: 'email_change' } as const

interface Verified {
  client: Supabase
  session: Session | null
  /** Whether the account was signed in here: a confirmed address ends all its sessions (private.begin_ownership). */
  wasOpen: boolean
}

/**
 * Prepares a mail's link.
 * @returns a function that redeems the link. It returns a temporary error, `passwordNeeded` (a confirmed address has
 * none yet: private.begin_ownership), or whose accounts are in question, and may then be called again: with the
 * password that its reader has chosen, or with `replaces`, to leave the account that is signed in. It throws if the
 * client's code cannot be loaded
 */
export function prepareLink({ purpose, tokenHash }: MailLink) {
  let verified: Verified | undefined

  return async (
    password?: string,
    replaces = false,
  ): Promise<LinkOutcome | 'passwordNeeded' | OtherAccount | AuthError> => {
    if (!verified) {
      // A separate client: a link must not replace the open session before we know whose account it is.
      const client = await createSupabase('memory')
      const { data, error } = await client.auth.verifyOtp({
        token_hash: tokenHash,
        type: types[purpose],
      })
      if (error) return isAuthRetryableFetchError(error) || error.status === 429 ? error : 'failed'
      const { session } = data
      const wasOpen = session !== null && (await openUser())?.id === session.user.id
      verified = { client, session, wasOpen }
      if (wasOpen && purpose !== 'recovery') await endSession()
    }
    const { client, session } = verified
    if (purpose === 'recovery') return session ? recover(session, replaces) : 'failed'
    // After the first of two links: https://supabase.com/docs/guides/auth/auth-email-templates#email-change
    if (!session) return 'halfway'
    // As the database has it: Auth's answer was made before the trigger.
    const { data, error } = await client.auth.getUser()
    if (error) return error
    if (!data.user.email_confirmed_at) return mailAgain(client, session)
    const chosen = password ?? (await askTypedPassword(session.user.email))
    if (chosen === undefined) return 'passwordNeeded'
    const changed = await client.auth.updateUser({ password: chosen })
    if (changed.error) return password === undefined ? 'passwordNeeded' : changed.error
    return enter(verified, session)
  }
}

async function openUser() {
  const supabase = await getSupabase()
  return (await supabase.auth.getSession()).data.session?.user
}

/** Signs in to the account, unless another one is signed in here and its reader has not agreed to leave it. */
async function recover(
  session: Session,
  replaces: boolean,
): Promise<LinkOutcome | OtherAccount | AuthError> {
  const signedIn = await openUser()
  if (signedIn && signedIn.id !== session.user.id && !replaces) {
    return { signedIn: signedIn.email ?? '', coming: session.user.email ?? '' }
  }
  const supabase = await getSupabase()
  const { error } = await supabase.auth.setSession(session)
  return error ?? 'entered'
}

/** For the database only the new address confirms a change (private.begin_ownership). */
async function mailAgain(client: Supabase, { user }: Session): Promise<LinkOutcome | AuthError> {
  const { error } = await client.auth.resend({ type: 'signup', email: user.email ?? '' })
  if (error) return error
  await client.auth.signOut({ scope: 'local' })
  return 'mailed'
}

/** Signs in if this browser requested the mail, or if this account was signed in already. */
async function enter({ client, wasOpen }: Verified, session: Session): Promise<LinkOutcome> {
  if (!isAskedHere(session.user.email) && !wasOpen) {
    noteConfirmedAddress(session.user.email)
    await client.auth.signOut({ scope: 'local' })
    return 'confirmed'
  }
  const supabase = await getSupabase()
  const { error } = await supabase.auth.setSession(session)
  return error ? 'confirmed' : 'entered'
}
