import type { ChatContact } from '../contracts/chat.ts'
import { contactFields, fieldLimits } from '../contracts/lead-fields.ts'

/** A visitor's contact details, as they wrote them. */
export type Contact = { phone?: string; email?: string }

/** All contact details in a text, without repeats, in order; messengers as `ChatContact` has them. */
export type Contacts = { phones: string[]; emails: string[]; messengers: string[] }

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

/** The number with its country's code; without one it is of Kyrgyzstan or, with an 8, of Russia. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (phone.startsWith('+') || phone.startsWith('00')) return digits
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`
  if (digits.length === 10 && digits.startsWith('0')) return `996${digits.slice(1)}`
  return digits.length === 9 ? `996${digits}` : digits
}

const links =
  /(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:www\.)?(t\.me|telegram\.me|wa\.me|instagram\.com)\/\+?([a-z0-9_][a-z0-9_.]{2,39})/giu
const handles = /(?<![\p{L}\p{N}_.@/])@([a-z][a-z0-9_.]{1,30}[a-z0-9_])(?![\p{L}\p{N}@])/giu
/** A name without «@» only where it cannot be a word: after a colon, or with a digit or an underscore. */
const spoken =
  /(?<!\p{L})(?:телеграмм?|телега|тг|telegram|tg)(?:\s*:\s*|\s+(?=[a-z]*[\d_]))([a-z][a-z0-9_]{4,31})(?![\p{L}\p{N}@.])/giu
const whatsapp = /(?<!\p{L})(?:ватсап|вотсап|воцап|вацап|whats\s?app)/iu
const afterInstagram = /(?:инст\p{L}*|insta(?:gram)?)[^\p{L}\p{N}]*$/iu

const hosts: Record<string, string> = { 'telegram.me': 't.me' }

function findMessengers(text: string, phones: readonly string[]): string[] {
  const linked = [...text.matchAll(links)].map(([, host = '', name = '']) => {
    const site = host.toLowerCase()
    return `${hosts[site] ?? site}/${name.replace(/\.$/, '')}`
  })
  const named = [...text.replace(links, ' ').matchAll(handles)].map(
    ({ 1: name = '', index, input }) =>
      afterInstagram.test(input.slice(Math.max(0, index - 30), index))
        ? `instagram.com/${name}`
        : `t.me/${name}`,
  )
  const told = [...text.matchAll(spoken)].map(([, name = '']) => `t.me/${name}`)
  const numbers = whatsapp.test(text) ? phones.map((it) => `wa.me/${internationalDigits(it)}`) : []
  return [...linked, ...named, ...told, ...numbers]
}

const unique = (texts: string[]) => [...new Set(texts)]

/** Finds phone numbers, addresses and messengers in a text; sums and other long numbers are ignored. */
export function findContacts(text: string): Contacts {
  const emails = text.match(emailPattern) ?? []
  const rest = text.replace(emailPattern, ' ')
  const found = [...rest.matchAll(phonePattern)].flatMap(({ 0: match, index }) => {
    const phone = match.trim()
    return isPhone(phone, rest.slice(index + match.length)) ? [phone] : []
  })
  const phones = unique(found)
  return {
    phones,
    emails: unique(emails).filter((email) => contactFields.email.safeParse(email).success),
    messengers: unique(findMessengers(rest, phones)),
  }
}

/** How a message says that its author can be reached; undefined if it does not. */
export function contactLeft(text: string): Omit<ChatContact, 'name'> | undefined {
  const {
    phones: [phone],
    emails: [email],
    messengers: [messenger],
  } = findContacts(text)
  if (!phone && !email && !messenger) return undefined
  return { ...(phone && { phone }), ...(email && { email }), ...(messenger && { messenger }) }
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
