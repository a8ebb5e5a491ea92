import type { ChatSummary } from '../contracts/chat.ts'
import type { ChatSummaryReason } from '../contracts/chat-limits.ts'
import type { Database } from '../contracts/database.types.ts'
import { chatMail } from './chat-mail.ts'
import { findContacts, mailAddressOf } from '../contracts/contact.ts'
import { filled, type FieldGroup, type OptionalField } from '../mail/fields.ts'
import { rowsOf } from '../mail/managers-mail.ts'
import { oneLine } from '../contracts/text.ts'
import type { Chat } from './read-chat.ts'
import type { ManagersSettings } from '../settings.ts'

const reasonLabels: Record<ChatSummaryReason, string> = {
  booking_confirmed: 'Посетитель записался на консультацию',
  abandoned: 'Посетитель перестал отвечать',
  completed: 'Разговор завершён',
  rating_submitted: 'Посетитель оценил разговор',
}

/** Maximum number of questions, of characters per question, and of contacts per kind. */
const mostQuestions = 10
const longestQuestion = 200
const mostContacts = 5

/** @returns «★★★★☆ (4 из 5)» */
const stars = (rating: number) => `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} (${rating} из 5)`

/** Only the visitor's messages: the assistant's contain neither questions nor contacts. */
const visitorTexts = ({ transcript }: Pick<Chat, 'transcript'>) =>
  transcript.flatMap(({ role, content }) => (role === 'user' ? [content] : []))

/** The visitor's contacts, the confirmed one first. */
function contactsOf(chat: Pick<Chat, 'transcript' | 'booking'>) {
  const texts = [chat.booking?.contact ?? '', ...visitorTexts(chat)]
  const { phones, emails, messengers } = findContacts(texts.join('\n'))
  return {
    phones: phones.slice(0, mostContacts),
    emails: emails.slice(0, mostContacts),
    messengers: messengers.slice(0, mostContacts).map(({ link }) => link),
  }
}

const nameOf = ({ booking, contact }: Chat) => booking?.name ?? contact?.name

/** The words of a message that only greets, thanks, agrees or gives contacts. */
const noQuestion =
  /(?<!\p{L})(?:привет\p{L}*|здравствуй\p{L}*|добр(?:ый|ое|ого)|день|дня|утро|вечер|салам\p{L}*|hello|hi|спасибо|благодарю|мо[йи]|мо[яё]|это|вот|номер|тел(?:ефон)?|почта|email|e-mail|меня зовут|да|нет|ок(?:ей)?|ага|хорошо|подтверждаю|верно|или|и)(?!\p{L})/giu

/** A message without the contacts in it, which are listed above; empty if it asks nothing. */
export function questionOf(text: string): string {
  const { phones, emails, messengers } = findContacts(text)
  const written = [...phones, ...emails, ...messengers.map((messenger) => messenger.written)]
  const rest = written.reduce((left, contact) => left.replaceAll(contact, '…'), text)
  return /\p{L}/u.test(rest.replace(noQuestion, ' ')) ? rest : ''
}

/** Empty, so that the mail leaves it out, where nothing was asked. */
function questions(texts: readonly string[]): string {
  const asked = texts.map(questionOf).filter(Boolean)
  const listed = asked.slice(0, mostQuestions).map((text) => `– ${oneLine(text, longestQuestion)}`)
  const more = asked.length - listed.length
  return [...listed, ...(more > 0 ? [`и ещё сообщений: ${more}`] : [])].join('\n')
}

function summaryFields(
  { reason, rating }: Pick<ChatSummary, 'reason' | 'rating'>,
  chat: Chat,
): FieldGroup[] {
  const { booking, pageUrl, endedReason } = chat
  const { phones, emails, messengers } = contactsOf(chat)
  const given = rating ?? chat.rating
  // A rating follows an ending, which is the outcome.
  const outcome = reason === 'rating_submitted' ? endedReason : reason
  const contacts: OptionalField[] = [
    ['Имя', nameOf(chat)],
    ...emails.map((email): OptionalField => ['Email', email, 'email']),
    ...phones.map((phone): OptionalField => ['Телефон', phone, 'phone']),
    ...messengers.map((messenger): OptionalField => ['Мессенджер', messenger]),
  ]
  const hasContacts = contacts.some(([, value]) => value)
  return [
    {
      title: 'Контакты',
      fields: filled(hasContacts ? contacts : [['Контакты', 'не оставлены']]),
    },
    {
      title: 'Разговор',
      fields: filled([
        ['Итог', outcome && reasonLabels[outcome]],
        ['Оценка', given === undefined ? undefined : stars(given)],
        ['Запись', booking && (booking.topic ?? 'консультация')],
        ['Удобное время', booking?.time],
        ['О чём спрашивали', questions(visitorTexts(chat)), 'multiline'],
        ['Страница', pageUrl, 'page'],
      ]),
    },
  ]
}

type EndChatArgs = Database['public']['Functions']['end_chat']['Args']

/** Maximum length of the visitor's text in a subject, in characters. */
const longestPart = 80

/** The visitor's name or a contact; empty if neither is known. */
function visitorOf(chat: Chat): string {
  const { phones, emails, messengers } = contactsOf(chat)
  return oneLine(nameOf(chat) ?? emails[0] ?? phones[0] ?? messengers[0] ?? '', longestPart)
}

/** Turns a summary into the arguments of `end_chat`: inbox row, customer who left a contact, managers' mail. */
export function summaryMail(
  summary: Pick<ChatSummary, 'reason' | 'rating'>,
  chat: Chat,
  { leadsTo, siteUrl }: ManagersSettings,
): Pick<EndChatArgs, 'email' | 'customer' | 'notification'> {
  const [address = ''] = contactsOf(chat).emails
  const replyTo = mailAddressOf(address)
  const { contact, transcript } = chat
  const isReachable = contact?.email !== undefined || contact?.phone !== undefined
  const event = reasonLabels[summary.reason]
  const rated = summary.rating === undefined ? '' : ` ${stars(summary.rating)}`
  const visitor = visitorOf(chat)
  const subject = [`Чат: ${event}${rated}`, visitor].filter(Boolean).join(' — ')
  const groups = summaryFields(summary, chat)
  const mail = chatMail(event, groups, transcript, replyTo !== undefined, siteUrl)
  const { email, notification } = rowsOf({ subject, ...mail }, leadsTo, replyTo)
  const [first = ''] = visitorTexts(chat)
  return {
    email: {
      ...email,
      subject: `Чат на сайте: ${visitor || oneLine(first, longestPart)}`,
      // The inbox shows its first line.
      body: [oneLine(first, longestQuestion), mail.text].filter(Boolean).join('\n\n'),
      lead: contact && { kind: 'contact', ...contact },
    },
    customer: isReachable
      ? { name: contact.name, email: contact.email, phone: contact.phone }
      : undefined,
    notification,
  }
}
