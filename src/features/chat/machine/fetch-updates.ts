import { type ChatUpdates, type ChatUpdatesInput, chatUpdatesSchema } from '@contracts/chat.ts'
import { postToFunction } from '@/lib/backend/functions'

const timeOutMs = 15_000

/**
 * Asks what staff have said in the conversation, and who attends to it.
 * @throws when there is no answer, or none of the contract
 */
export async function fetchUpdates(
  request: ChatUpdatesInput,
  signal: AbortSignal,
): Promise<ChatUpdates> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)])
  const response = await postToFunction('chat-updates', request, { signal: patience })
  return chatUpdatesSchema.parse(await response.json())
}
