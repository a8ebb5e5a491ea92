import { twinsOf } from '../knowledge/offers.ts'
import type { Catalogue, CatalogueOffer } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { formatPrice, formatTerm, quoted } from './format.ts'
import { texts } from './texts.ts'

/** «от 75 000 ₽, срок 7–14 дней»: the published price and term of an offer. */
function terms({ price, term, kind, title }: CatalogueOffer, lang: Lang): string {
  const said = texts[lang]
  const time = term && formatTerm(term, lang)
  const isInTitle = term !== undefined && title.includes(term)
  const duration =
    time && (kind === 'plan' ? `${time} ${said.hoursPerMonth}` : `${said.term} ${time}`)
  return [price && formatPrice(price, lang), !isInTitle && duration].filter(Boolean).join(', ')
}

/** «Лендинг», готовый пакет — от 75 000 ₽, срок 7–14 дней. */
export function offerLine(offer: CatalogueOffer, catalogue: Catalogue, lang: Lang): string {
  const { fromPackage, fromScratch } = texts[lang]
  const way = offer.kind === 'siteType' ? fromScratch : fromPackage
  const isTwin = twinsOf(catalogue, offer).length > 1
  const name = isTwin ? `${quoted(offer, lang)}, ${way}` : quoted(offer, lang)
  const priceAndTerm = terms(offer, lang)
  return priceAndTerm ? `${name} — ${priceAndTerm}` : name
}
