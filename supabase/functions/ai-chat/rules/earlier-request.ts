import { speaksOfEarlier } from '../booking/acts.ts'
import { classify } from '../search/classify.ts'
import { underQuestion } from './answer-with.ts'
import type { Context, Reply } from './context.ts'

/** What answers clients who speak of a request that they have sent. */
const cards = ['existing-clients/change-request', 'existing-clients/not-called-back']

/**
 * The reply to a client who wants an earlier request changed, or waits for what it promised. Whoever says «можно
 * на час позже?» names nothing that the matcher could find, and wants no second booking.
 *
 * @returns undefined when the message speaks of none, or of the booking that is just being made
 */
export function earlierRequestReply(context: Context): Reply | undefined {
  const { message, state } = context.question
  if (state.booking || !speaksOfEarlier(message)) return undefined
  const classes = classify(message)
  const [likeliest] = context.catalogue.cards
    .filter(({ id }) => cards.includes(id))
    .toSorted((a, b) => (classes.get(b.id) ?? -1) - (classes.get(a.id) ?? -1))
  if (!likeliest) return undefined
  const { id, asks, answer } = likeliest
  return underQuestion({ kind: 'card', id, card: likeliest, asks, text: answer }, context)
}
