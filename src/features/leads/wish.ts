import { isOfferId, offerName, type OfferId } from '@/content/offers'
import type { DialogRequest } from '@/lib/page/dialog-events'

/** The subject of a form: an offer of the site, or another text. */
export interface Wish {
  offer?: OfferId | undefined
  /** As shown to the visitor and the managers. */
  text: string
}

/** The subject of a request to open a dialog; undefined if it has none. */
export function wishOf(request: DialogRequest | null | undefined): Wish | undefined {
  const { offer, interest } = request ?? {}
  if (isOfferId(offer)) return { offer, text: interest ?? offerName(offer) }
  return interest === undefined ? undefined : { text: interest }
}
