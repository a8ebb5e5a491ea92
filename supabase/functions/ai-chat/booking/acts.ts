// What a message does to a booking, by what others have done with such words.

import { createClassifier } from '../../_shared/catalogue/classifier.ts'
import type { BookingDraft } from '../../_shared/chat/chat-store.ts'
import { actFeatures, type Act, type Place } from './act-features.ts'
import { actModel } from './act-model.ts'

const likelihoodsOf = createClassifier(actModel)

/** By how much an act has to be likelier than the next one: a yes stores a booking, a no can be taken back. */
const leastAhead = { yes: 0.4, no: 0.1, ask: 0.1, book: 0, edit: 0.1, client: 0 }

/** By how much an act is likelier than the likeliest other one. */
function aheadOf(act: Act, message: string, place: Place): number {
  const { [act]: likelihood = -1, ...others } = Object.fromEntries(
    likelihoodsOf(actFeatures(message, place)),
  )
  return likelihood - Math.max(...Object.values(others))
}
const does = (act: keyof typeof leastAhead & Act, message: string, place: Place) =>
  aheadOf(act, message, place) >= leastAhead[act]

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

/** Whether a visitor wants a booking who has none yet. */
export const wantsToBook = (message: string): boolean => does('book', message, 'start')

/** Whether somebody who is not booking speaks of a request that they have made before. */
export const speaksOfEarlier = (message: string): boolean => does('client', message, 'start')

/** Whether a message wants something in the booking changed, without saying to what. */
export const wantsChange = (message: string): boolean => does('edit', message, 'shown')

/** Whether a value in a message replaces the one that is known, rather than being added to it. */
export function replaces(message: string): boolean {
  const likelihoods = likelihoodsOf(actFeatures(message, 'shown'))
  const likelihoodOf = (act: Act) => likelihoods.get(act) ?? -1
  return likelihoodOf('fix') > Math.max(likelihoodOf('data'), likelihoodOf('yes'))
}
