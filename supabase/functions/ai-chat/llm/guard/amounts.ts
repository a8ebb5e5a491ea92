import { isRoman } from './number-words.ts'
import { readNumeral, tokensOf, type Numeral, type Token } from './tokens.ts'
import { termInWord, termUnits, unitOfWord, type AmountUnit, type TermUnit } from './units.ts'

/** An amount of a text. */
export interface Amount {
  /** NaN where it cannot be compared. */
  value: number
  unit: AmountUnit
  /** «В месяц», after money or a percentage. */
  per?: TermUnit
  /** «От» or «до» before it. */
  bound?: 'from' | 'upTo'
  /** Which end of a range it is. */
  end?: 'first' | 'last'
  /** Index in the text. */
  at: number
}

/** A number that no unit makes an amount, with what stands around it. */
export interface BareNumber {
  value: number
  kind: Numeral['kind']
  /** With the letters that touch it: «24/7», «1с». */
  text: string
  /** Whether it begins a line, with a dot or bracket after it. */
  isItem: boolean
  /** The words around it, two on each side; none beyond a mark. */
  before: readonly string[]
  after: readonly string[]
}

const unitOf = (token: Token | undefined) => token && unitOfWord(token.text)

function termOf(token: Token | undefined): TermUnit | undefined {
  const unit = unitOf(token)
  return termUnits.find((name) => name === unit)
}

const beforeUnit =
  /^(?:рабоч|календарн|полн|цел|условн|working|business|calendar|full|whole)\p{L}*$|^(?:of|\+|-|\()$/u

/** «10 рабочих дней», «5-процентный»: the unit from a token on, and the index after it. */
function unitFrom(tokens: readonly Token[], index: number) {
  for (let at = index; at < index + 3; at += 1) {
    const unit = unitOf(tokens[at])
    if (unit) return { unit, to: at + 1 }
    if (!beforeUnit.test(tokens[at]?.text ?? '')) return undefined
  }
  return undefined
}

const yearly = /^(?:ежегодн\p{L}*|yearly|annually)$/u
const monthly = /^(?:ежемесячн\p{L}*|monthly)$/u

/** «В месяц», «/ч», «a month» from a token on. */
function perFrom(tokens: readonly Token[], index: number): TermUnit | undefined {
  const [first, second] = [tokens[index]?.text ?? '', tokens[index + 1]]
  if (monthly.test(first)) return 'month'
  if (yearly.test(first)) return 'year'
  return /^(?:в|за|per|a|an|\/|кажд\p{L}+|every)$/u.test(first) ? termOf(second) : undefined
}

const from = /(?:^|[^\p{L}])(?:от|from|начиная с|starting at)\s?\p{Sc}?$/u
const upTo =
  /(?:^|[^\p{L}])(?:до|не (?:дороже|больше|более|выше|превы\p{L}+)|максимум|дешевле|меньше|менее|ниже|up to|under|below|at most|(?:less|cheaper|no more|not more) than|maximum|max)\s?\p{Sc}?$/u

/** What joins the ends of a range. */
const rangeMark = /^(?:[-–]|до|to|или|or)$/

/** A numeral with its unit. */
interface Found extends Numeral {
  unit: AmountUnit | undefined
  /** Index of the token after the unit. */
  end: number
  rangeEnd?: 'first' | 'last'
}

function findNumerals(tokens: readonly Token[]): Found[] {
  const found: Found[] = []
  for (let index = 0; index < tokens.length;) {
    const numeral = readNumeral(tokens, index, (token) => unitOf(token) !== undefined)
    if (!numeral) {
      index += 1
      continue
    }
    const unit = unitFrom(tokens, numeral.to)
    found.push({ ...numeral, unit: unit?.unit, end: unit?.to ?? numeral.to })
    index = Math.max(numeral.to, index + 1)
  }
  // Backwards: the first number of a range takes the unit of the second, as in «3–5 тыс. ₽».
  for (const [index, it] of [...found.entries()].reverse()) {
    const next = found[index + 1]
    const sign = tokens[it.from - 1]
    if (!it.unit && sign && (sign.kind === 'sign' || /^(?:usd|rub|kgs|eur)$/.test(sign.text))) {
      it.unit = unitOf(sign)
    }
    if (it.kind === 'clock') it.unit = 'clock'
    if (!next || !rangeMark.test(tokens[it.end]?.text ?? '')) continue
    const gap = next.from - it.end
    if (gap !== 1 && !(gap === 2 && tokens[next.from - 1]?.kind === 'sign')) continue
    // «Вариант 2 – 75 000 ₽» is no range.
    const isRange = tokens[it.end]?.text !== '–' || !tokens[it.end]?.isApart
    if (!isRange || it.mixed !== undefined || it.kind === 'ordinal') continue
    if (it.unit === undefined && it.factor === 1) it.factor = next.factor
    it.unit ??= next.unit
    if (it.unit === undefined) continue
    it.rangeEnd = 'first'
    next.rangeEnd = next.rangeEnd === 'first' ? 'first' : 'last'
  }
  return found
}

const singleTerm =
  /^(?:недел(?:ю|я|и|ьк\p{L})|месяца?|день|дня|сутки|суток|часа?|года?|week|month|day|hour|year)$/u
/** Terms without a number: «за неделю», «полгода», «двухнедельный», «за несколько дней». */
function findWordTerms(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): Omit<Amount, 'bound'>[] {
  const textAt = (index: number) => tokens[index]?.text ?? ''
  return tokens.flatMap((token, index): Omit<Amount, 'bound'>[] => {
    if (token.kind !== 'word' || taken.has(index)) return []
    const inWord = termInWord(token.text)
    if (inWord) return [{ ...inWord, at: token.at }]
    const unit = termOf(token)
    if (!unit) return []
    const back = beforeUnit.test(textAt(index - 1)) ? 2 : 1
    const before = textAt(index - back)
    if (/^(?:несколько|считан\p{L}+|few|several)$/u.test(before)) {
      return [{ value: NaN, unit, at: token.at }]
    }
    if (!singleTerm.test(token.text)) return []
    // «Портал – неделя работы», but not «раз в неделю», «каждый месяц».
    const isPlain =
      /^(?:неделя|неделю|недели|недельк\p{L}|месяц)$/u.test(token.text) &&
      !/^(?:в|на|per|кажд\p{L}+|эт\p{L}+|прошл\p{L}+|следующ\p{L}+|текущ\p{L}+|любо\p{L}+|перв\p{L}+|последн\p{L}+)$/u.test(
        before,
      )
    const isTermOf =
      isPlain ||
      /^(?:за|через|спустя|течение|течении|около)$/u.test(before) ||
      (/^(?:an?|the|just)$/.test(before) &&
        /^(?:in|within|after|takes?|about|only|just)$/.test(textAt(index - back - 1)))
    return isTermOf ? [{ value: 1, unit, at: token.at }] : []
  })
}

/** The two words before or after a numeral, nearest first; none beyond a mark, but for «10 000+» and «Чуй, 135». */
function wordsBeside(tokens: readonly Token[], start: number, step: 1 | -1): string[] {
  const words: string[] = []
  const marks = step === 1 ? '+' : ',:'
  const first = marks.includes(tokens[start]?.text ?? ' ') ? start + step : start
  for (let at = first; words.length < 2 && tokens[at]?.kind === 'word'; at += step) {
    words.push(tokens[at]?.text ?? '')
  }
  return words
}

const isCalendarYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

function readLine(
  line: string,
  offset: number,
  isHarmless: (number: BareNumber) => boolean,
): Amount[] {
  const tokens = tokensOf(line)
  const found = findNumerals(tokens)
  const taken = new Set<number>()
  const amounts = found.flatMap((it, index): Amount[] => {
    const first = tokens[it.from]
    // «Three.js»
    const isName = it.kind === 'word' && tokens[it.to]?.text === '.' && !tokens[it.to + 1]?.isApart
    if (!first || (isName && tokens[it.to + 1]?.kind === 'word')) return []
    const next = found[index + 1]
    const isRangeTo = (other: Found | undefined): other is Found =>
      other?.from === it.to + 1 && rangeMark.test(tokens[it.to]?.text ?? '')
    for (let place = it.from; place < it.end; place += 1) taken.add(place)
    const value = it.value * it.factor
    const beside = tokens[it.to]?.text ?? ''
    const place = line.slice(Math.max(0, first.at - 24), first.at)
    const common = { value, at: offset + first.at }

    if (
      /^(?:раза?|кратн\p{L}*|times|fold)$/u.test(beside) &&
      /(?:^|\s)(?:в|во|in|by)\s$/.test(place)
    ) {
      return [{ ...common, unit: 'times' }]
    }
    if (it.unit && !(it.unit === 'year' && isCalendarYear(value))) {
      const per = perFrom(tokens, it.end)
      if (per) taken.add(it.end + 1)
      const isEnd = it.rangeEnd === 'last'
      const bound = from.test(place) ? 'from' : upTo.test(place) && !isEnd ? 'upTo' : undefined
      return [
        {
          ...common,
          unit: it.unit,
          ...(per && { per }),
          ...(bound && { bound }),
          ...(it.rangeEnd && { end: it.rangeEnd }),
        },
      ]
    }
    if (it.unit === 'year') return []
    const harmless = isHarmless({
      value,
      kind: it.kind,
      text: it.mixed ?? first.text,
      isItem: it.from === 0 && it.value < 100 && /^[.)]$/.test(beside),
      before: wordsBeside(tokens, it.from - 1, -1),
      // «От 3 до 8 концепций»
      after: wordsBeside(tokens, isRangeTo(next) ? next.to : it.to, 1),
    })
    return harmless ? [] : [{ ...common, unit: 'bare' }]
  })
  // «V тысяч рублей»
  const romans = tokens.flatMap((token, index): Amount[] => {
    const next = tokens[index + 1]
    const isNumber = isRoman(token.text) && next !== undefined && unitFrom(tokens, index + 1)
    const isThousands =
      isRoman(token.text) && /^(?:тыс|млн|thousand|million)/.test(next?.text ?? '')
    return isNumber || isThousands ? [{ value: NaN, unit: 'bare', at: offset + token.at }] : []
  })
  const words = findWordTerms(tokens, taken).map((it) => ({ ...it, at: offset + it.at }))
  return [...amounts, ...romans, ...words].sort((a, b) => a.at - b.at)
}

/**
 * Every price, percentage and term of a text, and every number that may be a price.
 *
 * @param plain a `plainText`
 * @param isHarmless whether a number without a unit is evidently none: a year, a count, a version
 */
export function readAmounts(
  plain: string,
  isHarmless: (number: BareNumber) => boolean = () => false,
): Amount[] {
  let offset = 0
  return plain.split('\n').flatMap((line) => {
    const amounts = readLine(line, offset, isHarmless)
    offset += line.length + 1
    return amounts
  })
}
