import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useReducer } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { loadWhenOnline } from '@/lib/page/load-when-online'
import { isStored, sessionKey } from '@/lib/storage'
import { isMailFragment } from './session/mail-link'
import { AuthContext, type Auth } from './session/auth-context'
import type { SessionDescription } from './session/session-state'
import type * as SessionModule from './account-session'

const unknown: SessionDescription = {
  user: null,
  role: null,
  isRoleAssumed: false,
  isAdmin: false,
  isStaff: false,
  assurance: { current: null, next: null },
  needsCode: false,
  lacksFactor: false,
  loading: true,
}
const signedOut = { ...unknown, loading: false }

interface State {
  current: SessionDescription
  module?: typeof SessionModule
  active: boolean
  /** The URL's fragment from a mail's link. */
  fragment: string
}

const update = (state: State, change: Partial<State>): State => ({ ...state, ...change })

/**
 * Provides the signed-in user. The session's code is loaded once there is a session, a mail's link, or a user about
 * to sign in: other pages do not pay for it.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, change] = useReducer(update, { current: unknown, active: false, fragment: '' })
  const { current, module, active, fragment } = state
  const activate = useCallback(() => change({ active: true }), [])

  useEffect(() => {
    const { hash } = window.location
    if (isMailFragment(hash)) change({ active: true, fragment: hash })
    else if (isStored(sessionKey)) change({ active: true })
    // An urgent context update would make React hydrate the whole page in one long task.
    else startTransition(() => change({ current: signedOut }))

    const signedInOnOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === sessionKey.name && newValue) change({ active: true })
    }
    // A link opened in a tab of the site changes only the fragment; an open dialog would cover its question.
    const followLinkInSameTab = () => {
      if (isMailFragment(window.location.hash)) window.location.reload()
    }
    const stop = new AbortController()
    window.addEventListener('storage', signedInOnOtherTab, { signal: stop.signal })
    window.addEventListener('hashchange', followLinkInSameTab, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  useEffect(() => {
    if (!active) return
    let stop: (() => void) | undefined
    let left = false
    loadWhenOnline(() => import('./account-session'))
      .then((loaded) => {
        if (left) return
        change({ module: loaded })
        stop = loaded.followSession((next) => change({ current: next }))
      })
      .catch((error: unknown) => {
        console.error('The session could not be followed:', error)
        // The next sign-in tries again.
        change({ active: false, current: signedOut })
      })
    return () => {
      left = true
      stop?.()
    }
  }, [active])

  const auth = useMemo<Auth>(
    () => ({
      ...current,
      activate,
      signOut: async () => {
        if (current.user) await module?.signOut(current.user.id)
      },
    }),
    [current, activate, module],
  )
  return (
    <AuthContext value={auth}>
      {children}
      {module && (
        <ErrorBoundary floats>
          <module.AccountHost fragment={fragment} />
        </ErrorBoundary>
      )}
    </AuthContext>
  )
}
