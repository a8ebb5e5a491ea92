import { caseStudyIds, type CaseStudyId } from '../addresses.ts'
import type { IndustryId } from '../industries'
import type { CaseSummary } from './case'
import { caseSummaries } from './summaries.ts'

/* The way back: from a service, an industry or a technology to the cases that used it. */

const casesWhere = (holds: (summary: CaseSummary) => boolean): CaseStudyId[] =>
  caseStudyIds.filter((id) => holds(caseSummaries[id]))

/** The cases that took the service of a page. */
export const casesOfService = (path: string) =>
  casesWhere(({ services }) => services.some((service) => service === path))

export const casesOfIndustry = (id: IndustryId) => casesWhere(({ industry }) => industry === id)

/** The cases made with a technology, by its name on /technologies. */
export const casesOfTechnology = (name: string) =>
  casesWhere(({ technologies }) => technologies.includes(name))

/** Technologies of cases without a bar on /technologies: nothing to link to. */
const unlisted: readonly string[] = [
  '1С:Управление торговлей',
  'GitLab CI',
  'Google Cloud',
  'Grafana',
  'Kafka',
  'NestJS',
  'Vault',
  'gRPC',
]

export const isListedTechnology = (name: string) => !unlisted.includes(name)

/** The anchor of a technology on /technologies. */
export const technologyAnchor = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')
