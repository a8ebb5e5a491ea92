import type { Session, SupabaseClient } from '@supabase/supabase-js'

type SessionClient = Pick<SupabaseClient['auth'], 'getSession'>

/** Thrown instead of sending a request that needs a session without one. */
export class SignedOutError extends Error {
  override name = 'SignedOutError'

  constructor() {
    super('Nobody is signed in')
  }
}

const pauseMs = 500

/**
 * The session, refreshed if it is due; null only when signed out. auth-js also answers «no session» when the
 * refresh has failed, once even if another tab has stored a new token meanwhile
 * (https://github.com/supabase/supabase-js/issues/2696): then it is asked again. A session that was refused is no
 * longer stored, so this ends.
 */
export async function currentSession(auth: SessionClient): Promise<Session | null> {
  for (let isAgain = false; ; isAgain = true) {
    const { data, error } = await auth.getSession()
    if (data.session || !error) return data.session
    if (isAgain) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/**
 * The token of every request that needs a session: to the database, to Storage, to functions.
 * @throws {SignedOutError} instead of letting a request go out as a stranger's, whose empty answer looks like a fact
 */
export async function sessionToken(auth: SessionClient): Promise<string> {
  const session = await currentSession(auth)
  if (!session) throw new SignedOutError()
  return session.access_token
}
