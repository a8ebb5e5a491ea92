import type { CaseStudyId } from '../addresses'
import { akmed } from './akmed'
import type { Case } from './case'
import { manatPay } from './manat-pay'
import { nurRetail } from './nur-retail'
import { tulparLogistics } from './tulpar-logistics'

/** All case studies; a page that features one imports only that one. */
export const caseStudies = {
  'nur-retail': nurRetail,
  'tulpar-logistics': tulparLogistics,
  'manat-pay': manatPay,
  akmed,
} as const satisfies Record<CaseStudyId, Case>
