import { useEffect, useState } from 'react'

/** How long somebody must stop typing before the text counts, in milliseconds. */
const pauseMs = 250

/**
 * The text of a search field, which follows what is typed at once and is told on after a pause.
 *
 * @param text what is searched for now
 * @param onText told what was typed; keep it the same between renders
 * @returns what the field shows, and what to call when it changes
 */
export function usePausedText(text: string, onText: (text: string) => void) {
  const [draft, setDraft] = useState(text)
  const [sent, setSent] = useState(text)
  const [seen, setSeen] = useState(text)
  // Changed elsewhere: by a button that clears the search, or by the browser's Back. What we sent
  // ourselves may come back when somebody has already typed on.
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
      onText(draft)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, sent, onText])

  return [draft, setDraft] as const
}
