import type { QuizProjectType } from '@contracts/lead-options.ts'
import { projectTypeOfPage } from '@/content/quiz-preselection'
import { lineAskedFor } from './offer-line'

const pages = new Map<string, QuizProjectType>(Object.entries(projectTypeOfPage))

/** The project type that the chosen service, or else the page, clearly means; none in doubt. */
export const preselect = (interest: string | undefined, path: string) =>
  interest === undefined ? pages.get(path) : lineAskedFor(interest)?.projectType
