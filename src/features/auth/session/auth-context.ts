import { createContext, useContext } from 'react'
import type { SessionDescription } from './session-state'

export interface Auth extends SessionDescription {
  /** Loads the client and starts following the session; called before the first sign-in. */
  activate: () => void
  signOut: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

/** The signed-in user, role and session. @throws outside the provider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
