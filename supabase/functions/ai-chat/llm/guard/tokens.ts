import { factorOfWord, valueOfWord } from './number-words.ts'

/** A word, number or sign of a text. */
export interface Token {
  kind: 'number' | 'word' | 'sign' | 'mark'
  text: string
  /** Index in the text. */
  at: number
  /** Whether white space stands before it, or nothing. */
  isApart: boolean
}

/** A number with the tokens that write it. */
export interface Numeral {
  /** Without its factor; NaN for digits that make no number. */
  value: number
  /** «Тысяч»: 1000. */
  factor: number
  /** Index of its first token, and of the one after it. */
  from: number
  to: number
  kind: 'plain' | 'grouped' | 'word' | 'ordinal' | 'clock'
  /** With the letters that touch it and are neither a factor nor a unit: «5OOO», «b2b». */
  mixed?: string
}

// A number ends before a comma or dot that no digit follows; whatever else joins digits is part of it.
const tokenPattern =
  /(?<number>\d+(?:[ .,'’_·*/:⁄]\d+)*)|(?<word>\p{L}+)|(?<sign>[\p{Sc}%‰])|(?<mark>\S)/gu

/** The tokens of a line of a `plainText`. */
export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(tokenPattern)].map(({ groups = {}, 0: text, index }) => ({
    kind: groups.number ? 'number' : groups.word ? 'word' : groups.sign ? 'sign' : 'mark',
    text,
    at: index,
    isApart: index === 0 || line[index - 1] === ' ',
  }))

const grouped = /^[1-9]\d{0,2}(?:([ .,'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/
const clock = /^(?<hours>[01]?\d|2[0-4]):(?<minutes>[0-5]\d)$/

/** «1 500», «1,500» and «1.500» are fifteen hundred; «1,5» and «1.50» are one and a half; «5 0 0» is nothing. */
function readDigits(text: string): Pick<Numeral, 'value' | 'kind'> {
  const { hours, minutes } = clock.exec(text)?.groups ?? {}
  if (hours && minutes) return { value: Number(hours) * 60 + Number(minutes), kind: 'clock' }
  if (grouped.test(text)) {
    const plain = text.replace(/[ .,'’](?=\d{3}(?!\d))/g, '').replace(',', '.')
    return { value: Number(plain), kind: 'grouped' }
  }
  const isNumber = /^(?:0|[1-9]\d*|\d+[.,]\d+)$/.test(text)
  return { value: isNumber ? Number(text.replace(',', '.')) : NaN, kind: 'plain' }
}

const ordinalEnding = /^(?:[йяем]|го|му|ой|ый|ий|ая|ое|ом|st|nd|rd|th)$/
const caseEnding = /^(?:ти|ми|и|х|ух|ех|ю)$/
/** Factors that are letters or words of their own where no number stands before them. */
const shortFactor = /^(?:[кk]|тр)$/

const isJoint = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'word'

/** The letters and digits that stand together without white space. */
function joined(tokens: readonly Token[], index: number): { text: string; to: number } {
  let from = index
  while (!tokens[from]?.isApart && isJoint(tokens[from - 1])) from -= 1
  let to = index + 1
  while (isJoint(tokens[to]) && !tokens[to]?.isApart) to += 1
  const text = tokens.slice(from, to).map((it) => it.text)
  return { text: text.join(''), to }
}

/** «Двадцать пять», «сто двадцать»: whether a number word continues another. */
const continues = (value: number, next: number) =>
  (value >= 20 && value < 100 && value % 10 === 0 && next < 10 && next >= 1) ||
  (value >= 100 && value % 100 === 0 && next < 100)

/**
 * Reads the number that begins at a token.
 *
 * @param isUnit whether a token is a unit, which may touch a number
 * @returns undefined where none begins
 */
export function readNumeral(
  tokens: readonly Token[],
  from: number,
  isUnit: (token: Token | undefined) => boolean,
): Numeral | undefined {
  const first = tokens[from]
  if (!first) return undefined
  const textAt = (index: number) => tokens[index]?.text ?? ''
  const touches = (index: number) => tokens[index]?.kind === 'word' && !tokens[index]?.isApart
  const factorAt = (index: number) => {
    const token = tokens[index]
    if (token?.kind !== 'word' || (index === from && shortFactor.test(token.text))) return undefined
    // «5к», but not «5 к пятнице».
    if (/^[кk]$/.test(token.text) && token.isApart) return undefined
    return factorOfWord(token.text)
  }
  const withFactor = (numeral: Omit<Numeral, 'factor' | 'from'>): Numeral => {
    let { to } = numeral
    let factor = 1
    for (let next = factorAt(to); next !== undefined; next = factorAt(to)) {
      factor *= next
      to += 1
    }
    return { ...numeral, from, to, factor }
  }

  if (first.kind === 'number') {
    const { value, kind } = readDigits(first.text)
    const to = from + 1
    const isMixed =
      (!first.isApart && tokens[from - 1]?.kind === 'word') ||
      (touches(to) && factorAt(to) === undefined && !isUnit(tokens[to]))
    if (isMixed) {
      const { text, to: end } = joined(tokens, from)
      return { value: NaN, kind: 'plain', from, to: end, factor: 1, mixed: text }
    }
    if (textAt(to) === '-' && !tokens[to]?.isApart && touches(to + 1)) {
      const ending = textAt(to + 1)
      if (ordinalEnding.test(ending)) return withFactor({ value, kind: 'ordinal', to: to + 2 })
      if (caseEnding.test(ending)) return withFactor({ value, kind, to: to + 2 })
    }
    return withFactor({ value, kind, to })
  }

  if (first.kind !== 'word') return undefined
  let value = valueOfWord(first.text)
  if (value === undefined) {
    return factorAt(from) === undefined
      ? undefined
      : withFactor({ value: 1, kind: 'word', to: from })
  }
  let to = from + 1
  for (;;) {
    const isHyphen = textAt(to) === '-' && !tokens[to]?.isApart
    const next = valueOfWord(textAt(isHyphen ? to + 1 : to))
    if (next === undefined || !continues(value, next)) break
    value += next
    to += isHyphen ? 2 : 1
  }
  return withFactor({ value, kind: 'word', to })
}
