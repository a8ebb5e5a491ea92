import { isOfferId, offerName, type OfferId } from '@/content/offers'
import type { DialogRequest } from '@/lib/page/dialog-events'

/** What a form was opened for: an offer of the site, or something else in words. */
export interface Wish {
  offer?: OfferId | undefined
  /** As the visitor and the managers read it. */
  text: string
}

/** What a request to open a dialog is about; undefined if it does not say. */
export function wishOf(request: DialogRequest | null | undefined): Wish | undefined {
  const { offer, interest } = request ?? {}
  if (isOfferId(offer)) return { offer, text: interest ?? offerName(offer) }
  return interest === undefined ? undefined : { text: interest }
}
