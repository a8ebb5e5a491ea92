import { useCallback } from 'react'
import { withoutOpenLink } from './parse-answer'
import { useReveal } from './use-reveal'
import type { StreamingReply } from './use-transcript'
import { AnswerText } from './answer-text'
import { Bubble } from './bubble'
import { TypingDots } from './typing-dots'

interface StreamingBubbleProps {
  reply: StreamingReply
  onWritten: (id: string) => void
}

/**
 * A reply as it comes, word by word. For the eye only: once it is whole it joins the log, where a
 * screen reader reads it in one piece.
 */
export function StreamingBubble({ reply, onWritten }: StreamingBubbleProps) {
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
