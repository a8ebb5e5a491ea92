import type { ChatEndReason } from '@contracts/chat-limits.ts'
import type { ChatTimer } from './chat-state'

/** Section 9 of the specification; all in milliseconds. */
export const inactivityMs = 120_000
export const resetAfterRatingMs = 2000

/** What follows after a conversation ended, and when. */
const afterEnding: Record<ChatEndReason, { kind: ChatTimer['kind']; ms: number }> = {
  booking_confirmed: { kind: 'askRating', ms: 2000 },
  completed: { kind: 'askRating', ms: 1500 },
  abandoned: { kind: 'reset', ms: 3000 },
}

export const timerAfterEnding = (reason: ChatEndReason, at: number): ChatTimer => ({
  kind: afterEnding[reason].kind,
  at: at + afterEnding[reason].ms,
})

export const inactivityTimer = (at: number): ChatTimer => ({
  kind: 'inactivity',
  at: at + inactivityMs,
})
