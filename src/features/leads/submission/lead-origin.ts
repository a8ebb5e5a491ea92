import { fieldLimits } from '@contracts/lead-fields.ts'
import type { LeadOriginInput } from '@contracts/lead.ts'
import { pageAddress } from '@contracts/page-address.ts'
import { rememberLanding } from './landing'

/** The visitor's page and referrer, truncated to the contract's limits. */
export function leadOrigin(): LeadOriginInput {
  const { referrer, utm } = rememberLanding()
  return {
    pageUrl: pageAddress(window.location.href).slice(0, fieldLimits.url),
    referrer: referrer.slice(0, fieldLimits.url),
    utm: Object.fromEntries(
      Object.entries(utm).map(([mark, value]) => [mark, value.slice(0, fieldLimits.utm)]),
    ),
  }
}
