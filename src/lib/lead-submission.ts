import { fieldLimits } from '@contracts/lead-fields.ts'
import { type LeadOriginInput, minimumFillTimeMs } from '@contracts/lead.ts'
import { rememberLanding } from './landing'

/** A form being filled in: the same id through every retry, so that it can only become one lead. */
export interface LeadDraft {
  submissionId: string
  /** Milliseconds since 1970. */
  openedAt: number
}

/** RFC 9562 version 4. `crypto.randomUUID` is missing where the site is served without TLS. */
function makeId() {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = new Uint8Array(16)
  globalThis.crypto.getRandomValues(bytes)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant.toString(16)}${hex.slice(18, 20)}-${hex.slice(20)}`
}

/** Begins a new filled form. */
export const startDraft = (): LeadDraft => ({ submissionId: makeId(), openedAt: Date.now() })

/** Where the visitor is and came from, cut to what the contract accepts. */
export function leadOrigin(): LeadOriginInput {
  const { referrer, utm } = rememberLanding()
  return {
    pageUrl: window.location.href.slice(0, fieldLimits.url),
    referrer: referrer.slice(0, fieldLimits.url),
    utm: Object.fromEntries(
      Object.entries(utm).map(([mark, value]) => [mark, value.slice(0, fieldLimits.utm)]),
    ),
  }
}

/**
 * Waits until a form has been open for as long as the server demands of a human being: somebody whose
 * browser fills the form in by itself can be faster, and must not be taken for a robot.
 * @returns how long the form was open, in milliseconds
 */
export async function settleFillTime({ openedAt }: LeadDraft): Promise<number> {
  const missing = minimumFillTimeMs - (Date.now() - openedAt)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(minimumFillTimeMs, Date.now() - openedAt)
}
