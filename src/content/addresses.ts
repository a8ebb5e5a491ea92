import type { PagePath } from './site-map.ts'

/** The case studies in the order of /cases. An id is part of an address that others link to: it stays. */
export const caseStudyIds = ['nur-retail', 'tulpar-logistics', 'manat-pay', 'akmed'] as const

export type CaseStudyId = (typeof caseStudyIds)[number]

/** Who writes articles and tells cases. Ids are addresses, too. */
export const personIds = [
  'nurlan-kadyrov',
  'diana-li',
  'daniyar-usenov',
  'alina-turdubaeva',
  'ruslan-baytemirov',
] as const

export type PersonId = (typeof personIds)[number]

/** The address of one case on /cases. */
export const caseAddress = <Id extends CaseStudyId>(id: Id) => `/cases#${id}` as const

/** The address of one person on /about. */
export const personAddress = <Id extends PersonId>(id: Id) => `/about#${id}` as const

/** What a link of the content may lead to: a page, one case or one person. */
export type LinkTarget =
  | PagePath
  | ReturnType<typeof caseAddress<CaseStudyId>>
  | ReturnType<typeof personAddress<PersonId>>
