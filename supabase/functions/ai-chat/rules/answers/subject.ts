import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { soldOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'

/** The subject's offer: a package rather than a whole service. */
export function offerIn({ subjects, catalogue }: MessageContext): CatalogueOffer | undefined {
  const sold = soldOf(catalogue, subjects)
  return sold.find(({ kind }) => kind !== 'service') ?? sold[0]
}

/** Asks for the service. */
export function askWhat({ lang }: MessageContext): Reply {
  const { askWhat: lines, chips } = texts[lang]
  return { lines: [lines], chips: [chips.site, chips.app, chips.prices, chips.services] }
}
