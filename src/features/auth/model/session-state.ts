import type { Session } from '@supabase/supabase-js'
import type { Role } from '@contracts/role.ts'

export interface SessionState {
  /** `undefined` until it is known whether somebody is signed in. */
  session: Session | null | undefined
  /** The role last looked up, and whose it is. */
  known: { userId: string; role: Role } | null
}

export type SessionEvent =
  | { type: 'sessionChanged'; session: Session | null }
  | { type: 'roleResolved'; userId: string; role: Role }

export const initialSessionState: SessionState = { session: undefined, known: null }

/** The session and its role as they arrive; an answer about somebody who left changes nothing. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'sessionChanged': {
      const stays = state.known && state.known.userId === event.session?.user.id
      return { session: event.session, known: stays ? state.known : null }
    }
    case 'roleResolved':
      if (state.session?.user.id !== event.userId) return state
      return { ...state, known: { userId: event.userId, role: event.role } }
  }
}

/** What the rest of the site wants to know of the state. */
export function describeSession({ session, known }: SessionState) {
  const user = session?.user ?? null
  const role = user && known ? known.role : null
  return {
    session: session ?? null,
    user,
    role,
    isAdmin: role === 'admin',
    isStaff: role === 'admin' || role === 'staff',
    loading: session === undefined || (user !== null && known === null),
  }
}
