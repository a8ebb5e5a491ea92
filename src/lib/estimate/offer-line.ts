import type { QuizProjectType } from '@contracts/lead-options.ts'
import { serviceOf, type OfferId } from '@/content/offers'
import { type OfferLine, offerLines } from '@/content/quiz-offers'
import { projectTypeOfPage } from '@/content/quiz-preselection'

/** The line of an offer, or else of its service. */
function lineAskedFor(offer: OfferId | undefined): OfferLine | undefined {
  if (offer === undefined) return undefined
  const askedAs = (id: OfferId | undefined) =>
    offerLines.find((line) => line.askedAs.some((one) => one === id))
  return askedAs(offer) ?? askedAs(serviceOf(offer))
}

/**
 * The line for a project: that of the clicked offer, unless the answers contradict it; else the first of the
 * project's type. «Другое» has none.
 */
export function lineFor(type: QuizProjectType, offer: OfferId | undefined) {
  const asked = lineAskedFor(offer)
  if (asked?.projectType === type) return asked
  return type === 'other' ? undefined : offerLines.find(({ projectType }) => projectType === type)
}

const pages = new Map<string, QuizProjectType>(Object.entries(projectTypeOfPage))

/** The project type implied by the chosen offer, or else by the page; undefined if ambiguous. */
export const preselect = (wish: { offer?: OfferId | undefined } | undefined, path: string) =>
  wish ? lineAskedFor(wish.offer)?.projectType : pages.get(path)
