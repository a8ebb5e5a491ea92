import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

/**
 * A receipt is shown once: when its dialog opens again, after closing or by another event, the form is new. One that
 * arrives while the dialog is closed waits for the next opening.
 *
 * @param request the event that opened the dialog
 * @param isSent whether there is a receipt
 * @param forget starts a new form
 */
export function useShownOnce(
  isOpen: boolean,
  request: object | null | undefined,
  isSent: boolean,
  forget: () => void,
) {
  const wasShown = useRef(false)
  const forgetShown = useStableCallback(() => {
    if (wasShown.current) forget()
    wasShown.current = false
  })
  useLayoutEffect(() => {
    if (isOpen) forgetShown()
  }, [isOpen, request, forgetShown])
  useEffect(() => {
    if (isOpen && isSent) wasShown.current = true
  }, [isOpen, isSent])
}
