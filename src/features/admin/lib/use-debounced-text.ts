import { useEffect, useState } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

/** In milliseconds. */
const pauseMs = 250

/** A search field's value and setter: it follows every keystroke, `onText` is called after a pause, or by `flush`. */
export function useDebouncedText(text: string, onText: (text: string) => void) {
  const send = useStableCallback(onText)
  const [draft, setDraft] = useState(text)
  const [sent, setSent] = useState(text)
  const [seen, setSeen] = useState(text)
  // The search was cleared, or the browser went back. Our own text may come back after further typing and is ignored.
  if (text !== seen) {
    setSeen(text)
    if (text !== sent) {
      setSent(text)
      setDraft(text)
    }
  }

  useEffect(() => {
    if (draft === sent) return
    const timer = setTimeout(() => {
      setSent(draft)
      send(draft)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, sent, send])

  const flush = () => {
    setSent(draft)
    send(draft)
  }
  return [draft, setDraft, flush] as const
}
