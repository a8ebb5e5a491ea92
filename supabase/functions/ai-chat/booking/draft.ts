import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { contactNote } from '../../_shared/catalogue/promises.ts'
import type { BookingDraft } from '../../_shared/chat/chat-store.ts'
import { editDistance } from '../../_shared/catalogue/words.ts'
import { findContacts, isContact, messengerOf, readContact } from '../../_shared/chat/contact.ts'
import type { ChatBooking } from '../../_shared/contracts/chat.ts'
import { fieldLimits } from '../../_shared/contracts/lead-fields.ts'
import type { Lang } from '../rules/lang.ts'
import { isGivenName } from './given-names.ts'
import type { Place } from './act-features.ts'
import { replaces } from './acts.ts'
import { readName } from './names.ts'
import { spansIn, type Span } from './tagger.ts'
import { bookingTexts, type Promised } from './texts.ts'
import { isTelling, takeReach, type FoundReach } from './reach.ts'
import { takeTime } from './times.ts'

/** «Доб. 12», after a number. */
const extension =
  /(?<=\d\)?)[\s,(]*(?<!\p{L})(?:доб(?:ав\p{L}*)?|вн(?:утр\p{L}*)?|ext(?:ension)?)(?!\p{L})[\s.№:]*\d{1,6}\)?/iu
const nameShape = /^\p{L}[\p{L}\p{M}'’ .-]*$/u

/** A text as one plain line, without the chat's mark-up and without line breaks that could fake a field. */
const plainLine = (text = '', longest: number = fieldLimits.interest) =>
  text
    .replace(/[[\]()<>\s]+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

/**
 * The booking of a complete draft, within the limits of the contracts. Only the name may be missing.
 *
 * @returns undefined without a valid contact, or with a name that cannot be one
 */
export function completeDraft(draft: Omit<BookingDraft, 'stage'>): ChatBooking | undefined {
  const name = draft.name?.replace(/\s+/g, ' ').trim() ?? ''
  const contact = draft.contact?.trim() ?? ''
  if (name && (!nameShape.test(name) || name.length > fieldLimits.name)) return undefined
  if (!isContact(contact.replace(extension, ''))) return undefined
  const { email, messenger, isClientMatter } = draft
  const topic = plainLine(draft.topic)
  const time = plainLine(draft.time, fieldLimits.term)
  const reach = plainLine(draft.reach, fieldLimits.term)
  return {
    ...(name && { name }),
    contact,
    ...(email && isContact(email) && { email }),
    ...(messenger && { messenger: plainLine(messenger) }),
    ...(reach && { reach }),
    ...(time && { time }),
    ...(topic && { topic }),
    ...(isClientMatter && { isClientMatter }),
  }
}

/** What a message says of a booking. */
export interface Slots {
  name?: string
  phone?: string
  email?: string
  messenger?: string
  /** A messenger's name as it was written: «@nurlan». */
  handle?: string
  /** How the visitor wishes to be reached. */
  reach?: FoundReach
  time?: string
  topic?: string
  /** The message without contacts, times and the wish how to be reached. */
  rest: string
}

const adds =
  /(?<!\p{L})(?:и|ещ[её]|также|тоже|плюс|на всякий|дополнительно|запасной|also|and|plus)(?!\p{L})/iu

/** Of several values one that is not said to be wrong («не 0555 …, а 0700 …»): in a correction the last, else the first. */
function chosen(values: readonly string[], message: string, spans: readonly Span[]) {
  if (values.length < 2) return values[0]
  const isWrong = (value: string) => spans.some((it) => it.label === 'wrong' && it.text === value)
  const right = values.filter((it) => !isWrong(it))
  // A contact that is taken for a wrong one by mistake is better than none.
  const left = right.length > 0 ? right : values
  return replaces(message) ? left.at(-1) : left[0]
}

const topicPhrase =
  /(?<!\p{L})(?:тем[ауы]|topic)(?!\p{L})\s*(?:консультации|разговора|звонка)?\s*(?:(?:помен|измен|исправ|замен|смен)\p{L}+|другая)?\s*(?:[:,–—-]|на(?!\p{L}))?\s*(?:не\s[^\n.,;:!?]{2,40},?\s+а\s+)?([^\n.,;:!?@]{3,80})/iu

/** The name among the spans: the corrected one comes last, «Bob, well, Robert Miller» is the whole one. */
function nameIn(spans: readonly Span[], message: string, place: Place): string | undefined {
  const names = spans.filter(({ label }) => label === 'name')
  const wordsIn = ({ text }: Span) => text.split(/\s+/).length
  const name =
    place === 'shown'
      ? names.at(-1)
      : names.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0]
  return name && readName(name.text, message.slice(0, name.from))
}

/** A nick among the spans that no pattern knows: «Telegram willbuilds», «sorry, it’s tom_becker_fra». */
function nickIn(spans: readonly Span[], message: string): string | undefined {
  const isInstagram = /инст|insta/iu.test(message)
  const shape = isInstagram ? /^[a-z][a-z0-9_.]{3,31}$/i : /^[a-z][a-z0-9_]{3,31}$/i
  const nick = spans.findLast(({ label, text }) => label === 'contact' && shape.test(text))
  return nick && `${isInstagram ? 'instagram.com' : 't.me'}/${nick.text}`
}

/** Reads contacts, time, the wish how to be reached and the name out of a message. */
export function readSlots(written: string, place: Place): Slots {
  const message = written.replace(extension, '')
  const { phones, emails, messengers } = findContacts(message)
  const accounts = messengers.filter(({ written }) => !phones.includes(written))
  const contacts = [...emails, ...phones, ...accounts.map((it) => it.written)]
  const free = contacts.reduce((left, it) => left.replaceAll(it, ' , '), message)
  const { time, rest: timeless } = takeTime(
    free.replace(/https?:\/\/\S+|www\.\S+|(?<!\S)\S*@\S*/gi, ' , '),
  )
  const reach = takeReach(timeless, time !== undefined)
  const { rest } = reach
  const spans = spansIn(written, place)
  const name = nameIn(spans, written, place)
  const number = chosen(phones, message, spans)
  const whole = number && number + (extension.exec(written)?.[0] ?? '')
  const phone = whole && written.includes(whole) ? whole : number
  const email = chosen(emails, message, spans)
  const account = chosen(
    accounts.map((it) => it.written),
    message,
    spans,
  )
  const nick = contacts.length > 0 ? undefined : nickIn(spans, written)
  const messenger = (accounts.find((it) => it.written === account) ?? messengers[0])?.link ?? nick
  const handle = account !== undefined && isContact(account) ? account : messenger
  const topic = topicPhrase.exec(rest)?.[1]?.trim()
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(messenger && { messenger }),
    ...(handle && { handle }),
    ...(reach.words && { reach }),
    ...(time && { time }),
    ...(topic && { topic }),
    rest,
  }
}

/** «Ой, Сейит, буква пропала»: the name with a word of it spelt as in the message. */
function respelt(known: string | undefined, message: string): string | undefined {
  for (const [right] of message.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{3,}/gu)) {
    const wrong = known?.split(' ').find((it) => it[0] === right[0] && it !== right)
    if (known && wrong && editDistance(wrong, right, 2) <= 2) return known.replace(wrong, right)
  }
  return undefined
}

/** The name with what a message says of it: «не Сыдыкова, а Садыкова», «фамилия Токтогулова», or another one. */
function nameAfter(known: string | undefined, said: string | undefined, message: string) {
  const [, wrong = '', right = ''] = /не\s+(\p{L}+),?\s+а\s+(\p{L}+)/iu.exec(message) ?? []
  if (wrong && known?.toLowerCase().split(' ').includes(wrong.toLowerCase())) {
    // «Не Алмаз, а Алмазбек. Алмазбек Турдукулович»
    const [whole] = message.match(new RegExp(`${right}(?:\\s+\\p{Lu}\\p{Ll}+)+`, 'u')) ?? []
    return whole ?? known.replace(new RegExp(wrong, 'iu'), right)
  }
  if (replaces(message)) {
    const misspelt = respelt(known, message)
    if (misspelt) return misspelt
  } else if (known && said && ` ${known} `.includes(` ${said} `)) return known // «Искра это имя»
  const [, surname] =
    /(?<!\p{L})(?:фамили[яюи]|surname|last name)(?:\s+(?:моя|добавьте|допишите|ещё|is))*\s*[:–—-]?\s*(\p{L}[\p{L}’'-]+)/iu.exec(
      message,
    ) ?? []
  if (!known || !surname) return said
  // The surname there is, if any, is what is no given name: «Алёна Ким», «фамилия Ким-Ли».
  const words = known.split(' ')
  const old = words.findIndex((it) => !isGivenName(it))
  if (words.length === 2 && old >= 0) return words.with(old, surname).join(' ')
  return words.length === 1 ? `${known} ${surname}` : said
}

/** «Последняя цифра не 1, а 7», «заканчивается на 12», «в конце не 63, а 36». */
const lastDigits =
  /(?:последн(?:яя|юю|ие|их|ей)(?:\s+\d)?(?:\s+цифр\p{L}*)?|(?:за|о)канч\p{L}+\s+на|аягы|last\s+(?:\w+\s+)?digits?|ends?\s+(?:in|with))\D*(?:\d{1,4}\D+)?(?<said>\d{1,4})\D*$|в конце\s+(?:не\s+\d{1,4},?\s+а\s+)?(?<end>\d{1,4})[\s.!)]*$/iu

/** The number with other last digits, if a message names them. */
function withLastDigits(contact = '', message: string): string | undefined {
  const { said, end } = lastDigits.exec(message)?.groups ?? {}
  const digits = said ?? end
  const old = digits && new RegExp(`(?:\\d[\\s()-]*){${String(digits.length)}}$`).exec(contact)
  return digits && old && !contact.includes('@') ? contact.slice(0, old.index) + digits : undefined
}

/** «Лучше на почту», «only by email please», in one clause. */
export const prefers =
  /(?<!\p{L})(?:лучше|только|удобн\p{L}+|предпоч\p{L}+|only|rather|prefer\p{L}*|better)(?!\p{L})/iu
const mail = /^(?!.*(?<!\p{L})(?:не|друг\p{L}+|not|another)(?!\p{L})).*(?:почт|мейл|мыло|mail)/iu

/** The draft with the address as its contact, where the visitor would rather be written to. */
function withPreferred(draft: BookingDraft, message: string): BookingDraft {
  const { email } = draft
  const isPreferred = message
    .replace(/(?<!\S)\S+@\S+/g, ' ')
    .split(/[.,;!?\n]+/)
    .some((it) => prefers.test(it) && mail.test(it))
  return email && isPreferred ? { ...draft, contact: email, email: undefined } : draft
}

/** The account of a number in the messenger that an older number was used in. */
function movedTo(phone: string | undefined, messenger = ''): string | undefined {
  if (!phone) return undefined
  if (messenger.startsWith('wa.me/')) return messengerOf(phone, 'WhatsApp')
  return messenger.startsWith('t.me/+') ? messengerOf(phone, 'Telegram') : undefined
}

/** The draft with the messenger that is named in a wish how to be reached, which then says nothing more. */
function withWay(draft: BookingDraft): BookingDraft {
  const { contact = '', reach } = draft
  if (!reach || !contact) return draft
  const { phone } = readContact(contact)
  const messenger = draft.messenger ?? (phone && messengerOf(phone, reach))
  const isSaid = messenger !== undefined || (contact.includes('@') && mail.test(reach))
  return { ...draft, messenger, reach: isSaid && !isTelling(reach) ? undefined : reach }
}

/** The draft with what a message says; a new contact replaces the old one, unless it is added to it. */
export function mergeSlots(draft: BookingDraft, slots: Slots, message: string): BookingDraft {
  const { phone, email, messenger, handle, reach, time, topic } = slots
  const name = nameAfter(draft.name, slots.name, message)
  const next: BookingDraft = {
    ...draft,
    ...(name && { name }),
    ...(reach?.words && { reach: reach.words }),
    ...(time && { time }),
    ...(topic && { topic }),
  }
  const contact = phone ?? email ?? handle
  const known = readContact(draft.contact ?? '')
  const mended = contact ? undefined : withLastDigits(draft.contact, message)
  if (mended) return { ...next, contact: mended, messenger: movedTo(mended, draft.messenger) }
  if (!contact) {
    // «Лучше напишите в ватсап», after the number.
    const account = known.phone && messengerOf(known.phone, message)
    // Of a messenger whose nick is known, the number says less.
    const hasNick = account?.split('/')[0] === draft.messenger?.split('/')[0]
    const added = { ...next, ...(account && !hasNick && { messenger: account }) }
    return withWay(withPreferred(added, message))
  }
  const isFree = email
    ? draft.email === undefined && draft.contact !== undefined && !draft.contact.includes('@')
    : draft.messenger === undefined
  const isAddition =
    draft.contact !== undefined &&
    phone === undefined &&
    !replaces(message) &&
    (isFree || adds.test(message))
  const merged = isAddition
    ? { ...next, ...(email && { email }), ...(messenger && { messenger }) }
    : {
        ...next,
        contact,
        // A number is added to an address, unless it corrects it.
        email: phone && (email ?? (replaces(message) ? undefined : known.email)),
        messenger: messenger ?? movedTo(phone, draft.messenger),
      }
  return withWay(withPreferred(merged, message))
}

/** When a manager will react. */
export const promised = (lang: Lang): Promised => ({
  hours: catalogue.promises.consultationHours,
  note: contactNote(catalogue, lang),
})

/** The booking for the visitor to confirm, or a request for the missing part. */
export function proposal(draft: BookingDraft, lang: Lang = 'ru'): string {
  const texts = bookingTexts[lang]
  const booking = draft.stage === 'collecting' ? undefined : completeDraft(draft)
  if (!booking) return draft.contact ? texts.askNew.any : texts.askContact(draft.name)
  return texts.proposal(booking, promised(lang))
}
