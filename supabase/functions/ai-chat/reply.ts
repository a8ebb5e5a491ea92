import type { ChatReply } from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import { completeDraft } from './booking.ts'
import type { Answer } from './conversation.ts'

/** An answer as it travels. What waits for the visitor's confirmation is shown with it. */
export function replyOf({
  text,
  conversationStatus,
  suggestions,
  state,
  confirmed,
}: Answer): ChatReply {
  const waiting = state.booking?.stage === 'confirming' ? completeDraft(state.booking) : undefined
  return {
    response: text.slice(0, chatLimits.reply),
    conversationStatus,
    bookingConfirmed: confirmed !== undefined,
    suggestions: suggestions.slice(0, 4),
    ...(waiting && { booking: waiting }),
  }
}
