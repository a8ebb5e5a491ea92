import { visibleText } from '../../_shared/text.ts'

/** The unit of an amount. `bare`: it looks like a price but names no currency. */
export type AmountUnit =
  | 'rouble'
  | 'dollar'
  | 'som'
  | 'currency'
  | 'percent'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'bare'

// Matched against the text after a number; the first match counts.
const units = new Map<AmountUnit, RegExp>([
  ['rouble', /^(?:₽|руб(?:\.|л\p{L}*)?|р\.|р|rub(?:les?)?)(?!\p{L})/iu],
  ['dollar', /^(?:\$|долл(?:\.|ар\p{L}*)?|бакс\p{L}*|usd|dollars?)(?!\p{L})/iu],
  ['som', /^(?:сом(?:а|ов|ы)?|soms?|kgs)(?!\p{L})/iu],
  ['currency', /^(?:\p{Sc}|евро|eur(?:os?)?|тенге|kzt|gbp)(?!\p{L})/iu],
  ['percent', /^(?:%|процент\p{L}*|percent)/iu],
  ['hour', /^(?:ч(?:ас(?:а|ов|ам|ами)?|\.)?|hours?|hrs?)(?!\p{L})/iu],
  ['day', /^(?:день|дн(?:я|ей|ям|ю)|сут(?:ки|ок)|days?)(?!\p{L})/iu],
  ['week', /^(?:недел\p{L}*|weeks?)(?!\p{L})/iu],
  ['month', /^(?:мес(?:\.|яц\p{L}*)?|months?)(?!\p{L})/iu],
  ['year', /^(?:год(?:а|у|ом)?|лет|years?)(?!\p{L})/iu],
])

/** A number with its unit; `NaN` for one written in words, which cannot be compared. */
export interface Amount {
  value: number
  unit: AmountUnit
}

const numbers = /(?<![\d.,])\d{1,3}(?:[ .,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/g
const phones = /(?:\+|(?<!\d)0)\d[\d ()-]{7,}\d/g
const multiplier =
  /^(?:\s*(?<word>тыс(?:яч\p{L}*|\.)?|thousand|млн\.?|миллион\p{L}*|million)|(?<letter>[кk]))(?!\p{L})/iu
const adjective =
  /^\s*\+?\s*(?:[-–—]?\s*(?:рабоч|календарн|полн|working|business|calendar)\p{L}*\s+)?/iu
// Not a dash between spaces, as in «Вариант 2 – 75 000 ₽».
const rangeEnd = /^(?:[-–—]|\s*(?:до|to|или|or)\s)\s*\p{Sc}?$/iu

/** Things counted in thousands that are not money. */
const countedThings =
  /^\s*\+?\s*(?:товар|пользоват|посетит|человек|люд|клиент|заказ|заяв|запрос|позици|страниц|строк|просмотр|загруз|установ|подписч|сотрудник|скачив|проект|users|visitors|products|orders|clients|downloads|people|requests|pages)/iu

// «сорок пять тысяч рублей»
const moneyInWords =
  /(?<!\p{L})(?:\p{L}*(?:дцать|десят|ста|сот)|сорок|сто|двести|тысяч\p{L}*|миллион\p{L}*|thousand|hundred|million)\s+(?:руб|долл|сом|евро|rub|dollar|процент)/iu

/** «1 500», «1,500» and «1.500» are fifteen hundred; «1,5» and «1.50» are one and a half. */
const valueOf = (digits: string) =>
  Number(digits.replace(/[ .,'’](?=\d{3}(?!\d))/g, '').replace(',', '.'))

function factorOf(found: RegExpExecArray | null): number {
  const name = (found?.groups?.word ?? found?.groups?.letter ?? '').toLowerCase()
  if (!name) return 1
  return /^(?:млн|мил|mil)/.test(name) ? 1_000_000 : 1_000
}

function unitAfter(text: string): AmountUnit | undefined {
  const rest = text.replace(adjective, '')
  return [...units].find(([, pattern]) => pattern.test(rest))?.[0]
}

function unitBefore(text: string): AmountUnit | undefined {
  const sign = /(?<!\d\s?)(?:\p{Sc}|\b(?:usd|rub|kgs|eur))\s?$/iu.exec(text)?.[0].trim()
  return sign ? unitAfter(sign) : undefined
}

function readLine(line: string): Amount[] {
  const plain = line.replace(/\s+/g, ' ').replace(phones, '')
  const amounts: Amount[] = []
  let following: { start: number; factor: number; unit: AmountUnit | undefined } | undefined

  // Backwards: the first number of a range takes the unit of the second, as in «3–5 тыс. ₽».
  for (const match of [...plain.matchAll(numbers)].reverse()) {
    const [digits] = match
    const times = multiplier.exec(plain.slice(match.index + digits.length))
    const end = match.index + digits.length + (times?.[0].length ?? 0)
    const rest = plain.slice(end)
    let factor = factorOf(times)
    let unit = unitBefore(plain.slice(0, match.index)) ?? unitAfter(rest)
    if (following && !unit && rangeEnd.test(plain.slice(end, following.start))) {
      unit = following.unit
      if (!times) factor = following.factor
    }
    following = { start: match.index, factor, unit }
    const isGrouped = /\d[ .,'’]\d{3}(?!\d)/.test(digits)
    if (!unit && (times || isGrouped) && !countedThings.test(rest)) unit = 'bare'
    if (unit) amounts.unshift({ value: valueOf(digits) * factor, unit })
  }
  if (moneyInWords.test(plain.replace(numbers, ''))) amounts.push({ value: NaN, unit: 'currency' })
  return amounts
}

/** Every price, percentage and term of a text, and every number that looks like a price. */
export const readAmounts = (text: string): Amount[] =>
  visibleText(text).normalize('NFKC').split('\n').flatMap(readLine)
