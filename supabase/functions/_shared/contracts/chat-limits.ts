/*
 * What the chat's widget and its functions have in common. No zod here, so that the widget may import it
 * without pulling the validator in.
 */

/** Who said it. */
export const chatRoles = ['user', 'assistant'] as const

/** Why a conversation ended. */
export const chatEndReasons = ['booking_confirmed', 'abandoned', 'completed'] as const

/** What `send-chat-summary` is told of: an ending, or a rating given after one. */
export const chatSummaryReasons = [...chatEndReasons, 'rating_submitted'] as const

/** `completed`: the assistant has nothing more to say, with or without a booking. */
export const conversationStatuses = ['active', 'completed'] as const

/** Largest accepted values: texts in characters, lists in items. */
export const chatLimits = {
  message: 2000,
  /** Characters of an assistant's answer. */
  reply: 6000,
  /** Items of the client's own history; more is cut by the server, oldest first. */
  history: 60,
  sessionId: 80,
} as const

/** Stars of a rating. */
export const ratings = [1, 2, 3, 4, 5] as const

export type ChatRole = (typeof chatRoles)[number]
export type ChatEndReason = (typeof chatEndReasons)[number]
export type ChatSummaryReason = (typeof chatSummaryReasons)[number]
export type Rating = (typeof ratings)[number]
