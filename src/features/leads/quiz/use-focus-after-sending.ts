import { type RefObject, useEffect, useRef } from 'react'

/** A button that is disabled while sending loses the focus; after a failure it gets it back. */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, isSending: boolean) {
  const wasSending = useRef(false)
  useEffect(() => {
    const isOver = wasSending.current && !isSending
    wasSending.current = isSending
    if (!isOver || form.current?.contains(document.activeElement)) return
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [form, isSending])
}
