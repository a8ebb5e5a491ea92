import { type ChatUpdates, type ChatUpdatesInput, chatUpdatesSchema } from '@contracts/chat.ts'
import { postToFunction } from '@/lib/backend/functions'

const timeOutMs = 15_000

/**
 * Fetches new staff messages and who handles the conversation.
 * @throws if there is no answer, or an invalid one
 */
export async function fetchUpdates(
  request: ChatUpdatesInput,
  signal: AbortSignal,
): Promise<ChatUpdates> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)])
  const response = await postToFunction('chat-updates', request, { signal: patience })
  return chatUpdatesSchema.parse(await response.json())
}
