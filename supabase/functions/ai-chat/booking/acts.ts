// What a message does to a booking, by what others have done with such words.

import { createClassifier } from '../../_shared/catalogue/classifier.ts'
import type { BookingDraft } from '../../_shared/chat/chat-store.ts'
import { actFeatures, type Act, type Place } from './act-features.ts'
import { actModel } from './act-model.ts'

const likelihoodsOf = createClassifier(actModel)

/** By how much an act has to be likelier than the next one: a yes stores a booking, a no can be taken back. */
const leastAhead = { yes: 0.4, no: 0.1, ask: 0.1, book: 0.1 }

function does(act: keyof typeof leastAhead & Act, message: string, place: Place): boolean {
  const likelihoods = likelihoodsOf(actFeatures(message, place))
  const likelihood = likelihoods.get(act) ?? -1
  return [...likelihoods].every(
    ([other, it]) => other === act || likelihood - it >= leastAhead[act],
  )
}

const placesByStage = { collecting: 'asked', confirming: 'shown', cancelled: 'off' } as const

/** Where the next message stands, by the draft before it. */
export const placeOf = (draft: BookingDraft | undefined): Place =>
  draft ? placesByStage[draft.stage] : 'start'

/** Whether a message says yes to what was shown or offered. */
export const agrees = (message: string): boolean => does('yes', message, 'shown')

/** Whether a message at its place calls a booking off, or wants none. */
export const refuses = (message: string, place: Place): boolean => does('no', message, place)

/** Whether a message at its place asks something that is no matter of the booking. */
export const asksSomething = (message: string, place: Place): boolean => does('ask', message, place)

/** Whether a visitor takes a booking that was called off up again. */
export const resumes = (message: string): boolean => does('book', message, 'off')
