import type { PagePath } from './site-map.ts'

/** The case studies in the order of /cases. An id is part of a public URL and must not change. */
export const caseStudyIds = ['nur-retail', 'tulpar-logistics', 'manat-pay', 'akmed'] as const

export type CaseStudyId = (typeof caseStudyIds)[number]

/** The authors of articles and case studies. Their ids are part of URLs too. */
export const personIds = [
  'nurlan-kadyrov',
  'diana-li',
  'daniyar-usenov',
  'alina-turdubaeva',
  'ruslan-baytemirov',
] as const

export type PersonId = (typeof personIds)[number]

/** The page of one case. */
export const caseAddress = <Id extends CaseStudyId>(id: Id) => `/cases/${id}` as const

/** The story of one case on /cases. */
export const caseAnchor = <Id extends CaseStudyId>(id: Id) => `/cases#${id}` as const

/** The address of one person on /about. */
export const personAddress = <Id extends PersonId>(id: Id) => `/about#${id}` as const

/** The targets of a link in the content: a page, one case on /cases or one person. */
export type LinkTarget =
  | PagePath
  | ReturnType<typeof caseAnchor<CaseStudyId>>
  | ReturnType<typeof personAddress<PersonId>>
