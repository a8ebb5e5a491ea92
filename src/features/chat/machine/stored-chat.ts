import { chatKey, readStored, writeStored } from '@/lib/storage'
import { type ChatState, chatStateSchema, newChat } from './chat-state'

/** The conversation of this tab; a new one if none is stored, or it is damaged. */
export function loadChat(): ChatState {
  return chatStateSchema.safeParse(readStored(chatKey)).data ?? newChat
}

/** Stores the conversation, unless it is empty. */
export function saveChat(state: ChatState): void {
  const { isOpen, messages, input, closed, booked } = state
  const isNew = !isOpen && messages.length === 0 && input === '' && !closed && !booked
  writeStored(chatKey, isNew ? undefined : state)
}
