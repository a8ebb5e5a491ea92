import { useCallback } from 'react'
import { withoutOpenLink } from './parse-answer'
import { useReveal } from './use-reveal'
import type { StreamingReply } from './use-transcript'
import { AnswerText } from './answer-text'
import { Bubble } from './bubble'

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
