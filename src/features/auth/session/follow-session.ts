import type { Session } from '@supabase/supabase-js'
import { pageAt } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { draftNamesOf, forgetDrafts, forgetForms, forgetFormsWithOtherTabs } from '@/lib/drafts'
import { getSupabase, type Supabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { fetchRole } from './fetch-role'
import { assuranceOf } from './assurance'
import { onRoleRecheck } from './role-recheck'
import {
  describeSession,
  initialSessionState,
  type SessionDescription,
  type SessionEvent,
  type SessionState,
  sessionReducer,
} from './session-state'

/**
 * Whether a staff member has set up a factor on another device that this session does not know: without its code the
 * database would return nothing. Undefined if the lookup fails.
 */
async function hasNewFactor(supabase: Supabase) {
  const { data, error } = await supabase.auth.mfa.listFactors()
  if (error) console.error('Factor lookup failed:', error)
  return data?.all.some(({ status }) => status === 'verified')
}

/** Whether a staff member must set up a factor before their role grants anything; null if the lookup fails. */
async function lacksNeededFactor(supabase: Supabase) {
  const { data, error } = await supabase.rpc('staff_need_factor')
  if (error) console.error('Setting lookup failed:', error)
  return data
}

/**
 * Looks up the signed-in user's role and its consequences. A failure changes nothing: what is known stays;
 * before that, the role is taken to be `user`, and no factor is asked for.
 * @returns null if a known role stays, or if a recheck finds it unchanged
 */
async function resolveRole(
  supabase: Supabase,
  session: Session,
  known: SessionState['known'],
  isRecheck = false,
): Promise<SessionEvent | null> {
  const resolved = { type: 'roleResolved', userId: session.user.id } as const
  try {
    const role = await fetchRole(supabase, resolved.userId)
    if (isRecheck && role === known?.role && !known.isAssumed) return null
    // For other users factors make no difference.
    if (role === 'user' || assuranceOf(session).next === 'aal2') return { ...resolved, role }
    const hasFactor = (await hasNewFactor(supabase)) ?? known?.hasFactor ?? false
    const lacksFactor =
      !hasFactor && ((await lacksNeededFactor(supabase)) ?? known?.lacksFactor ?? false)
    return { ...resolved, role, hasFactor, lacksFactor }
  } catch (error) {
    console.error('Role lookup failed:', error)
    return known ? null : { ...resolved, role: 'user', isAssumed: true }
  }
}

/** Whether a second factor of the user's was removed or set up, for instance by a recovery code. */
const hasOtherFactors = ({ session: before, known }: SessionState, session: Session): boolean =>
  known?.userId === session.user.id &&
  assuranceOf(before ?? null, known.hasFactor).next !== assuranceOf(session).next

/** Who was signed in to this tab last. */
let lastUserId: string | undefined

/** A session that ends by itself leaves its user's forms to them: another person must not find them. */
function keepFormsApart({ user }: Session) {
  if (lastUserId !== undefined && lastUserId !== user.id) forgetForms()
  lastUserId = user.id
}

/** Loads the client and reports the session and its role, now and on every change. @returns a function that stops it */
export function followSession(onChange: (description: SessionDescription) => void) {
  let state = initialSessionState
  let stopped = false
  let unsubscribe = () => {}
  const dispatch = (...events: (SessionEvent | null)[]) => {
    const happened = events.filter((event) => event !== null)
    if (stopped || happened.length === 0) return
    state = happened.reduce(sessionReducer, state)
    onChange(describeSession(state))
  }

  getSupabase()
    .then((supabase) => {
      if (stopped) return
      const { data } = supabase.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT' && state.session && !isLeaving) {
          toast.info('Сеанс завершён', 'Войдите снова, чтобы продолжить.', { about: 'session' })
        }
        if (session) keepFormsApart(session)
        const change = { type: 'sessionChanged', session } as const
        if (event === 'TOKEN_REFRESHED' && session && hasOtherFactors(state, session)) {
          // Together, or the page would ask the database without the rights that the factor gave.
          void resolveRole(supabase, session, state.known).then((role) => dispatch(change, role))
          return
        }
        dispatch(change)
        // A refreshed token still belongs to the same user. A lookup reads the session: if every lookup refreshed it,
        // this would loop.
        if (event === 'TOKEN_REFRESHED' && state.known && !state.known.isAssumed) return
        // Not awaited: the client is locked while its listeners run.
        if (session) void resolveRole(supabase, session, state.known).then((role) => dispatch(role))
      })
      const stopRechecks = onRoleRecheck(() => {
        const { session, known } = state
        if (session && known)
          void resolveRole(supabase, session, known, true).then((role) => dispatch(role))
      })
      const stopForgetting = forgetFormsWithOtherTabs()
      unsubscribe = () => {
        data.subscription.unsubscribe()
        stopRechecks()
        stopForgetting()
      }
    })
    .catch((error: unknown) => {
      console.error('The auth client could not be loaded:', error)
      dispatch({ type: 'sessionChanged', session: null })
    })
  return () => {
    stopped = true
    unsubscribe()
  }
}

/** Whether this tab ends the session itself. */
let isLeaving = false

/** Signs out of this browser, all its tabs; other devices stay signed in. @returns whether it succeeded */
export async function endSession(): Promise<boolean> {
  isLeaving = true
  try {
    const supabase = await getSupabase()
    const { error } = await supabase.auth.signOut({ scope: 'local' })
    if (!error) return true
    console.error('Sign-out failed:', error)
    toast.error('Ошибка', 'Не удалось выйти. Попробуйте ещё раз.')
    return false
  } finally {
    isLeaving = false
  }
}

/**
 * Signs out as the user asked: asks about their drafts, which are deleted, and leaves /admin. A session that ends in
 * any other way leaves them for its user's next sign-in (decision 53).
 */
export async function signOut(userId: string) {
  // A reply's text and files are two drafts.
  const drafts = new Set(draftNamesOf(userId).map((name) => name.replace('-files', ''))).size
  if (drafts > 0 && !confirm(`Выйти? Черновиков: ${drafts}, они удалятся.`)) return
  if (!(await endSession())) return
  forgetDrafts(userId)
  if (pageAt(location.pathname) === 'admin') location.assign(siteMap.home.path)
}
