import { chatLimits } from '@contracts/chat-limits.ts'
import type { OutgoingMessage } from './send-message'
import type { ChatState } from './chat-state'

/** The message that waits for its reply, with what was said before it; none while nobody waits. */
export function outgoingMessage(state: ChatState): OutgoingMessage | undefined {
  const { talk, messages, sessionId } = state
  if (talk.phase !== 'loading' || !sessionId) return undefined
  const message = messages.find(({ id }) => id === talk.messageId)
  if (!message) return undefined
  const heard = messages.filter((one) =>
    one.role === 'user' ? one.delivery === 'delivered' : !one.isClosing,
  )
  return {
    message: message.content,
    messageId: message.id,
    sessionId,
    history: heard.slice(-chatLimits.history).map(({ role, content }) => ({ role, content })),
  }
}
