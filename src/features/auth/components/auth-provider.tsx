import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { isStored } from '@/lib/is-stored'
import { getSupabase, sessionStorageKey } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { fetchRole } from '../api/fetch-role'
import { assuranceOf } from '../model/assurance'
import { readAuthCallback } from '../model/auth-callback'
import { announceCallback, followSession } from '../model/follow-session'
import { AuthContext, type Auth } from '../model/auth-context'
import { describeSession, initialSessionState, sessionReducer } from '../model/session-state'

/** Follows the session and its role. The Supabase client is loaded only once there is a reason to. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, initialSessionState)
  const stopFollowing = useRef<() => void>(null)
  const announced = useRef(false)

  const activate = useCallback(() => {
    stopFollowing.current ??= followSession((session) =>
      dispatch({ type: 'sessionChanged', session }),
    )
  }, [])

  // Before the first paint, so that nobody sees the wrong state flash.
  useLayoutEffect(() => {
    const callback = readAuthCallback(window.location.hash)
    if (!announced.current) announceCallback(callback)
    announced.current = true

    if (callback.kind === 'session' || isStored('localStorage', sessionStorageKey)) activate()
    else dispatch({ type: 'sessionChanged', session: null })

    const signedInElsewhere = (event: StorageEvent) => {
      if (event.key === sessionStorageKey) activate()
    }
    window.addEventListener('storage', signedInElsewhere)
    return () => {
      window.removeEventListener('storage', signedInElsewhere)
      stopFollowing.current?.()
      stopFollowing.current = null
    }
  }, [activate])

  const { session } = state
  useEffect(() => {
    if (!session) return
    const userId = session.user.id
    getSupabase()
      .then((supabase) => fetchRole(supabase, userId))
      .catch((error: unknown) => {
        console.error('Role lookup failed:', error)
        return 'user' as const
      })
      .then((role) => dispatch({ type: 'roleResolved', userId, role }))
  }, [session])

  const auth = useMemo<Auth>(
    () => ({
      ...describeSession(state),
      assurance: assuranceOf(state.session ?? null),
      activate,
      signOut,
    }),
    [state, activate],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

async function signOut() {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.signOut()
  if (error) {
    console.error('Sign-out failed:', error)
    toast.error('Ошибка', 'Не удалось выйти. Попробуйте ещё раз.')
  }
}
