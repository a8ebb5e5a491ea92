import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { chatTexts, noteIn, personTexts } from '@/content/chat'
import { useLang } from '@/lib/hooks/use-texts'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import type { ChatMessage } from '../machine/chat-state'
import { closingId } from '../machine/transition'
import { AnswerText } from '@/components/answer/answer-text'
import { Bubble } from './bubble'

interface MessageProps {
  message: ChatMessage
  /** Sends it again; absent while sending is impossible. */
  onRetry: (() => void) | undefined
  onLeave: () => void
}

/** One message; the visitor's own shows if it failed. */
export function Message({ message, onRetry, onLeave }: MessageProps) {
  const lang = useLang()
  const { assistantSaid, visitorSaid, notSent, sendAgain } = chatTexts[lang]
  if (message.role === 'assistant' && message.isNote && message.id !== closingId) {
    return (
      <p className="text-center text-caption text-muted-foreground">
        {noteIn(lang, message.content)}
      </p>
    )
  }
  if (message.role === 'assistant') {
    return (
      <Bubble from="assistant">
        <span className="sr-only">{assistantSaid}</span>
        <AnswerText
          text={message.isNote ? noteIn(lang, message.content) : message.content}
          onLeave={onLeave}
        />
      </Bubble>
    )
  }
  if (message.role === 'staff') {
    return (
      <Bubble from="staff">
        <span className="mb-0.5 block text-caption font-medium text-accent">
          {message.name ?? personTexts[lang].nameless}
        </span>
        <span>{unbrokenPhones(message.content)}</span>
      </Bubble>
    )
  }
  return (
    <div data-own>
      <Bubble from="user">
        <span className="sr-only">{visitorSaid}</span>
        <span>{unbrokenPhones(message.content)}</span>
      </Bubble>
      {message.delivery === 'failed' && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 text-sm">
          <span className="flex items-center gap-1.5 text-destructive-text">
            <CircleAlert aria-hidden className="size-4" />
            {notSent}
          </span>
          <Button variant="link" disabled={!onRetry} onClick={onRetry} className="px-0! text-sm!">
            <RotateCw aria-hidden />
            {sendAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
