import type { Session } from '@supabase/supabase-js'
import type { Role } from '@contracts/role.ts'
import { type Assurance, assuranceOf } from './assurance'

interface RoleResolved {
  type: 'roleResolved'
  userId: string
  role: Role
  /** The lookup failed, and no role was known before (decision 70). */
  isAssumed?: boolean
  /** Whether the server has a verified factor. */
  hasFactor?: boolean
  /** Whether the role grants nothing until a second factor is set up. */
  lacksFactor?: boolean
}

export type SessionEvent = { type: 'sessionChanged'; session: Session | null } | RoleResolved

export interface SessionState {
  /** `undefined` until it is known whether a user is signed in. */
  session: Session | null | undefined
  /** The latest lookup of the user's role that did not fail, or the first. */
  known: RoleResolved | null
}

export const initialSessionState: SessionState = { session: undefined, known: null }

/** Applies a session or role as it arrives; the role of a user who has signed out is ignored. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'sessionChanged': {
      const stays = state.known && state.known.userId === event.session?.user.id
      return { session: event.session, known: stays ? state.known : null }
    }
    case 'roleResolved':
      return state.session?.user.id === event.userId ? { ...state, known: event } : state
  }
}

/** The state as the rest of the site sees it. */
export interface SessionDescription {
  user: Session['user'] | null
  role: Role | null
  /** The role could not be looked up: it is `user` until it is. */
  isRoleAssumed: boolean
  isAdmin: boolean
  isStaff: boolean
  assurance: Assurance
  /** Signed in with a password only although a second factor is set up: the code comes first. */
  needsCode: boolean
  /** The role grants nothing until a second factor is set up. */
  lacksFactor: boolean
  /** Until session, role and second factor are settled. */
  loading: boolean
}

export function describeSession({ session, known }: SessionState): SessionDescription {
  const user = session?.user ?? null
  const role = user && known ? known.role : null
  const assurance = assuranceOf(session ?? null, known?.hasFactor)
  const needsCode = role !== null && assurance.next === 'aal2' && assurance.current !== 'aal2'
  return {
    user,
    role,
    isRoleAssumed: role !== null && (known?.isAssumed ?? false),
    isAdmin: role === 'admin',
    isStaff: role === 'admin' || role === 'staff',
    assurance,
    needsCode,
    lacksFactor: assurance.current !== 'aal2' && !needsCode && (known?.lacksFactor ?? false),
    loading: session === undefined || (user !== null && known === null) || needsCode,
  }
}
