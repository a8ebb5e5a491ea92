import { readStored, writeStored } from '@/lib/stored'
import { chatStorageKey } from '../storage-key'
import { type ChatState, chatStateSchema, newChat } from './chat-state'

/** The conversation of this tab's session; a new one where there is none, or it is damaged. */
export function loadChat(): ChatState {
  return chatStateSchema.safeParse(readStored(chatStorageKey)).data ?? newChat
}

/** Keeps the conversation; one in which nothing happened is not worth keeping. */
export function saveChat(state: ChatState): void {
  const { isOpen, messages, input, closed } = state
  const isNew = !isOpen && messages.length === 0 && input === '' && !closed
  writeStored(chatStorageKey, isNew ? undefined : state)
}
