import { type ChatState, chatStateSchema, newChat } from './chat-state'
import { chatStorageKey } from '../storage-key'

/** The conversation of this tab's session; a new one where there is none, or none that we understand. */
export function loadChat(): ChatState {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(chatStorageKey) ?? 'null')
    const state = chatStateSchema.safeParse(stored)
    return state.success ? state.data : newChat
  } catch {
    // Storage is blocked, or holds something else.
    return newChat
  }
}

/** Keeps the conversation; one in which nothing happened is not worth keeping. */
export function saveChat(state: ChatState): void {
  try {
    const isNew = !state.isOpen && state.messages.length === 0 && state.input === ''
    if (isNew) sessionStorage.removeItem(chatStorageKey)
    else sessionStorage.setItem(chatStorageKey, JSON.stringify(state))
  } catch {
    // Storage is blocked or full: the conversation lives as long as the page.
  }
}
