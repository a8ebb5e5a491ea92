import type { CaseStudyId } from './addresses'
import { akmed } from './cases/akmed'
import type { Case } from './cases/case'
import { manatPay } from './cases/manat-pay'
import { nurRetail } from './cases/nur-retail'
import { tulparLogistics } from './cases/tulpar-logistics'

/** All of them; a page that features one imports that alone. */
export const caseStudies = {
  'nur-retail': nurRetail,
  'tulpar-logistics': tulparLogistics,
  'manat-pay': manatPay,
  akmed,
} as const satisfies Record<CaseStudyId, Case>
