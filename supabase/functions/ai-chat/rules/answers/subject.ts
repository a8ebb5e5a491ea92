import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { soldOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'

/** The first thing talked about that is sold, or the service that it belongs to. */
export const offerIn = ({ subjects, catalogue }: Scene): CatalogueOffer | undefined =>
  soldOf(catalogue, subjects)[0]

/** Asks which service is meant. */
export function askWhat({ lang }: Scene): Reply {
  const { askWhat: lines, chips } = texts[lang]
  return { lines: [lines], chips: [chips.site, chips.app, chips.prices, chips.services] }
}
