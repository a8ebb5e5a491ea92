import type { CaseStudyId } from '../addresses'
import { akmed } from './akmed.ts'
import type { Case } from './case'
import { manatPay } from './manat-pay.ts'
import { nurRetail } from './nur-retail.ts'
import { tulparLogistics } from './tulpar-logistics.ts'

/** All case studies; a page that features one imports only that one. */
export const caseStudies = {
  'nur-retail': nurRetail,
  'tulpar-logistics': tulparLogistics,
  'manat-pay': manatPay,
  akmed,
} as const satisfies Record<CaseStudyId, Case>
