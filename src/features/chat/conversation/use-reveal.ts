import { useEffect, useState } from 'react'
import { nextLength, revealStepMs } from './reveal'

/**
 * Shows a text that grows word by word, as it comes or, where it comes in large pieces, a little behind.
 *
 * @param done called when all of it is shown and nothing more will come
 * @returns what is to be shown
 */
export function useReveal(text: string, isWhole: boolean, done: () => void): string {
  const [length, setLength] = useState(isWhole ? 0 : text.length)
  const isShown = length >= text.length

  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setLength(nextLength(text, length)), revealStepMs)
    return () => clearTimeout(timer)
  }, [text, length, isShown])

  useEffect(() => {
    if (isShown && isWhole) done()
  }, [isShown, isWhole, done])

  return text.slice(0, length)
}
