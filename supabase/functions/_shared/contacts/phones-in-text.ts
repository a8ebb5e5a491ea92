import { fieldLimits } from '../contracts/lead-fields.ts'
import {
  filler,
  isLabel,
  otherShapes,
  whole,
  wordsBefore,
  wordsOf,
} from '../contracts/other-numbers.ts'
import { isDialled, isNational, isPossible } from '../contracts/phone.ts'

/* What visitors write has many numbers. A telephone is one that a country's plan has, and that is written or spoken of
   as one; what a telephone field holds is not this file's concern. */

/** Digits as people part them; bounded, so that reading takes linear time. */
const run = /(?:\+|(?<!\d)\()?\d(?:(?!\.[^\S\n])[^\S\n]?[().\-–—/+]{0,2}[^\S\n]?\d){6,40}/g

/** Attached to a word or an address, such as «A4601234567890» or «site.kg/item/9161234567». */
const attached =
  /[\p{L}\p{N}_#@$€₽.,:=&*%](?<!(?:^|[^\p{L}])(?:тел|моб|tel|mob)[.:]?)(?<!\p{L}:)$/iu

/** Whether a number is a part of another's: «INV-0700112233», «0555123456-A»; not of «Асан-0555…» or «…-мой ватсап». */
function isLettered(before: string, after: string): boolean {
  const isOwnWord = (word: string) =>
    spoken.test(word) || filler.test(word) || (word.length > 3 && name.test(word))
  const [, prefix] = /(?<!\p{L})(\p{L}{1,5})-$/u.exec(before) ?? []
  const [, suffix] = /^-(\p{L}|[A-Za-z]{2,5}|\p{Lu}{2,5})(?!\p{L})/u.exec(after) ?? []
  return [prefix, suffix].some((word) => word !== undefined && !isOwnWord(word))
}

const isAddress = (chunk: string) => /\p{L}/u.test(chunk) && /[/=?&]/.test(chunk)
/** What only a number of a messenger has before it. */
const inMessenger = /(?:wa\.me\/|t\.me\/)$/i

const thousands = /^[1-9]\d{0,2}(?:[ .]\d{3})+$/
/** Behind a number: money, a time, a measure, or the rest of a word. */
const measured =
  /^[^\S\n]*(?:₽|\$|€|%|°|р(?!\p{L})|руб|тыс|млн|млрд|сом(?!\p{L}{4})|доллар|евро|тенге|usd|eur|rub|kgs|kzt|шт(?!\p{L})|кг(?!\p{L})|м²)|^:\d\d|^[\p{L}_@]|^[.,]\d/iu
const moneyBefore = /(?:[$€₽]|(?:usd|eur|kgs|руб)\.?)[^\S\n]?$/iu

/** Numbers of orders: people name one, and a telephone behind it. */
const order = whole('заказ\\p{L}{0,2}')
const ordered = 'заказ\\p{L}{0,2}|заявк\\p{L}{1,3}|обращени\\p{L}{1,3}|брон[ьи]|request'
/** «Заказ № 0312-123456», «Номер заявки 0700 112 233». */
const numbered = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[№#]|(?:номер\p{L}{0,2}|number)\s(?:(?:мо|ваш|наш)\p{L}{1,4}\s)?)\s?(?:${ordered})|(?:${ordered})\s{0,2}(?:[№#]|(?:под\s)?(?:номер\p{L}{0,2}|number)))[\s:.–—-]{0,3}$`,
  'iu',
)
/** Sums, and what people leave together with a telephone. */
const sum = whole(
  'бюджет\\p{L}{0,3}|смет\\p{L}{1,2}|доход\\p{L}{0,3}|сумм\\p{L}{1,3}|стоимост\\p{L}{1,3}|цен\\p{L}{1,3}|оборот\\p{L}{0,3}|выручк\\p{L}{1,2}|дат\\p{L}{1,3}|тираж\\p{L}{0,3}|заявк\\p{L}{1,3}|обращени\\p{L}{1,3}|проект\\p{L}{0,3}|брон[ьи]|request',
)
const spoken = whole(
  'т|тел|телефон\\p{L}{0,3}|моб|мобильн\\p{L}{2,3}|сот|сотов\\p{L}{2,3}|(?:по|пере|со|до)?зв[ао]н\\p{L}{0,7}|наб(?:ер|ра|ир)\\p{L}{1,5}|трубк\\p{L}{1,2}|связ\\p{L}{1,6}|контакт\\p{L}{0,5}|смс|sms|viber|вайбер\\p{L}{0,2}|в[ао]тс?[ао]пп?\\p{L}{0,2}|в[ао]ц[ао]пп?\\p{L}{0,2}|whats?app|wa|телеграмм?\\p{L}{0,2}|тг|telegram|phone|ph|mobile|cell|tel|call|dial|reach|номер\\p{L}{0,2}|number|пишите|напишите|факс\\p{L}{0,2}|fax',
)
type Context = 'telephone' | 'other' | 'order' | 'sum' | undefined

/** What the clause before a number, and the word behind it, say that it is. */
function contextOf(before: string, written: string, after: string): Context {
  const words = wordsBefore(before)
  if (numbered.test(before)) return 'other'
  let isNumber = false
  for (const word of words) {
    if (isLabel(word, written)) return 'other'
    if (order.test(word)) return 'order'
    if (sum.test(word)) return 'sum'
    // The word before it says what it numbers: «заказ номер».
    if (/^(?:номер|number)/iu.test(word)) isNumber = true
    else if (spoken.test(word)) return 'telephone'
    else if (!filler.test(word)) break
  }
  // «ИНН нашей компании по выписке — …»: an identifier is one, whatever stands between.
  if (
    words.some((word) =>
      /^(?:инн|огрн(?:ип)?|кпп|бик|снилс|окпо|уин|ттн|iban|isbn|imei)$/iu.test(word),
    )
  )
    return 'other'
  if (/[№#][^\S\n]*$/.test(before)) return isNumber ? undefined : 'other'
  if (isNumber) return 'telephone'
  const [next = '', another = ''] = wordsOf(after.slice(0, 40))
  return spoken.test(next) || (filler.test(next) && spoken.test(another)) ? 'telephone' : undefined
}

/** Groups in which people write a number within a country: 916 123-45-67, 700 11 22 33, (555) 123456. */
const nationalGroups = new Set([
  '3,3,2,2',
  '3,3,4',
  '3,7',
  '3,2,2,3',
  '3,2,2,2',
  '3,3,3',
  '3,6',
  '3,2,4',
])

/** Codes of the countries around us: their people write them without a plus. */
const nearby = /^(?:373|374|375|380|99[2-8])\d{8,9}$/

/** «Айбек 700112233»: a message of a name and a number. */
const name = /^\p{Lu}\p{Ll}+$/u

/** How much of a line is read around a number, in characters. */
const around = 100

/** @param line the line that the number is in, and where */
function isPhone(written: string, line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - around), at)
  const after = line.slice(at + written.length, at + written.length + around)
  const digits = written.replace(/\D/g, '')
  const isInternational = /^\(?(?:\+|00)/.test(written)
  if (written.length > fieldLimits.phone || /^(\d)\1+$|0{6}$/.test(digits)) return false
  if (measured.test(after) || moneyBefore.test(before)) return false
  if (isLettered(before, after) && !isInternational) return false
  const isAttached = attached.test(before) || isAddress(before.split(/\s/).at(-1) ?? '')
  if (isAttached && !inMessenger.test(before)) return false
  if (otherShapes.some((shape) => shape.test(written))) return false
  const context = contextOf(before, written, after)
  if (context === 'other') return written.startsWith('+') && isDialled(written)
  const groups = written.match(/\d+/g) ?? []
  // «89161234567» may be anything that is counted; in groups it is dialled, and no sum begins with a zero.
  const isClear =
    isInternational || groups.length > 1 || (context === 'sum' && digits.startsWith('0'))
  if (isDialled(written)) return isClear || (context !== 'order' && context !== 'sum')
  if (isInternational) return written.startsWith('+') && isPossible(written)
  if (context === 'order' || context === 'sum') return false
  const rest = before + after
  const words = wordsOf(rest)
  const isNamed = words.length <= 2 && words.every((word) => filler.test(word) || name.test(word))
  const isAlone = rest.length < around && !/\d/.test(rest) && isNamed
  if (isNational(digits)) {
    const isGrouped = nationalGroups.has(groups.map(({ length }) => length).join())
    if (groups.length > 1 && !isGrouped) return false
    if (thousands.test(written)) return context === 'telephone' || (isAlone && words.length === 0)
    return context === 'telephone' || isAlone || isGrouped
  }
  // «998 90 417 62 08» is grouped as no sum is.
  const isGrouped = groups.length > 2 && !thousands.test(written)
  const isSaid =
    context === 'telephone' ? digits.length > 9 : (isAlone || isGrouped) && nearby.test(digits)
  return isSaid && (context === 'telephone' ? isPossible : isDialled)(`+${digits}`)
}

/** The numbers in a run of digits: only a space may part two of them. */
function numbersIn(found: string, line: string, at: number): string[] {
  if (isPhone(found, line, at)) return [found]
  // Behind a date or hours there may be one.
  const shape = otherShapes.find((other) => other.test(found))
  const [, behind] = /^ (.+)/.exec(shape ? found.replace(shape, '') : '') ?? []
  if (behind) return numbersIn(behind, line, at + found.length - behind.length)
  for (const { 0: gap, index } of found.matchAll(/ ?[/–—-] ?(?=[+0(8])| |(?<=\d)(?=\+)/g)) {
    const [first, rest] = [found.slice(0, index), found.slice(index + gap.length)]
    // Only complete numbers: a bank card is written in groups as well.
    if (!isDialled(first) || !isPhone(first, line, at)) continue
    const others = numbersIn(rest, line.slice(at + index + gap.length), 0)
    if (others.length > 0) return [first, ...others]
  }
  return []
}

/** The telephone numbers in a text, as written, in order; with repeats. */
export const phonesInText = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(run)].flatMap(({ 0: found, index }) => numbersIn(found, line, index)),
    )
