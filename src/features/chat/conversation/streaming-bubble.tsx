import { useCallback, useEffect, useState } from 'react'
import { withoutOpenLink } from '@/components/answer/parse-answer'
import type { StreamingReply } from './use-transcript'
import { AnswerText } from '@/components/answer/answer-text'
import { Bubble } from './bubble'

/** Between two steps, in milliseconds: fast enough to read along, slow enough to see words appear. */
const stepMs = 40

/** The share of the remaining text per step: a long answer takes little longer than a short one. */
const share = 1 / 12

/** The next length to show: a few whole words more. */
export function nextLength(text: string, shown: number): number {
  const left = text.slice(shown)
  const words = left.match(/\S+\s*/g) ?? []
  const count = Math.max(1, Math.ceil(words.length * share))
  const step = words.slice(0, count).join('').length
  // Leading white space belongs to the first word.
  return Math.min(text.length, shown + Math.max(1, left.search(/\S|$/) + step))
}

/**
 * Shows a growing text word by word, slightly delayed if it arrives in large pieces.
 * @param done called when all of it is shown and nothing more will arrive
 * @returns the part to show
 */
function useReveal(text: string, isWhole: boolean, done: () => void): string {
  const [length, setLength] = useState(isWhole ? 0 : text.length)
  const isShown = length >= text.length

  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setLength(nextLength(text, length)), stepMs)
    return () => clearTimeout(timer)
  }, [text, length, isShown])

  useEffect(() => {
    if (isShown && isWhole) done()
  }, [isShown, isWhole, done])

  return text.slice(0, length)
}

/**
 * A reply as it arrives, word by word, hidden from screen readers: they read it in one piece once it is complete and
 * joins the log.
 */
export function StreamingBubble(props: { reply: StreamingReply; onWritten: (id: string) => void }) {
  const { reply, onWritten } = props
  const { id, text, isWhole } = reply
  const written = useCallback(() => onWritten(id), [id, onWritten])
  const shown = withoutOpenLink(useReveal(text, isWhole, written))
  return (
    <div aria-hidden inert data-testid="streaming">
      <Bubble from="assistant">
        {shown.trim() ? <AnswerText text={shown} onLeave={() => {}} /> : <TypingDots />}
      </Bubble>
    </div>
  )
}

/** Shown until the first words arrive. */
function TypingDots() {
  return (
    <span aria-hidden data-testid="typing" className="flex h-[1.5em] items-center gap-1.5 px-0.5">
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          className="size-2 [rotate:45deg] animate-pulse rounded-[1px] bg-accent"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  )
}
