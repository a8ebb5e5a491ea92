import { type RefObject, useEffect, useRef } from 'react'
import { hasFinePointer } from '@/lib/browser/media'

/** Focuses a new step's heading, or its text to write; on opening, the dialog does so itself. */
export function useStepFocus(form: RefObject<HTMLFormElement | null>, open: boolean, step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number>(null)
  useEffect(() => {
    if (open && shown.current !== null && shown.current !== step) {
      const text = hasFinePointer() && form.current?.querySelector('textarea')
      ;(text || heading.current)?.focus()
    }
    shown.current = open ? step : null
  }, [form, open, step])
  return heading
}

/** Returns the focus to the submit button, which lost it while sending disabled it. */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, isSending: boolean) {
  const wasSending = useRef(false)
  useEffect(() => {
    const isOver = wasSending.current && !isSending
    wasSending.current = isSending
    if (!isOver || form.current?.contains(document.activeElement)) return
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [form, isSending])
}
