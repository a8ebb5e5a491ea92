import { priceAmount } from '@/content/primitives.ts'
import { amountOf } from '../knowledge/offers.ts'
import { readBudget } from '../language/money.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { loadPages } from '../training/pages.ts'
import { articles } from '@/content/blog/articles.ts'
import { caseStudies } from '../../src/content/cases/case-studies.ts'
import { contractTerms } from '@/content/contract-terms.ts'
import { company, messengers } from '@/content/company.ts'
import { currencies, spokenCurrencies } from '@/content/currencies.ts'
import { currencyNote, inCurrency, inPlace, otherCurrencies, own } from '@/content/currency.ts'
import { privacyRu } from '@/content/legal/privacy-ru.ts'
import { termsRu } from '@/content/legal/terms-ru.ts'
import { plain } from './questions/wordings.ts'

const { sign } = currencies[own]
const ownNames = spokenCurrencies[own].source
const amountPattern = new RegExp(
  String.raw`(\d(?:[\d ]*\d)?(?:[.,]\d+)?)\s?(${ownNames}|₽|руб|р\.|\$|usd|%|процент|сом(?!н)|тыс|млн|€|евро|доллар|rub|dollar|som|percent)`,
  'giu',
)
const dollarsFirst = /(?<!\d[ \u00a0]?)[$€][ \u00a0]?(\d[\d ,.]*)/g

const kinds: [RegExp, string][] = [
  [new RegExp(`^(?:${ownNames})`, 'iu'), sign],
  [/^(?:%|процент|percent)/i, '%'],
  [/^(?:тыс)/i, 'thousand'],
  [/^(?:млн)/i, 'million'],
  [/^(?:сом|som)/i, 'som'],
]

/** Every amount of money and percentage in a text, normalized: `75000 ₽`, `18 %`. */
function amountsIn(text: string): string[] {
  const found = [...plain(text).matchAll(amountPattern)].map(([, digits = '', unit = '']) => {
    const number = digits.replaceAll(' ', '').replace(',', '.')
    return `${number} ${kinds.find(([pattern]) => pattern.test(unit))?.[1] ?? 'foreign'}`
  })
  const foreign = [...text.matchAll(dollarsFirst)].map(
    ([, digits = '']) => `${digits.trim()} foreign`,
  )
  return [...found, ...foreign]
}

const bareNumber = /(?<![\d.,])\d{1,3}(?:[ ,]\d{3})+(?!\d)|(?<![\d.,])\d{4,}(?!\d)/g

/** Numbers from a thousand, whatever they count: «Это будет стоить 5000.» names no currency. */
const bigNumbersIn = (text: string) =>
  [...plain(text).matchAll(bareNumber)].map(([digits]) => digits.replace(/\D/g, ''))

/** «30–45 дней», “2 weeks”, normalized: `30–45 day`. */
const durationPattern =
  /(?<![\d–])(\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+)?)\s(день|дня|дней|недел|месяц|days?|weeks?|months?)/giu
const units: [RegExp, string][] = [
  [/^д|^day/i, 'day'],
  [/^нед|^week/i, 'week'],
  [/^мес|^month/i, 'month'],
]
const durationsIn = (text: string) =>
  [...plain(text).matchAll(durationPattern)].map(
    ([, figures = '', unit = '']) =>
      `${figures.replace(',', '.').replace(/\s?[–-]\s?/, '–')} ${units.find(([it]) => it.test(unit))?.[1] ?? ''}`,
  )

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value === 'number') yield String(value)
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* stringsIn(inner)
  }
}

/** An offer's price, and the same in the other currencies, as the switch and the pages' descriptions say it. */
const priceOf = ({ price }: CatalogueOffer) => {
  if (!price) return []
  if ('percent' in price) return [`${price.percent} %`]
  const amount = priceAmount(price)
  if (amount === undefined) return []
  const others = [inPlace(amount), ...otherCurrencies.map((code) => inCurrency(amount, code))]
  return [`${amount} ${sign}`, ...others.flatMap(amountsIn)]
}

/** Figures without a currency are counted once, as numbers. */
const figuresIn = (text: string) => {
  const amounts = amountsIn(text)
  const numbers = bigNumbersIn(text).filter(
    (number) => !amounts.some((one) => one.startsWith(`${number} `)),
  )
  return [...amounts, ...durationsIn(text), ...numbers]
}

/** The texts of the pages; the chat's own texts are not a source. */
const pageTexts = [
  ...stringsIn((await loadPages()).map(({ content }) => content)),
  ...stringsIn([caseStudies, articles, privacyRu, termsRu, currencyNote]),
]

const published = new Set([
  ...catalogue.offers.flatMap((offer) => [...priceOf(offer), ...figuresIn(offer.term?.text ?? '')]),
  ...catalogue.offers.flatMap((offer) => amountOf(offer) ?? []).map(String),
  ...Object.values(contractTerms.payment).map((share) => `${share} %`),
  ...catalogue.topics.flatMap(({ level }) => (level === undefined ? [] : [`${level} %`])),
  // The growth in case studies is computed from figures of the pages.
  ...catalogue.topics.flatMap(({ kind, text }) => (kind === 'case' ? figuresIn(text) : [])),
  ...pageTexts.flatMap((text) => [...figuresIn(text), ...bigNumbersIn(text)]),
  ...[company.phone, messengers.whatsApp].flatMap((number) => [
    number.replace(/\D/g, ''),
    ...bigNumbersIn(number),
  ]),
])

const shares = catalogue.offers.flatMap(({ price }) =>
  price && 'percent' in price ? [price.percent] : [],
)

const sumLine = /^(?:Вместе|Together) —/

/** Whether an amount is the sum of some of the listed ones. */
const isSum = (amount: number, [first, ...others]: readonly number[]): boolean =>
  amount === 0 || (first !== undefined && (isSum(amount - first, others) || isSum(amount, others)))

const yearLine = /^(?:За год|For a year):/

/** Monthly prices for a year. */
const yearly = new Set(
  catalogue.offers.flatMap(({ price }) =>
    price && 'per' in price && price.per === 'month' ? [12 * (priceAmount(price) ?? 0)] : [],
  ),
)

/** An answer without the lines of correct totals and of prices for a year. */
function withoutSums(answer: string): string {
  const lines = answer.split('\n')
  const sums = (line: string) =>
    amountsIn(line).flatMap((amount) =>
      amount.endsWith(` ${sign}`) ? [Number.parseFloat(amount)] : [],
    )
  const listed = lines.filter((line) => !sumLine.test(line)).flatMap(sums)
  return lines
    .filter((line) => !sumLine.test(line) || !sums(line).every((sum) => isSum(sum, listed)))
    .filter((line) => !yearLine.test(line) || !sums(line).every((sum) => yearly.has(sum)))
    .join('\n')
}

/**
 * The amounts and durations in an answer that are neither published nor sums of what it lists.
 *
 * @param asked the visitor's messages, whose numbers may be repeated
 */
export function inventedAmounts(answer: string, asked = ''): string[] {
  const echoed = new Set(figuresIn(asked))
  const digits = asked.replace(/\D/g, '')
  // The visitor's sum, and the published percentages of it.
  const sum = readBudget(asked, true) ?? 0
  for (const share of [100, ...shares]) echoed.add(`${(sum * share) / 100} ${sign}`)
  return figuresIn(withoutSums(answer)).filter(
    (amount) =>
      !published.has(amount) &&
      !echoed.has(amount) &&
      !(/^\d{4,}$/.test(amount) && digits.includes(amount)),
  )
}

const stemmed = (title: string, flags: string) =>
  new RegExp(
    `(?<!\\p{L})${title
      .replace(/[«»()]/g, '')
      .split(/\s+/)
      .map((word) => (word.length > 5 ? `${word.slice(0, -2)}\\p{L}{0,4}` : word))
      .join('\\s+')}(?!\\p{L})`,
    flags,
  )

/** The offers with a price, by name. */
const named = catalogue.offers
  .filter(({ kind, price }) => price && kind !== 'service')
  .map((offer) => ({
    // «Позиции» and «Бизнес» are names, «позиции» and «бизнес» are words; «портал» is a name in any case.
    name: stemmed(offer.title, offer.kind === 'siteType' ? 'iu' : 'u'),
    mentions: [offer.title, ...(offer.titleEn ? [offer.titleEn] : [])].map((title) =>
      stemmed(title, 'iu'),
    ),
    figures: new Set([
      ...priceOf(offer),
      ...figuresIn(
        [offer.text, offer.term?.text, ...stringsIn(offer.facts), ...offer.features].join('\n'),
      ),
    ]),
  }))

/** Amounts and durations of offers; all others may appear beside any offer. */
const offered = new Set(named.flatMap(({ figures }) => [...figures]))

const siteText = pageTexts.map(plain).join('\n')

/** A line without the site's verbatim sentences, in which «магазин» may be a short name of another offer. */
const withoutQuotes = (line: string) =>
  line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length < 40 || !siteText.includes(sentence))
    .join(' ')

/**
 * The prices and terms beside the name of another offer: «Портал — от 75 000 ₽». A line that mentions several
 * offers may contain the figures of any of them.
 */
export const misplacedAmounts = (answer: string): string[] =>
  plain(withoutSums(answer))
    .split('\n')
    .map(withoutQuotes)
    .filter((line) => named.some(({ name }) => name.test(line)))
    .flatMap((line) => {
      const own = named.filter(({ mentions }) => mentions.some((mention) => mention.test(line)))
      return [...amountsIn(line), ...durationsIn(line)].filter(
        (amount) => offered.has(amount) && !own.some(({ figures }) => figures.has(amount)),
      )
    })
