import { useCallback, useEffect, useState } from 'react'

/** What Supabase Auth leaves between two mails to one address unless told otherwise. */
const pauseSeconds = 60

export type MailPurpose = 'confirmation' | 'recovery'

/** When the next mail may be asked for; kept outside of React, for the dialogs come and go. */
const freeAt: Record<MailPurpose, number> = { confirmation: 0, recovery: 0 }

/** Begins the pause, also for a mail that was sent without being asked for, as at sign-up. */
export function startMailPause(purpose: MailPurpose) {
  freeAt[purpose] = Date.now() + pauseSeconds * 1000
}

const secondsLeft = (purpose: MailPurpose) =>
  Math.max(0, Math.ceil((freeAt[purpose] - Date.now()) / 1000))

/**
 * The pause before another mail may be asked for.
 * @returns the seconds left, and what begins it anew
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
