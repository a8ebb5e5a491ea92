import type { IndustryId } from '../industries'

/** A client's measured figure before and after. */
export interface CaseResult {
  company: string
  industry?: IndustryId
  text?: string
  metric: string
  before: string
  after: string
  period: string
  growth: string
}
