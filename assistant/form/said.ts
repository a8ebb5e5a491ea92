import { timeIn } from '@contracts/appointment.ts'
import { findContacts } from '@contracts/contact.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { withLetters } from '@contracts/letters.ts'
import { messengerText } from '@contracts/messenger.ts'
import { withoutCourtesy } from '../language/courtesy.ts'
import { readQuestion } from '../search/read.ts'

/** The answers to the form's fields in a message. */
export interface Said {
  name?: string
  contact?: string
  time?: string
  topic?: string
}

const introduction = withLetters(
  /(?<!\p{L})(?:меня\s+зовут|зовите\s+меня|мо[её]\s+имя|имя|my\s+name(?:\s+is|['’]s)?|call\s+me|name)(?:\s*[:,—–-])?\s+/iu,
)
const nameWord = "\\p{L}[\\p{L}'’-]+"
// No two alternatives for one word: every repetition of it would double the time.
const laterWord = `(?:\\p{Lu}[\\p{L}'’-]+|уулу|[оу]глы|[кг]ызы)`
/** «Я Айбек»: without the capital it would be «я директор», and «это Битрикс нужен» goes on. */
const presentation = new RegExp(
  `(?:^|[.,!]\\s*)(?:Я|я|Это|это|I am|I['’]m)(?:\\s*[—–-])?\\s*(?=\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?:\\s+${laterWord})*\\s*(?:[.,!;]|$))`,
  'u',
)
/** A first name, and what follows it with a capital: «Сыдыкова Айгүл Бекболот кызы». */
const nameAtStart = new RegExp(`^${nameWord}(?:\\s+${laterWord}){0,3}(?!\\p{L})`, 'u')
const wholeName = new RegExp(`^${nameWord}(?:\\s+${nameWord}){0,3}$`, 'u')
const wholeNameInCapitals = new RegExp(`^\\p{Lu}[\\p{L}'’-]+(?:\\s+${laterWord}){1,3}$`, 'u')

const capitalized = (name: string) =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).slice(0, fieldLimits.name)

/** «Неважно», «сек», «Это срочно»: an adverb, an interjection, or more than a name. */
const noName = /^(?:\p{L}+о|\p{Ll}{1,3}|(?:[Ээ]то|[Яя])\s.*)$/u

/** Whether the site knows none of the words: «Айбек», but not «лендинг». */
function isUnknown(text: string): boolean {
  const words = readQuestion(text)
  return words.length === text.split(/\s+/).length && words.every(({ isKnown }) => !isKnown)
}

function introducedName(message: string): string | undefined {
  for (const opening of [introduction, presentation]) {
    const { index, 0: words } = opening.exec(message) ?? { index: -1, 0: '' }
    const name = index < 0 ? undefined : nameAtStart.exec(message.slice(index + words.length))?.[0]
    if (name && !noName.test(name)) return capitalized(name)
  }
  return undefined
}

/** The name that a message consists of: «Айбек», «сыдыкова айгүл», «Айжан Сыдыкова». */
function bareName(message: string): string | undefined {
  const text = withoutCourtesy(message)
    .replace(/(?<![\s.,!;:])[\s.,!;:]+$/u, '')
    .replace(/^[\s.,!;:]+/u, '')
  if (noName.test(text)) return undefined
  const isName = wholeNameInCapitals.test(text) || (wholeName.test(text) && isUnknown(text))
  return isName ? capitalized(text) : undefined
}

/** «0555 12 34»: too short to be told from a sum elsewhere, unless in groups of three. */
const shortPhone = /^\+?(?=(?:\D*\d){7,8}\D*$)(?!\d{1,3}(?:\s\d{3})+$)[\d\s().-]+$/
/** «nurlan_88»: a nick alone. An address that is mistyped is corrected in the form. */
const loneNick = /^(?=\S*[\d_@])[a-z@][\w.@-]{3,60}$/i

/** The contact in a message, as written. */
export function contactIn(message: string): string | undefined {
  const { phones, emails, messengers } = findContacts(message)
  const [messenger] = messengers
  const contact = phones[0] ?? emails[0] ?? messenger?.written
  // A bare number does not say that it is a messenger's.
  return contact !== undefined && contact === messenger?.written && contact === phones[0]
    ? `${messengerText(contact, messenger.link)}, ${contact}`
    : contact
}

/** «Не звоните на мой личный номер». */
export const isKeptPrivate = (message: string): boolean =>
  /(?<!\p{L})(?:не (?:звон|названив|пиш|беспоко|давай|передав)|личн\p{L}{2,3} (?:номер|телефон)|откуда (?:у вас )?мо[йи]|(?:удали|убери|прекрати)те|remove my|delete my|stop (?:calling|writing))/iu.test(
    message,
  )

const subject = withLetters(
  /(?<!\p{L})(?:обсудить|обсудим|поговорить\s+(?:о|об|про)|по\s+поводу|насч[её]т|на\s+тему|тема\s*[:—–-]|to\s+(?:discuss|talk\s+about)|regarding)\s+([^.!?;\n]{3,200})/iu,
)
const nextPart = withLetters(
  /,\s*(?:меня\s+зовут|мо[йё]\s|зовут|тел|номер|my\s|call\s).*$|(?<!\s)\s+(?:по\s+(?:телефону|номеру)).*$/iu,
)
/** «Обсудить проект» says less than the subject of the conversation. */
const noSubject = withLetters(
  /^(?:мо[йи]|наш|сво[йи]|этот|эту|the|my|our|a)?\s*(?:проект\p{L}*|задач\p{L}*|детал\p{L}*|вопрос\p{L}*|ид[ея]\p{L}*|вс[её]|это|details|project|it)?$/iu,
)

/** The subject that a message names: «обсудить магазин цветов». */
function topicIn(message: string): string | undefined {
  const named = subject.exec(message)?.[1]?.replace(nextPart, '')
  const topic = named?.replace(/(?<![\s,])[\s,]+$/u, '').replace(/^[\s,]+/u, '')
  return topic && !noSubject.test(topic) ? topic : undefined
}

/** What a message says of the form's fields, where it says so by itself: «меня зовут Айбек, можно завтра в 15:00?». */
export function saidIn(message: string): Said {
  const name = introducedName(message)
  const contact = contactIn(message)
  const time = timeIn(contact ? message.replace(contact, ' ') : message)
  const topic = topicIn(time ? message.replace(time, ' ') : message)
  return {
    ...(name && { name }),
    ...(contact && { contact }),
    ...(time && time.length <= fieldLimits.term && { time }),
    ...(topic && { topic }),
  }
}

/** The same of a message written beside the open form: there «Айбек» is a name, and «0555 12 34» a number. */
export function saidToForm(message: string, hasName: boolean): Said {
  const said = saidIn(message)
  const text = message.trim()
  const contact = said.contact ?? (shortPhone.test(text) || loneNick.test(text) ? text : undefined)
  const rest = contact ? text.replace(contact, ' ').replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '') : text
  const name = said.name ?? (hasName ? undefined : bareName(rest))
  return { ...said, ...(name && { name }), ...(contact && { contact }) }
}
