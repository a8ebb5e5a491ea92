import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'
import { plain } from './question.ts'

const amountPattern =
  /(\d(?:[\d ]*\d)?(?:[.,]\d+)?)\s?(₽|руб|р\.|\$|usd|%|процент|сом(?!н)|тыс|млн|€|евро|доллар|rub|dollar|som|percent)/giu
const dollarsFirst = /[$€]\s?(\d[\d ,.]*)/g

const kinds: [RegExp, string][] = [
  [/^(?:₽|руб|р\.|rub)/i, '₽'],
  [/^(?:%|процент|percent)/i, '%'],
  [/^(?:тыс)/i, 'thousand'],
  [/^(?:млн)/i, 'million'],
  [/^(?:сом|som)/i, 'som'],
]

/** Every amount of money and percentage in a text, normalized: `75000 ₽`, `18 %`. */
export function amountsIn(text: string): string[] {
  const found = [...plain(text).matchAll(amountPattern)].map(([, digits = '', unit = '']) => {
    const number = digits.replaceAll(' ', '').replace(',', '.')
    return `${number} ${kinds.find(([pattern]) => pattern.test(unit))?.[1] ?? 'foreign'}`
  })
  const foreign = [...text.matchAll(dollarsFirst)].map(
    ([, digits = '']) => `${digits.trim()} foreign`,
  )
  return [...found, ...foreign]
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* stringsIn(inner)
  }
}

/** All amounts of the catalogue: its prices, and those in its texts. */
const published = new Set([
  ...catalogue.offers.flatMap(({ price }) =>
    price ? [`${price.amount} ${price.unit === 'percent' ? '%' : '₽'}`] : [],
  ),
  ...Object.values(catalogue.payment).map((share) => `${share} %`),
  ...catalogue.topics.flatMap(({ level }) => (level === undefined ? [] : [`${level} %`])),
  ...[...stringsIn(catalogue)].flatMap(amountsIn),
])

/** The amounts of an answer that are not in the catalogue. */
export const inventedAmounts = (answer: string) =>
  amountsIn(answer).filter((amount) => !published.has(amount))
