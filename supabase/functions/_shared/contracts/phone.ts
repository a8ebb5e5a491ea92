import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isOther } from './other-numbers.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A number's digits with its country code, by the plan of its country (E.164); undefined if no plan has it. */
function numberOf(written: string): string | undefined {
  const international = /^\D*(?:\+|00)/.test(written)
  const digits = digitsOf(written).replace(international ? /^00/ : /^$/, '')
  // A trunk zero behind the code of the country is left out, as its plan says: Italy keeps it.
  const found = (country: 'KG' | 'RU' | undefined, text: string) => {
    const parsed = parsePhoneNumberFromString(text, country)
    return parsed?.isValid() ? digitsOf(parsed.number) : undefined
  }
  // The shortest with a code, and the longest with two trunk digits; a second plus begins another number.
  if (digits.length < 8 || digits.length > 18 || /\d\D{0,40}\+/.test(written)) return undefined
  if (international && !digits.startsWith('0')) return found(undefined, `+${digits}`)
  if (digits.length === 10 && digits.startsWith('0')) return found('KG', digits)
  if (digits.length === 11 && digits.startsWith('8')) return found('RU', digits)
  // Twelve digits at a stretch are a person's number at the tax office.
  const isWhole =
    /^(?:7\d{10}|996\d{9}|9960\d{9})$/.test(digits) ||
    (/^78\d{10}$/.test(digits) && /^\D*7[\s(-]+8/.test(written))
  return isWhole ? found(undefined, `+${digits}`) : undefined
}

/** Digits with the country code if it is certain: a number within Kyrgyzstan, or with an 8 within Russia. */
function codedDigits(phone: string): string {
  const digits = digitsOf(phone).replace(/^00/, '')
  if (/^\s*(?:\+|00)/.test(phone)) return digits
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`
  return digits.length === 10 && digits.startsWith('0') ? `996${digits.slice(1)}` : digits
}

/** «+996 555 123 456» or «+7 916 123-45-67»; undefined for anything else. */
function grouped(phone: string): string | undefined {
  const digits = codedDigits(phone)
  const [, area, first, last] = /^996([2-9]\d\d)(\d{3})(\d{3})$/.exec(digits) ?? []
  if (area) return `+996 ${area} ${first} ${last}`
  const [, code, begin, middle, end] = /^7([3-9]\d\d)(\d{3})(\d\d)(\d\d)$/.exec(digits) ?? []
  return code && `+7 ${code} ${begin}-${middle}-${end}`
}

/** A number for reading: with its country code and in groups if both are certain, or else as written. */
const numberText = (phone: string): string =>
  (/^[+\d\s().\-–—/]+$/.test(phone) && grouped(phone)) || phone

/** Fewer digits are an extension, or part of the number before. */
const fewestDigits = 5

/** A number and what is said of it are no longer, in characters. */
const longest = 80

/** Numbers that only spaces part; undefined if not all of them are complete. */
function spacedNumbers(text: string): string[] | undefined {
  const numbers: string[] = []
  const isWhole = (rest: string) => rest.length <= longest && numberOf(rest) !== undefined
  let rest = text
  while (!isWhole(rest)) {
    const ends = [...rest.slice(0, longest).matchAll(/\s+/g)]
      .map(({ index, 0: gap }) => ({ index, next: rest.slice(index + gap.length) }))
      .filter(({ index }) => numberOf(rest.slice(0, index)))
    // Without a second look at others: that would take time without bounds.
    const end = ends.find(({ next }) => isWhole(next)) ?? ends[0]
    if (!end) return undefined
    numbers.push(rest.slice(0, end.index))
    rest = end.next
  }
  return [...numbers, rest]
}

/** The numbers of a field, as written: people write two into one. */
function numbersIn(field: string): string[] {
  const parts = field.split(/([,;/|&\\\n]|\s(?:и|или|либо|and|or)\s|\s(?=\+))/)
  const numbers: string[] = []
  /** The digits of the last number so far. */
  let held = 0
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) continue
    const previous = numbers.at(-1)
    const digits = digitsOf(part).length
    if (previous === undefined || Math.min(held, digits) >= fewestDigits) {
      numbers.push(part)
      held = digits
    } else {
      numbers[numbers.length - 1] = previous + (parts[index - 1] ?? '') + part
      held += digits
    }
  }
  const all = numbers.flatMap((number) => spacedNumbers(number) ?? number)
  if (all.length < 2) return [field.trim()].filter(Boolean)
  return all.map((number) => number.replace(/^[\s,;/|&\\]+|(?<![\s,;/|&\\])[\s,;/|&\\]+$/g, ''))
}

/** «0312 90-80-70 доб. 12»: where the number ends, and what to dial after the call is answered. */
function extensionOf(phone: string) {
  const [before, last] = [...phone.matchAll(/\d+/g)].slice(-2)
  if (!before || !last) return undefined
  const end = before.index + before[0].length
  return /\p{L}/u.test(phone.slice(end, last.index)) ? { end, digits: last[0] } : undefined
}

/** «0312 90-80-70/71», «8 495 123-45-67 (68)»: how another number ends. */
const tail = /\s{0,2}(?:[,;/|&\\]\s?\d{1,4}|\(\d{1,4}\))$/

/** A number without the ends of others, as long as a whole one is left. */
function withoutTails(number: string): string {
  if (number.length > longest) return number
  let shorter = number
  while (!numberOf(shorter) && tail.test(shorter)) shorter = shorter.replace(tail, '')
  if (numberOf(shorter)) return shorter
  // «312/43/12/55»: what no plan has may be parted so.
  const once = number.replace(tail, '')
  return /[,;/|&\\]/.test(once) || digitsOf(once).length < fewestDigits ? number : once
}

/** The link that dials a number, with its extension (https://www.rfc-editor.org/rfc/rfc3966#section-5.3). */
function urlOf(phone: string): string | undefined {
  const extension = extensionOf(phone)
  const number = withoutTails(phone.slice(0, extension?.end))
  if (isOther(number)) return undefined
  const known = numberOf(number)
  const digits = digitsOf(number)
  // A number that no plan has may be right within its town, or newer than the plan; not one of twenty digits.
  const dialled = known ? `+${known}` : (/^\D*\+/.test(number) ? '+' : '') + digits
  return known || (digits.length >= fewestDigits && digits.length <= 15)
    ? `tel:${dialled}${extension ? `;ext=${extension.digits}` : ''}`
    : undefined
}

/** A number of a field: as written, for reading, and the link that dials it; without one if it cannot be dialled. */
export interface Phone {
  written: string
  text: string
  url: string | undefined
}

/** The numbers of a field. */
export const phonesOf = (field: string): Phone[] =>
  numbersIn(field).map((written) => ({ written, text: numberText(written), url: urlOf(written) }))

/** A field's numbers for reading. */
export const phoneText = (field: string): string => {
  const numbers = numbersIn(field)
  const texts = numbers.map(numberText)
  return texts.some((text, index) => text !== numbers[index]) ? texts.join(', ') : field
}

/** A number's digits, with the country code if it is certain. */
export const internationalDigits = (phone: string): string =>
  numbersIn(phone)
    .map((number) => numberOf(number) ?? codedDigits(number))
    .join()

/** Whether a text is a telephone number by the plan of a country, and says so itself: with a code, a 0 or an 8. */
export const isDialled = (written: string): boolean => numberOf(written) !== undefined

/** Whether a number with its country code is as long as those of its country: its plan may be newer than ours. */
export const isPossible = (written: string): boolean => isPossiblePhoneNumber(written)

/** Whether digits without any code are a number within a country of most of our clients. */
export const isNational = (digits: string): boolean =>
  (digits.length === 9 && isDialled(`+996${digits}`)) ||
  (digits.length === 10 && isDialled(`+7${digits}`))
