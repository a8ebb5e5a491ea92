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

/** «от 75 000 ₽, срок 7–14 дней»: price and term of an offer, as far as published. */
function terms({ price, term, kind, title }: CatalogueOffer, lang: Lang): string {
  const said = texts[lang]
  const time = term && formatTerm(term, lang)
  const isInTitle = term !== undefined && title.includes(term)
  const duration =
    time && (kind === 'plan' ? `${time} ${said.hoursPerMonth}` : `${said.term} ${time}`)
  return [price && formatPrice(price, lang), !isInTitle && duration].filter(Boolean).join(', ')
}

/** The title, with «готовый пакет» where two offers share it. */
function name(offer: CatalogueOffer, { catalogue, lang }: MessageContext): string {
  if (twinsOf(catalogue, offer).length < 2) return quoted(offer, lang)
  const { fromPackage, fromScratch } = texts[lang]
  return `${quoted(offer, lang)}, ${offer.kind === 'siteType' ? fromScratch : fromPackage}`
}

/** «Лендинг», готовый пакет — от 75 000 ₽, срок 7–14 дней. */
export function offerLine(offer: CatalogueOffer, context: MessageContext): string {
  const priceAndTerm = terms(offer, context.lang)
  return priceAndTerm ? `${name(offer, context)} — ${priceAndTerm}` : name(offer, context)
}

/** «Концепции: 3, брендбук: 10 страниц.» Empty without facts. */
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
