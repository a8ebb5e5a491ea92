import type { CaseStudyId } from '../addresses'
import type { Case } from './case'
import { ordaMarket } from './orda-market.ts'

export const caseStudies = { 'orda-market': ordaMarket } as const satisfies Record<
  CaseStudyId,
  Case
>
