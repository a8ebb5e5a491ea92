import type { Session } from '@supabase/supabase-js'
import { claimsOf } from '@contracts/token-claims.ts'

type AssuranceLevel = 'aal1' | 'aal2'

export interface Assurance {
  current: AssuranceLevel | null
  next: AssuranceLevel | null
}

/**
 * The multi-factor level of a session: `current` is what its token proves, `next` what the user could reach, which is
 * aal2 as soon as one factor is verified.
 * @param enrolledOnServer whether the server has a verified factor that the session does not know yet
 */
export function assuranceOf(session: Session | null, enrolledOnServer = false): Assurance {
  if (!session) return { current: null, next: null }
  const current = claimsOf(session.access_token).aal === 'aal2' ? 'aal2' : 'aal1'
  const verified = session.user.factors?.some(({ status }) => status === 'verified') ?? false
  return { current, next: verified || enrolledOnServer ? 'aal2' : current }
}
