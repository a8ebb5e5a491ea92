import type { ChatContact } from '../contracts/chat.ts'
import { normalAddress } from '../contracts/mail-address.ts'
import { internationalDigits } from '../contracts/phone.ts'
import { phonesInText } from './phones-in-text.ts'
import { spelledOut } from './spelled-out.ts'

/** A messenger's account: its link as in `ChatContact`, and the text it was parsed from, including a phone number. */
export type Messenger = { link: string; written: string }

/** All contact details in a text, without repeats, in order. */
export type Contacts = { phones: string[]; emails: string[]; messengers: Messenger[] }

const piece = '[^\\s<>[\\](),;:"«»@]'
// Anchored at the start of a word and bounded in length: otherwise «a@a@a@…» takes seconds.
const begin = `(?<![^\\s<>[\\](),;:"«»@'*\`])(?!['*\`])`
const emailPattern = new RegExp(
  `${begin}${piece}{1,64}@${piece}{1,190}\\.(?:xn--[a-z0-9-]{2,59}|\\p{L}{2,24})(?![\\p{L}\\p{N}@-])`,
  'giu',
)
/** Text around an «@» that is no address: «aigul@mail», «ivan..p@mail.ru», «нурлан @inbox.ru». */
const slipPattern = new RegExp(
  `${begin}${piece}{0,63}[\\p{L}\\p{N}_.+&-]@+${piece}{0,190}|(?<![\\p{L}\\p{N}_.@/])@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,5}`,
  'giu',
)
/** A messenger asks for a country code: nine digits without one are from Kyrgyzstan. */
function accountDigits(phone: string): string {
  const digits = internationalDigits(phone)
  return digits.length === 9 ? `996${digits}` : digits
}

const links =
  /(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:www\.)?(t\.me|telegram\.me|wa\.me|instagram\.com)\/\+?([a-z0-9_][a-z0-9_.]{2,39})/giu
const handles = /(?<![\p{L}\p{N}_.@/])@([a-z][a-z0-9_.]{1,30}[a-z0-9_])(?![\p{L}\p{N}@])/giu
// Bounded and without two neighbours that could share the same spaces: «ник ник ник …» would take seconds.
const account =
  '(?:\\s+(?:я|мой|ник|это|по нику|my|is)(?![\\p{L}\\d_])){0,4}(?:\\s*[:–—-])?\\s*(?!(?:bot|web|mini|premium|channel|store|business)(?![a-z]))'
/** A name without «@» only where it cannot be a word: after a Russian word, a colon, or with a digit or an underscore. */
const spoken = new RegExp(
  `(?<!\\p{L})(?:(?:телеграмм?|телег|тг|ник(?:нейм)?|юзернейм)(?:[аеуом]{0,2})${account}|(?:telegram|tg|username)(?:\\s*:\\s*|(?:\\s*,\\s*|\\s+)(?=[a-z]*[\\d_])))([a-z][a-z0-9_]{4,31})(?![\\p{L}\\p{N}_@]|\\.[\\p{L}\\p{N}])`,
  'giu',
)
/** «nadya_flowers в телеграме»: a nick before its messenger, with characters that no word has. */
const spokenBefore =
  /(?<![\p{L}\p{N}_@./])(?=[a-z]*[\d_])([a-z][a-z0-9_]{4,31})\s+(?:(?:в|на|in|on)\s+)?(?:телеграмм?|телег|тг|telegram|tg)(?:[аеуом]{0,2})(?!\p{L})/giu
const spokenInstagram = new RegExp(
  `(?<!\\p{L})(?:инст(?:аграмм?|а)(?:[аеуом]{0,2})${account}|(?:(?<=(?:my|our|мой|наш)\\s)(?:instagram|insta)\\s+(?!(?:profile|page|account|is)(?![a-z]))|(?:instagram|insta)(?:\\s*:\\s*|(?:\\s*,\\s*|\\s+)(?:is\\s+|(?=[a-z.]*[\\d_])))))([a-z][a-z0-9_.]{2,29}[a-z0-9_])(?![\\p{L}\\p{N}@])`,
  'giu',
)
const spokenOf = [
  [spoken, 't.me'],
  [spokenBefore, 't.me'],
  [spokenInstagram, 'instagram.com'],
] as const
const whatsapp =
  /(?<!\p{L})(?:в[ао]тс?\s?[ао]п|в[ао]ц\s?[ао]п|what['’]?s?\s?app|wh?atsap|wa(?!\p{L}))/iu
const telegram = /(?<!\p{L})(?:телеграм|телег[аеу]|тг(?!\p{L})|telegram|tg(?!\p{L}))/iu
const afterInstagram = /(?:инст\p{L}*|insta(?:gram)?)[^\p{L}\p{N}]*$/iu

const isOfInstagram = (text: string, at: number) =>
  afterInstagram.test(text.slice(Math.max(0, at - 30), at))

const hosts: Record<string, string> = { 'telegram.me': 't.me' }

/** A messenger as a part of a product, not as a contact: «бот в телеграм», «заявки приходят в ватсап». */
const built =
  /(?<!\p{L})(?:чат-?\s?)?(?:бот|канал|интеграц|рассыл|приложени|уведомлени|заяв|магазин|клон|bot|channel|integrat|notificat|clone|mini)\p{L}*/iu
/** «Вот мой ватсап … скиньте цены на магазин» */
const isOwn = new RegExp(
  `(?<!\\p{L})(?:мой|наш|my|our)\\s+(?:${whatsapp.source}|${telegram.source})`,
  'iu',
)
/** Whether a clause mentions a messenger as a part of a product. */
export const isBuilt = (clause: string): boolean => built.test(clause)

/** «Не в вотсап», «не пишите в телеграм». */
const denied = new RegExp(
  `(?<!\\p{L})(?:не|без|кроме|not|no|don['’]?t)\\s+(?:\\p{L}+\\s+){0,2}?(?:${whatsapp.source}|${telegram.source})`,
  'giu',
)

/** @returns what makes the account of a phone number: the messenger that a text names as a contact, if any */
function messengerOfNumbers(text: string): ((phone: string) => string) | undefined {
  const ways = text
    .split(/[,;!?\n]|\.(?!\d)/)
    .filter((clause) => !isBuilt(clause) || isOwn.test(clause))
    .map((clause) => clause.replace(denied, ' '))
    .join(', ')
  if (whatsapp.test(ways)) return (phone) => `wa.me/${accountDigits(phone)}`
  return telegram.test(ways) ? (phone) => `t.me/+${accountDigits(phone)}` : undefined
}

function findMessengers(text: string, phones: readonly string[]): Messenger[] {
  const linked = [...text.matchAll(links)].map(([written, host = '', name = '']) => {
    const site = host.toLowerCase()
    return {
      link: `${hosts[site] ?? site}/${name.replace(/\.$/, '')}`,
      written: written.replace(/\.$/, ''),
    }
  })
  const named = [...text.replace(links, ' ').matchAll(handles)].map(
    ({ 0: written, 1: name = '', index, input }) => ({
      link: `${isOfInstagram(input, index) ? 'instagram.com' : 't.me'}/${name}`,
      written,
    }),
  )
  const told = spokenOf.flatMap(([pattern, host]) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({
      link: `${host}/${name}`,
      written: name,
    })),
  )
  const linkOf = messengerOfNumbers(text)
  const numbers = linkOf ? phones.map((phone) => ({ link: linkOf(phone), written: phone })) : []
  // Telegram names have no dots: «@inbox.ru» is part of an address.
  const all = [...linked, ...named, ...told, ...numbers].filter(
    ({ link }) => !/^t\.me\/.*\./.test(link),
  )
  const byLink = new Map<string, Messenger>()
  for (const messenger of all) {
    if (!byLink.has(messenger.link)) byLink.set(messenger.link, messenger)
  }
  return [...byLink.values()]
}

const unique = (texts: string[]) => [...new Set(texts)]

/** The e-mail addresses of a text, and the text without them and without mistyped ones, which are no other contacts. */
function findAddresses(text: string) {
  const emails: string[] = []
  const rest = text
    .replace(emailPattern, (written) => {
      if (mailAddressOf(written) !== undefined) emails.push(written)
      return ' '
    })
    .replace(slipPattern, (written, at: number, input: string) =>
      written.startsWith('@') && isOfInstagram(input, at) ? written : ' ',
    )
  return { emails: unique(emails), rest }
}

/** «inbох.ru»: letters of two alphabets in one label are a typo, or imitate another domain. */
const isMixed = (label: string) => /\p{sc=Latn}/u.test(label) && /\p{sc=Cyrl}/u.test(label)

/** A conversation's e-mail address, normalized (`normalAddress`); undefined if none, or with a typo in its domain. */
export function mailAddressOf(text: string): string | undefined {
  const host = text.slice(text.lastIndexOf('@') + 1)
  return host.split('.').some(isMixed) ? undefined : normalAddress(text)
}

/** Finds phone numbers, addresses and messengers in a text; amounts and other long numbers are ignored. */
export function findContacts(text: string): Contacts {
  const { emails, rest } = findAddresses(spelledOut(text))
  const phones = unique(phonesInText(rest))
  return { phones, emails, messengers: findMessengers(rest, phones) }
}

/** The contact left in a message; undefined if there is none. */
export function contactLeft(text: string): Omit<ChatContact, 'name'> | undefined {
  const {
    phones: [phone],
    emails: [email],
    messengers: [messenger],
  } = findContacts(text)
  if (!phone && !email && !messenger) return undefined
  return {
    ...(phone && { phone }),
    ...(email && { email: mailAddressOf(email) }),
    ...(messenger && { messenger: messenger.link }),
  }
}
