import { contactFields, fieldLimits } from '../contracts/lead-fields.ts'

/** A visitor's contact details, as they wrote them. */
export type Contact = { phone?: string; email?: string }

/** All contact details in a text, without repeats, in order. */
export type Contacts = { phones: string[]; emails: string[] }

// Anchored at the start of a word and bounded in length: otherwise «a@a@a@…» takes seconds.
const emailPattern =
  /(?<![^\s<>[\](),;:"«»@])[^\s<>[\](),;:"«»@]{1,64}@[^\s<>[\](),;:"«»@]{1,190}\.\p{L}{2,24}/gu
const phonePattern = /(?:\+|\b00)?\d(?:[\s().\-–—/]{0,3}\d){8,30}/g
const money = /^\s*(?:₽|\$|€|%|р(?!\p{L})|руб|тыс|млн|сом|доллар|usd|kgs|kzt)/iu

/** A number with a country code has 10 to 15 digits; one without a plus has 9 to 13. */
function isPhone(text: string, after: string) {
  const digits = text.replace(/\D/g, '')
  if (text.length > fieldLimits.phone || money.test(after) || /^(\d)\1+$/.test(digits)) return false
  return text.startsWith('+') || text.startsWith('00')
    ? digits.length >= 10 && digits.length <= 15
    : digits.length >= 9 && digits.length <= 13
}

const unique = (texts: string[]) => [...new Set(texts)]

/** Finds phone numbers and e-mail addresses in a text; sums and other long numbers are ignored. */
export function findContacts(text: string): Contacts {
  const emails = text.match(emailPattern) ?? []
  const rest = text.replace(emailPattern, ' ')
  const phones = [...rest.matchAll(phonePattern)].flatMap(({ 0: match, index }) => {
    const found = match.trim()
    return isPhone(found, rest.slice(index + match.length)) ? [found] : []
  })
  return {
    phones: unique(phones),
    emails: unique(emails).filter((email) => contactFields.email.safeParse(email).success),
  }
}

/** The first phone number and the first e-mail address of a text. */
export function readContact(text: string): Contact {
  const {
    phones: [phone],
    emails: [email],
  } = findContacts(text)
  return { ...(phone && { phone }), ...(email && { email }) }
}

/** Whether the text is nothing but one phone number or e-mail address. */
export function isContact(text: string): boolean {
  const { phone, email } = readContact(text)
  return text.trim() === phone || text.trim() === email
}
