import type { QuizFeature } from '@contracts/lead-options.ts'
import type { OfferId } from '../offers'
import type { NonEmpty } from '../primitives'
import type { PagePath } from '../site-map.ts'

/** A wish to tick, in a word or two: all of them travel in one line with the request. */
export interface Tick {
  label: string
  /** The cheapest offer that has it; dearer ones have it, too. Without one it is counted apart. */
  from?: OfferId
  /** What the quiz calls it. */
  feature?: QuizFeature
}

/** Offers in ascending order, and wishes that decide between them. */
export interface Choice {
  offers: NonEmpty<OfferId>
  ticks: NonEmpty<Tick>
}

/** Whether a column has something, how much of it, or what it costs there. */
export type Cell = boolean | string | { offer: OfferId }

/** Offers side by side, or whole ways of working, each with its page. */
export interface ComparisonTable {
  columns: NonEmpty<OfferId | { title: string; to: PagePath; label: string }>
  /** A cell for each column (a test counts). */
  rows: NonEmpty<{ label: string; cells: readonly Cell[] }>
}

export interface Comparison {
  title: string
  lead?: string
  choice?: Choice
  table?: ComparisonTable
}
