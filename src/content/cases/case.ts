import type { CaseStudyId, PersonId } from '../addresses'
import type { IndustryId } from '../industries'
import type { NonEmpty } from '../primitives'
import type { Screen } from '../screens'
import type { PagePath } from '../site-map'

export interface Case {
  id: CaseStudyId
  industry: IndustryId
  /** Who tells it: one of those who made it. */
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
  /** What the screens show, for those who do not see them. */
  alt: string
  /**
   * The product at work: a list, a card of it, and what somebody has in the hand. The people and numbers on
   * these screens are examples, not results.
   */
  screens: readonly [Screen, Screen, Screen]
}
