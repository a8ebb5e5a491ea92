import { contactFields, fieldLimits } from '../_shared/contracts/lead-fields.ts'

/** What a visitor may be reached by, as they wrote it. */
export interface Contact {
  phone?: string
  email?: string
}

const emailPattern = /[^\s<>[\](),;:"«»]+@[^\s<>[\](),;:"«»]+\.\p{L}{2,}/u
const phonePattern = /(?:\+|\b00)?\d(?:[\s().\-–—/]{0,3}\d){8,30}/g
const money = /^\s*(?:₽|\$|€|%|р\b|руб|тыс|млн|сом|доллар|usd|kgs|kzt)/i

/** Digits of a phone number: with a country code 10 to 15; without a plus a local 9 to 13. */
function isPhone(text: string, after: string) {
  const digits = text.replace(/\D/g, '')
  if (text.length > fieldLimits.phone || money.test(after) || /^(\d)\1+$/.test(digits)) return false
  return text.startsWith('+') || text.startsWith('00')
    ? digits.length >= 10 && digits.length <= 15
    : digits.length >= 9 && digits.length <= 13
}

function phoneIn(text: string) {
  for (const { 0: match, index } of text.matchAll(phonePattern)) {
    const found = match.trim()
    if (isPhone(found, text.slice(index + match.length))) return found
  }
  return undefined
}

/** Finds a phone number and an e-mail address in a message; what only looks like one is left out. */
export function readContact(text: string): Contact {
  const [email] = emailPattern.exec(text) ?? []
  const isEmail = email !== undefined && contactFields.email.safeParse(email).success
  const phone = phoneIn(email ? text.replace(email, ' ') : text)
  return { ...(phone && { phone }), ...(isEmail && { email }) }
}

/** Whether the text is nothing but one phone number or e-mail address. */
export function isContact(text: string) {
  const { phone, email } = readContact(text)
  return text.trim() === phone || text.trim() === email
}
