import type { CaseStudyId, PersonId } from '../addresses'
import type { IndustryId } from '../industries'
import type { NonEmpty } from '../primitives'
import type { Screen } from '../screens'
import type { PagePath } from '../site-map.ts'

export interface Case {
  id: CaseStudyId
  industry: IndustryId
  /** Its author, one of the people who made it. */
  author: PersonId
  title: string
  subtitle: string
  description: string
  category: string
  duration: string
  team: string
  year: number
  technologies: NonEmpty<string>
  metrics: NonEmpty<{ label: string; value: string }>
  problem: string
  solution: string
  features: NonEmpty<string>
  results: NonEmpty<string>
  links: NonEmpty<{ label: string; to: PagePath }>
  /** Describes the screens, for screen readers. */
  alt: string
  /**
   * The product in use: a list, a card from it, and a handheld screen. The people and numbers on them are examples, not
   * results.
   */
  screens: readonly [Screen, Screen, Screen]
}
