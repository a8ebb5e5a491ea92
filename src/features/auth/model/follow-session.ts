import type { Session } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import type { AuthCallback } from './auth-callback'

/**
 * Loads the client and reports the session now and at every change.
 * @returns a function that stops it
 */
export function followSession(onSession: (session: Session | null) => void) {
  let stopped = false
  let unsubscribe = () => {}
  getSupabase()
    .then((supabase) => {
      if (stopped) return
      const { data } = supabase.auth.onAuthStateChange((_event, session) => onSession(session))
      unsubscribe = () => data.subscription.unsubscribe()
    })
    .catch((error: unknown) => {
      console.error('The auth client could not be loaded:', error)
      onSession(null)
    })
  return () => {
    stopped = true
    unsubscribe()
  }
}

/** Greets somebody who came back through a mail's link, and says so when the link is spent. */
export function announceCallback(callback: AuthCallback) {
  if (callback.kind === 'session' && callback.confirmed) {
    toast.success('Email подтверждён', 'Добро пожаловать! Вы вошли в свой аккаунт.')
  }
  if (callback.kind !== 'failed') return
  // Out of the address, or a reload would say it again.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  toast.error(
    'Ссылка не сработала',
    callback.expired
      ? 'Срок её действия истёк или она уже использована. Войдите или зарегистрируйтесь ещё раз.'
      : 'Не удалось подтвердить вход. Попробуйте войти ещё раз.',
  )
}
