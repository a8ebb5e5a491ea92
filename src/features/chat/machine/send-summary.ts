import type { ChatSummaryInput } from '@contracts/chat.ts'
import { callFunction } from '@/lib/backend/functions'

/**
 * Reports that a conversation ended, or how it was rated; it arrives even if the visitor leaves.
 * @throws {FunctionError}
 */
export const sendSummary = (summary: ChatSummaryInput): Promise<unknown> =>
  callFunction('send-chat-summary', summary, { keepalive: true })
