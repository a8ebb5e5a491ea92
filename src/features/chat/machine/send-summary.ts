import type { ChatSummaryInput } from '@contracts/chat.ts'
import { callFunction } from '@/lib/functions'

/**
 * Tells that a conversation ended, or how it was rated. It arrives although the visitor leaves.
 * @throws {FunctionError}
 */
export const sendSummary = (summary: ChatSummaryInput): Promise<void> =>
  callFunction('send-chat-summary', summary, { keepalive: true })
