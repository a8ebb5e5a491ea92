import { useState } from 'react'
import type { ChatMessage, ChatState } from '../machine/chat-state'
import { replyIdOf } from '../machine/transition'

/** A reply that is still arriving, or still being typed out. */
export interface StreamingReply {
  id: string
  text: string
  isWhole: boolean
}

const lastReply = (messages: readonly ChatMessage[]) =>
  messages.findLast((message) => message.role === 'assistant' && !message.isNote)

/**
 * Separates finished messages from the reply that is still being typed out. A reply joins the messages once it is
 * complete, so that a screen reader reads it in one piece.
 * @param animates whether replies are typed out at all
 */
export function useTranscript(state: ChatState, animates: boolean) {
  const { messages, talk } = state
  // A reply from before the panel opened is not typed out again.
  const [writtenId, setWrittenId] = useState(() => lastReply(messages)?.id)

  const last = lastReply(messages)
  let streaming: StreamingReply | undefined
  let said: readonly ChatMessage[] = messages
  if (talk.phase === 'loading') {
    streaming = {
      id: replyIdOf(talk.messageId),
      text: animates ? talk.partial : '',
      isWhole: false,
    }
  } else if (animates && last && last.id !== writtenId) {
    streaming = { id: last.id, text: last.content, isWhole: true }
    said = messages.slice(0, messages.indexOf(last))
  }
  return { said, streaming, finish: setWrittenId }
}
