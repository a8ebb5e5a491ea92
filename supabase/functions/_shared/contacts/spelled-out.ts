/* Contacts as people spell them for a listener, or to keep robots from reading them. */

const units = 'ноль,один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать'
const teens = 'тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать'
const tens = 'двадцать,тридцать,сорок,пятьдесят,шестьдесят,семьдесят,восемьдесят,девяносто'
const hundreds = 'сто,двести,триста,четыреста,пятьсот,шестьсот,семьсот,восемьсот,девятьсот'
const english = 'zero,one,two,three,four,five,six,seven,eight,nine'

const numbers = new Map<string, number>([
  ['нуль', 0],
  ...`${units},${teens}`.split(',').map((word, value) => [word, value] as const),
  ...tens.split(',').map((word, index) => [word, 10 * (index + 2)] as const),
  ...hundreds.split(',').map((word, index) => [word, 100 * (index + 1)] as const),
  ...english.split(',').map((word, value) => [word, value] as const),
])

const number = `(?:${[...numbers.keys()].sort((a, b) => b.length - a.length).join('|')})`
const piece = `(?:\\d{1,12}|${number}(?!\\p{L}))`
const between = '[\\s().,–—-]{1,3}'
/** Digits and words for digits, in one run; bounded, so that reading takes linear time. */
const saidNumber = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:\\+|плюс|plus)\\s?)?\\(?${piece}(?:${between}${piece}){1,14}(?![\\p{L}\\d])`,
  'giu',
)

/** «Девятьсот девяносто шесть» is 996, «пять пять пять» is 555. */
function digitsOf(words: readonly string[]): string {
  const values: number[] = []
  for (const word of words) {
    const value = numbers.get(word.toLowerCase()) ?? 0
    const last = values.at(-1) ?? 0
    const isRest = (value > 0 && value < 10 && last % 10 === 0) || (value < 100 && last % 100 === 0)
    if (last >= 20 && value > 0 && isRest) values[values.length - 1] = last + value
    else values.push(value)
  }
  return values.join('')
}

/** The fewest digits of a telephone number: «двадцать пять, тридцать» is none. */
const fewest = 9

const wordsInRow = new RegExp(`${number}(?:\\s${number})*`, 'giu')

function dialled(said: string): string {
  if (!/\p{L}/u.test(said)) return said
  const written = said
    .replace(/^(?:плюс|plus)\s?/iu, '+')
    .replace(wordsInRow, (words) => digitsOf(words.split(/\s/)))
  return written.replace(/\D/g, '').length < fewest ? said : written
}

/** «9I3», «O555»: letters that look like digits, between digits. */
const lookAlikes =
  /(?<![\p{L}\d])[+(]?[\dIlОOоoЗз](?:[\s().-]{0,3}[\dIlОOоoЗз]){8,20}(?![\p{L}\d])/gu

function withDigits(written: string): string {
  const letters = written.match(/\p{L}/gu)?.length ?? 0
  const isNumber = letters < 4 && (written.match(/\d/g)?.length ?? 0) + letters >= fewest
  const isWithin = /\d[IlОOоoЗз]|[IlОOоoЗз]\d/u.test(written)
  return letters > 0 && isNumber && isWithin
    ? written
        .replace(/[Il]/g, '1')
        .replace(/[ОOоo]/g, '0')
        .replace(/[Зз]/g, '3')
    : written
}

const at = '\\((?:at|a|а|собака|собачка)\\)|\\[at\\]|\\s(?:собака|собачка)\\s'
const dot = '\\s*[(\\[](?:точка|dot)[)\\]]\\s*|\\s+(?:точка|dot)\\s+'
/** “tom at gmail dot com”, but not “at Gmail” */
const spokenAt = `\\sat\\s(?=[a-z0-9-]{1,60}(?:${dot}))`

const saidAt = new RegExp(`(?<=[a-z0-9_.-])\\s*(?:${at}|${spokenAt})\\s*(?=[a-z0-9])`, 'giu')
/** Behind an «@» only. */
const saidDot = new RegExp(`(?<=@[a-z0-9.-]{1,60})(?:${dot})(?=[a-z]{2})`, 'giu')

/** A text with «aigul собака mail точка ru» as an address, and numbers in words or letters as digits. */
export const spelledOut = (text: string): string =>
  text
    .replace(saidAt, '@')
    .replace(saidDot, '.')
    .replace(saidNumber, dialled)
    .replace(lookAlikes, withDigits)
