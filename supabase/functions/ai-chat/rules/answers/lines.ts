import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import {
  capital,
  formatPrice,
  formatTerm,
  link,
  pageLink,
  quoted,
  sentence,
  small,
} from '../format.ts'
import type { Lang } from '../lang.ts'
import { twinsOf } from '../offers.ts'
import type { MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'

export const item = (text: string) => `–\u00a0${text}`

/** «от 75 000 ₽, срок 7–14 дней»: what an offer costs and takes, as far as it is published. */
function terms({ price, term, kind, title }: CatalogueOffer, lang: Lang): string {
  const said = texts[lang]
  const time = term && formatTerm(term, lang)
  const isInTitle = term !== undefined && title.includes(term)
  const told = time && (kind === 'plan' ? `${time} ${said.hoursPerMonth}` : `${said.term} ${time}`)
  return [price && formatPrice(price, lang), !isInTitle && told].filter(Boolean).join(', ')
}

/** «Лендинг», готовый пакет: only where the same title is sold in two ways. */
function name(offer: CatalogueOffer, { catalogue, lang }: MessageContext): string {
  if (twinsOf(catalogue, offer).length < 2) return quoted(offer, lang)
  const { fromPackage, fromScratch } = texts[lang]
  return `${quoted(offer, lang)}, ${offer.kind === 'siteType' ? fromScratch : fromPackage}`
}

/** «Лендинг», готовый пакет — от 75 000 ₽, срок 7–14 дней. */
export function offerLine(offer: CatalogueOffer, context: MessageContext): string {
  const told = terms(offer, context.lang)
  return told ? `${name(offer, context)} — ${told}` : name(offer, context)
}

/** «Концепции: 3, брендбук: 10 страниц.» Nothing where there are no such facts. */
export function factsLine({ facts = [] }: CatalogueOffer): string {
  return sentence(capital(facts.map(({ label, value }) => `${small(label)}: ${value}`).join(', ')))
}

/** «Подробно: [Веб-разработка](/web-development), …», each page once. */
export function more(entries: readonly (CatalogueOffer | undefined)[], lang: Lang): string {
  const links = entries.flatMap((it) => (it ? [pageLink(it, lang)] : []))
  return `${texts[lang].allOn} ${[...new Set(links)].join(', ')}`
}

/** «Подробно: [Технологии](/technologies)». */
export const moreOn = (title: string, path: string, lang: Lang) =>
  `${texts[lang].allOn} ${link(title, path)}`
