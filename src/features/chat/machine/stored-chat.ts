import { chatKey, readStored, writeStored } from '@/lib/storage'
import { type ChatState, chatStateSchema, newChat } from './chat-state'

/**
 * The conversation of this tab; a new one if none is stored, or it is damaged.
 * @param isFolded whether an open panel is folded to its button: it would cover the page that has just been loaded
 */
export function loadChat(isFolded = false): ChatState {
  const state = chatStateSchema.safeParse(readStored(chatKey)).data ?? newChat
  if (!isFolded || !state.isOpen) return state
  return { ...state, isOpen: false, isUnread: state.messages.length > 0 }
}

/** Stores the conversation, unless it is empty. */
export function saveChat(state: ChatState): void {
  const { isOpen, messages, input, closed, booked } = state
  const isNew = !isOpen && messages.length === 0 && input === '' && !closed && !booked
  writeStored(chatKey, isNew ? undefined : state)
}
