import { useCallback, useEffect, useState } from 'react'

/** Supabase Auth's default pause between two mails to one address. */
const pauseSeconds = 60

export type MailPurpose = 'confirmation' | 'recovery'

/** When the next mail can be requested; outside of React, so that it outlives the dialogs. */
const freeAt: Record<MailPurpose, number> = { confirmation: 0, recovery: 0 }

/** Starts the pause, also for a mail that Auth sends by itself, as at sign-up. */
export function startMailPause(purpose: MailPurpose) {
  freeAt[purpose] = Date.now() + pauseSeconds * 1000
}

const secondsLeft = (purpose: MailPurpose) =>
  Math.max(0, Math.ceil((freeAt[purpose] - Date.now()) / 1000))

/**
 * The pause before another mail can be requested.
 * @returns the seconds left, and a function that restarts it
 */
export function useMailPause(purpose: MailPurpose) {
  const [seconds, setSeconds] = useState(() => secondsLeft(purpose))
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setSeconds(secondsLeft(purpose)), 250)
    return () => clearInterval(timer)
  }, [waiting, purpose])

  const start = useCallback(() => {
    startMailPause(purpose)
    setSeconds(secondsLeft(purpose))
  }, [purpose])
  return { seconds, start }
}
