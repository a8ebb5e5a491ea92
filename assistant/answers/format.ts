import { capital, inSentence } from '@contracts/russian.ts'
import { own } from '../../src/content/currency.ts'
import { priceText } from '../../src/content/price-text.ts'
import { termTextEn } from '../../src/content/term-en.ts'
import type { Term } from '../../src/content/term.ts'
import { titleOf, twinsOf } from '../knowledge/offers.ts'
import type { Catalogue, CatalogueOffer } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { sentencesOf } from '../language/words.ts'
import { texts } from './texts.ts'

const space = '\u00a0'

/** A term, or the time that a stage takes: «постоянно». */
export function termText(term: Term | string, lang: Lang): string {
  if (typeof term === 'string') return term
  return lang === 'ru' ? term.text : termTextEn(term)
}

/** Lines that the site has only in Russian; English readers get a remark. */
export const inRussian = (lines: readonly string[], lang: Lang): readonly string[] =>
  lang === 'ru' || lines.length === 0 ? lines : [texts.en.found, ...lines]

/** The title within a line: packages in quotation marks, services and names without. */
export function quoted(offer: CatalogueOffer, lang: Lang): string {
  const title = titleOf(offer, lang)
  const isName = offer.kind !== 'package' && offer.kind !== 'siteType'
  if (isName) return title
  return lang === 'ru' ? `«${title}»` : `“${title}”`
}

/** «от 75 000 ₽, срок 7–14 дней»: the published price and term of an offer. */
function terms({ price, term, hours, title }: CatalogueOffer, lang: Lang): string {
  const said = texts[lang]
  const time = term && !title.includes(term.text) && `${said.term} ${termText(term, lang)}`
  const monthly =
    hours && `${lang === 'ru' ? hours.text : `${hours.least}\u00a0hours`} ${said.hoursPerMonth}`
  return [price && priceText(price, own, lang), time, monthly].filter(Boolean).join(', ')
}

/** «Лендинг», готовый пакет — от 75 000 ₽, срок 7–14 дней. */
export function offerLine(offer: CatalogueOffer, lang: Lang): string {
  const { fromPackage, fromScratch } = texts[lang]
  const way = offer.kind === 'siteType' ? fromScratch : fromPackage
  const isTwin = twinsOf(offer).length > 1
  const name = isTwin ? `${quoted(offer, lang)}, ${way}` : quoted(offer, lang)
  const priceAndTerm = terms(offer, lang)
  return priceAndTerm ? `${name} — ${priceAndTerm}` : name
}

export const item = (text: string) => `–${space}${text}`

export const offerItems = (offers: readonly CatalogueOffer[], lang: Lang) =>
  offers.map((offer) => item(offerLine(offer, lang)))

export const link = (text: string, path: string) => `[${text}](${path})`

export const pageLink = (entry: { title: string; titleEn?: string; path: string }, lang: Lang) =>
  link(titleOf(entry, lang), entry.path)

/** «Подробно: [Технологии](/technologies)». */
export const moreOn = (title: string, path: string, lang: Lang) =>
  `${texts[lang].allOn} ${link(title, path)}`

const legalTitles = new Map([
  ['/terms', 'Условия использования'],
  ['/privacy', 'Политика конфиденциальности'],
])

/** «Подробно: …» for a page of the site; legal pages have a Russian version. */
export function moreOnPage(
  { path, label, labelEn = label }: Catalogue['pages'][number],
  lang: Lang,
): string {
  const legal = legalTitles.get(path)
  if (lang === 'ru' && legal) return moreOn(legal, `${path}#ru`, lang)
  return moreOn(lang === 'ru' ? label : labelEn, path, lang)
}

/** «Подробно: [Брендинг](/branding), …», each page once. */
export function more(entries: readonly (CatalogueOffer | undefined)[], lang: Lang): string {
  const links = entries.flatMap((entry) => (entry ? [pageLink(entry, lang)] : []))
  return `${texts[lang].allOn} ${[...new Set(links)].join(', ')}`
}

/** The first sentences of a text, up to `limit` characters. */
export function opening(text: string, limit = 220): string {
  let result = ''
  for (const sentence of sentencesOf(text.replace(/(?<!\s)[^\S\n]*\n\s*/g, ' '))) {
    if (result && result.length + sentence.length > limit) break
    result += sentence
  }
  return result.trim()
}

/** Ends with a full stop, unless empty or already punctuated. */
export const sentence = (text: string) => (text && !/[.!?…:]$/.test(text) ? `${text}.` : text)

export const inOneSentence = (points: readonly string[]) =>
  sentence(points.map((point, index) => (index === 0 ? point : inSentence(point))).join('; '))

/** «Концепции: 3, брендбук: 10 страниц.» Empty without facts. */
export const factsLine = ({ facts = [] }: CatalogueOffer): string =>
  sentence(capital(facts.map(({ label, value }) => `${inSentence(label)}: ${value}`).join(', ')))
