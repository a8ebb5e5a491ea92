import type { IndustryId } from '../industries'

/** A measured number, and what follows it. */
export interface Measured {
  value: number
  unit?: string
}

/** A client's measured figure before and after. */
export interface CaseResult {
  company: string
  industry?: IndustryId
  text?: string
  metric: string
  before: Measured
  after: Measured
  months: number
  /** In percent: for units that differ, «7 min» and «50 s»; otherwise it is computed. */
  change?: number
  /** Whether the growth is said as a factor, «×5.3». */
  isFactor?: true
}
