import { chatKey, readStored, writeStored } from '@/lib/storage'
import { type ChatState, chatStateSchema, newChat } from './chat-state'

/** The conversation of this tab's session; a new one where there is none, or it is damaged. */
export function loadChat(): ChatState {
  return chatStateSchema.safeParse(readStored(chatKey)).data ?? newChat
}

/** Keeps the conversation; one in which nothing happened is not worth keeping. */
export function saveChat(state: ChatState): void {
  const { isOpen, messages, input, closed } = state
  const isNew = !isOpen && messages.length === 0 && input === '' && !closed
  writeStored(chatKey, isNew ? undefined : state)
}
