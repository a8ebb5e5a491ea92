import type { CaseStudyId, PersonId } from '../addresses'
import type { IndustryId } from '../industries'
import type { NonEmpty } from '../primitives'
import type { Picture, Skin } from '../screens'
import type { PagePath } from '../site-map.ts'

export interface CaseSummary {
  id: CaseStudyId
  industry: IndustryId
  title: string
  subtitle: string
  category: string
  technologies: NonEmpty<string>
  metrics: NonEmpty<{ label: string; value: string }>
  /** The pages of the services that it took. */
  services: NonEmpty<PagePath>
}

/** A measured figure before and after; durations are in minutes. */
export interface Shift {
  label: string
  before: number
  after: number
  unit: '%' | 'duration' | 'days' | 'count'
}

export interface Case extends CaseSummary {
  /** Its author, one of the people who made it. */
  author: PersonId
  description: string
  duration: string
  team: string
  year: number
  problem: string
  solution: string
  features: NonEmpty<string>
  results: NonEmpty<string>
  links: NonEmpty<{ label: string; to: PagePath }>
  /** The client's own look. */
  skin: Skin
  /** Figures of the story and its metrics that have a value before and after. */
  shifts: NonEmpty<Shift>
  /** The same work on a drawn screen, before and after. */
  before: Picture
  after: Picture
  /** More of the product. People and numbers on screens are examples, not results. */
  pictures: NonEmpty<Picture>
}

/** The ids of a case's pictures: each is drawn. */
export type PictureOf<C extends Pick<Case, 'before' | 'after' | 'pictures'>> =
  | C['before']['id']
  | C['after']['id']
  | C['pictures'][number]['id']
