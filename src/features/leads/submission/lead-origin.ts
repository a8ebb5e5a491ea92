import { fieldLimits } from '@contracts/lead-fields.ts'
import type { LeadOriginInput } from '@contracts/lead.ts'
import { pageAddress } from '@contracts/page-address.ts'
import { rememberLanding } from './landing'

/** Where the visitor is and came from, cut to what the contract accepts. */
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
