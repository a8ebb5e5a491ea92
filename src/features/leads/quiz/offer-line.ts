import type { QuizProjectType } from '@contracts/lead-options.ts'
import { type OfferLine, offerLines } from '@/content/quiz-offers'
import { projectTypeOfPage } from '@/content/quiz-preselection'

/** «Веб-разработка: Лендинг» → «Веб-разработка». */
const serviceOf = (interest: string) => interest.split(':')[0] ?? interest

/** The line that a button's interest names: by its package, or else by its service. */
function lineAskedFor(interest: string): OfferLine | undefined {
  const askedAs = (words: string) => offerLines.find((line) => line.askedAs.includes(words))
  return askedAs(interest) ?? askedAs(serviceOf(interest))
}

/**
 * The line to compute a project with: what the button asked for, unless the answers contradict it;
 * then the first one of the project's type. «Другое» alone has no price.
 */
export function lineFor(type: QuizProjectType, interest: string | undefined) {
  const asked = interest === undefined ? undefined : lineAskedFor(interest)
  if (asked?.projectType === type) return asked
  return type === 'other' ? undefined : offerLines.find(({ projectType }) => projectType === type)
}

const pages = new Map<string, QuizProjectType>(Object.entries(projectTypeOfPage))

/** The project type that the chosen service, or else the page, clearly means; undefined in doubt. */
export const preselect = (interest: string | undefined, path: string) =>
  interest === undefined ? pages.get(path) : lineAskedFor(interest)?.projectType
