import { withLetters } from '../language/letters.ts'
import { editDistance } from '../language/words.ts'

/* Corrections of the contact in the form: «последние цифры 44», «не gmial, а gmail.com». */

const part = '[\\w.@+-]{0,60}\\w'
const instead = 'не|вместо|not|instead\\s+of'
const pairs = [
  `(?<!\\p{L})(?:${instead}|замените|исправьте|поменяйте|change|replace)\\s+(?<wrong>${part})[\\s,;—–-]+(?:(?:а|на|надо|нужно|but|to|with)\\s+)?(?<right>${part})`,
  `(?<right>${part})[\\s,;—–-]+(?:(?:а|и|and)\\s+)?(?:${instead})\\s+(?<wrong>${part})`,
].map((pattern) => withLetters(new RegExp(pattern, 'iu')))
/** «Последние 2 цифры 44». */
const ending =
  /(?:последн|конце|конец|канчивается|аяг|(?<![a-z])last|(?<![a-z])end)(?:\D{0,9}\d\s(?=цифр|digit))?\D{0,40}(?<digits>\d{1,6})(?!\d)/iu

/** Replaces digits of a phone number, beginning with its digit number `from`. */
function withDigits(phone: string, from: number, digits: string): string {
  let place = -1
  return phone.replace(/\d/g, (digit) => digits[(place += 1) - from] ?? digit)
}

/** The contact with the correction; undefined without a contact, or if the message corrects nothing. */
export function corrected(contact: string, message: string): string | undefined {
  if (!contact) return undefined
  const [, host] = contact.split('@')
  const numbers = contact.replace(/\D/g, '')
  for (const pattern of pairs) {
    const { wrong = '', right = '' } = pattern.exec(message)?.groups ?? {}
    if (!wrong || !right) continue
    const at = contact.toLowerCase().lastIndexOf(wrong.toLowerCase())
    if (host !== undefined && at >= 0)
      return right.includes('.') && host.includes('.')
        ? contact.replace(/@.*/, `@${right}`)
        : contact.slice(0, at) + right + contact.slice(at + wrong.length)
    const from = /^\d{4,}$/.test(wrong + right) ? numbers.lastIndexOf(wrong) : -1
    if (from >= 0 && wrong.length === right.length) return withDigits(contact, from, right)
  }
  if (host === undefined) {
    const { digits } = ending.exec(message)?.groups ?? {}
    return digits && withDigits(contact, numbers.length - digits.length, digits)
  }
  // «Ой, gmail.com»: a domain that is nearly the same.
  const similar = message
    .toLowerCase()
    .split(/[\s,!?;()«»"]+|\.(?=\s|$)/)
    .find((domain) => domain.includes('.') && domain !== host && editDistance(domain, host, 2) <= 2)
  return similar && contact.replace(/@.*/, `@${similar}`)
}
