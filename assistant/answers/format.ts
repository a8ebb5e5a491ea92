import { capital, formatNumber, inSentence } from '@contracts/russian.ts'
import { titleOf, twinsOf } from '../knowledge/offers.ts'
import type { Catalogue, CatalogueOffer, CataloguePrice } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { sentencesOf } from '../language/words.ts'
import { texts } from './texts.ts'

const space = '\u00a0'

/** «от 75 000 ₽», «15 000 ₽ в месяц», «18 % рекламного бюджета в месяц», with non-breaking spaces. */
export function formatPrice({ amount, unit, of, isFrom, per }: CataloguePrice, lang: Lang): string {
  const figure = `${formatNumber(amount)}${space}${unit === 'percent' ? '%' : '₽'}`
  if (lang === 'en') {
    const monthly = per === 'month' ? ' per month' : ''
    return `${isFrom ? 'from ' : ''}${figure}${of ? ' of the advertising budget per month' : monthly}`
  }
  const period = per && { month: ` в${space}месяц`, once: ' разово' }[per]
  return `${isFrom ? `от${space}` : ''}${figure}${of ? ` ${of}` : (period ?? '')}`
}

const units: [RegExp, string][] = [
  [/(?:дней|день|дня)/, 'days'],
  [/недел\p{L}*/u, 'weeks'],
  [/месяц\p{L}*/u, 'months'],
  [/1\u00a0год/, '1\u00a0year'],
  [/час\p{L}*|ч$/u, 'hours'],
  [/постоянно/, 'ongoing'],
  [/^от\s/, 'from '],
]

export function formatTerm(term: string, lang: Lang): string {
  const plain = term.replaceAll('\u2060', '')
  if (lang === 'ru') return plain
  const english = units.reduce((text, [pattern, word]) => text.replace(pattern, word), plain)
  return english.replace(/^1\u00a0(\w+)s$/, '1\u00a0$1').replace(/(\d),(\d)/, '$1.$2')
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
function terms({ price, term, kind, title }: CatalogueOffer, lang: Lang): string {
  const said = texts[lang]
  const time = term && formatTerm(term, lang)
  const isInTitle = term !== undefined && title.includes(term)
  const duration =
    time && (kind === 'plan' ? `${time} ${said.hoursPerMonth}` : `${said.term} ${time}`)
  return [price && formatPrice(price, lang), !isInTitle && duration].filter(Boolean).join(', ')
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

/** «Подробно: [Веб-разработка](/web-development), …», each page once. */
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
