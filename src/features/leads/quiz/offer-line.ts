import type { QuizProjectType } from '@contracts/lead-options.ts'
import { type OfferLine, offerLines } from '@/content/quiz-offers'

/** «Веб-разработка: Лендинг» → «Веб-разработка». */
const serviceOf = (interest: string) => interest.split(':')[0] ?? interest

/** The line that a button's words ask for: by the very package, or else by the service. */
export function lineAskedFor(interest: string): OfferLine | undefined {
  const askedAs = (words: string) => offerLines.find((line) => line.askedAs.includes(words))
  return askedAs(interest) ?? askedAs(serviceOf(interest))
}

/**
 * The line to compute a project with: what the button asked for, unless the answers say something
 * else; then the first one of the project's type. «Другое» alone says nothing of a price.
 */
export function lineFor(type: QuizProjectType, interest: string | undefined) {
  const asked = interest === undefined ? undefined : lineAskedFor(interest)
  if (asked?.projectType === type) return asked
  return type === 'other' ? undefined : offerLines.find(({ projectType }) => projectType === type)
}
