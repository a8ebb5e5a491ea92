// Lists and limits of the chat. Without zod, so that the widget can import them without the validator.

/** The two sides of a conversation with the assistant. */
export const chatRoles = ['user', 'assistant'] as const

/** Authors of a message: staff may write instead of the assistant. */
export const chatSpeakers = [...chatRoles, 'staff'] as const

/** Reasons for the end of a conversation. */
export const chatEndReasons = ['booking_confirmed', 'abandoned', 'completed'] as const

/** Reasons to call `send-chat-summary`: an ending, or a rating after it. */
export const chatSummaryReasons = [...chatEndReasons, 'rating_submitted'] as const

/** `completed`: the assistant has ended the conversation, with or without a booking. */
export const conversationStatuses = ['active', 'completed'] as const

/** The purpose of the form in the chat: a consultation, or a message to the managers. */
export const chatFormKinds = ['consultation', 'message'] as const

/** Maximum values: texts in characters, lists in items. */
export const chatLimits = {
  message: 2000,
  /** Characters of an assistant's answer. */
  reply: 6000,
  /** Items of the client's own history, and characters of the visitor's words in it; the server drops older ones. */
  history: 60,
  historyText: 4000,
  sessionId: 80,
  /** The subject of a consultation, or the message to the managers. */
  formTopic: 1000,
} as const

/** Stars of a rating. */
export const ratings = [1, 2, 3, 4, 5] as const

export type ChatRole = (typeof chatRoles)[number]
export type ChatSpeaker = (typeof chatSpeakers)[number]
/** A message of a conversation. */
export type ChatTurn = { role: ChatSpeaker; content: string }
/** A message of a conversation as its client tells it. */
export type ClientTurn = { role: ChatRole; content: string }
export type ChatFormKind = (typeof chatFormKinds)[number]
export type ChatEndReason = (typeof chatEndReasons)[number]
export type ChatSummaryReason = (typeof chatSummaryReasons)[number]
export type Rating = (typeof ratings)[number]

/**
 * The part of a client's history that is read: the visitor's latest words, none longer than a message. What the
 * assistant is said to have answered counts for nothing, so its text is dropped.
 */
export function latestTurns(history: readonly ClientTurn[]): ClientTurn[] {
  let left: number = chatLimits.historyText
  const kept: ClientTurn[] = []
  for (const { role, content } of history.slice(-chatLimits.history).toReversed()) {
    const said = role === 'user' ? content.slice(0, chatLimits.message).trim() : ''
    left -= said.length
    if (left < 0) break
    kept.unshift({ role, content: said })
  }
  return kept
}
