import type { ChatSummary } from '../contracts/chat.ts'
import { chatLimits, type ChatSummaryReason } from '../contracts/chat-limits.ts'
import { chatMail } from './chat-mail.ts'
import { findContacts, mailAddressOf } from '../contacts/contacts.ts'
import { spelledOut } from '../contacts/spelled-out.ts'
import { filled, type FieldGroup, type OptionalField } from '../mail/fields.ts'
import { leadRows } from '../lead-rows.ts'
import { oneLine } from '../contracts/text.ts'
import type { StoredChat } from './read-chat.ts'
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

/** How much of a visitor's words is searched for contacts, in characters: 20 of the longest messages. */
const longestSearched = 20 * chatLimits.message

/** How many contacts of a kind are taken out of a question: more do not fit into `longestQuestion`. */
const mostTakenOut = 20

/** @returns «★★★★☆ (4 из 5)» */
const stars = (rating: number) => `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} (${rating} из 5)`

/** The words of a message that only greets, thanks, agrees or gives contacts. */
const noQuestion =
  /(?<!\p{L})(?:привет\p{L}*|здравствуй\p{L}*|добр(?:ый|ое|ого)|день|дня|утро|вечер|салам\p{L}*|hello|hi|спасибо|благодарю|мо[йи]|мо[яё]|это|вот|номер|тел(?:ефон)?|почта|email|e-mail|меня зовут|да|нет|ок(?:ей)?|ага|хорошо|подтверждаю|верно|или|и)(?!\p{L})/giu

/** A message without the contacts in it, which are listed above; empty if it asks nothing. */
export function questionIn(text: string): string {
  const { phones, emails, messengers } = findContacts(text)
  const written = [phones, emails, messengers.map((messenger) => messenger.written)].flatMap(
    (contacts) => contacts.slice(0, mostTakenOut),
  )
  const rest = written.reduce((left, contact) => left.replaceAll(contact, '…'), spelledOut(text))
  return /\p{L}/u.test(rest.replace(noQuestion, ' ')) ? rest : ''
}

/** Empty, so that the mail leaves it out, where nothing was asked. */
function questions(texts: readonly string[]): string {
  const asked = texts.map(questionIn).filter(Boolean)
  const listed = asked.slice(0, mostQuestions).map((text) => `– ${oneLine(text, longestQuestion)}`)
  const more = asked.length - listed.length
  return [...listed, ...(more > 0 ? [`и ещё сообщений: ${more}`] : [])].join('\n')
}

/** Instead of the questions of a chat whose summary has failed. */
const unread = 'Сводку составить не удалось: откройте разговор в панели.'

type Summary = Pick<ChatSummary, 'reason' | 'rating'>

/** The visitor: their messages, without the assistant's, and the contacts in them, the confirmed one first. */
function visitorOf({ transcript, booking, contact }: StoredChat) {
  const texts = transcript.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const stored = [contact?.email, contact?.phone, contact?.messenger]
  const said = [booking?.contact, ...(texts.length > 0 ? texts : stored)].filter(Boolean).join('\n')
  const found = findContacts(said.slice(0, longestSearched))
  return {
    texts,
    name: booking?.name ?? contact?.name,
    phones: found.phones.slice(0, mostContacts),
    emails: found.emails.slice(0, mostContacts),
    messengers: found.messengers.slice(0, mostContacts).map(({ link }) => link),
  }
}

function summaryGroups(
  { reason, rating }: Summary,
  chat: StoredChat,
  { texts, name, emails, phones, messengers }: ReturnType<typeof visitorOf>,
): FieldGroup[] {
  const { booking } = chat
  const given = rating ?? chat.rating
  // A rating follows an ending, which is the outcome.
  const outcome = reason === 'rating_submitted' ? chat.ended_reason : reason
  const contacts = filled([
    ['Имя', name],
    ...emails.map((email): OptionalField => ['Email', email, 'email']),
    ...phones.map((phone): OptionalField => ['Телефон', phone, 'phone']),
    ...messengers.map((messenger): OptionalField => ['Мессенджер', messenger]),
  ])
  const none = filled([['Контакты', 'не оставлены']])
  return [
    { title: 'Контакты', fields: contacts.length > 0 ? contacts : none },
    {
      title: 'Разговор',
      fields: filled([
        ['Итог', outcome && reasonLabels[outcome]],
        ['Оценка', given ? stars(given) : undefined],
        ['Запись', booking && (booking.topic ?? 'консультация')],
        ['Удобное время', booking?.time],
        ['О чём спрашивали', texts.length > 0 ? questions(texts) : unread, 'multiline'],
        ['Страница', chat.page_url, 'page'],
      ]),
    },
  ]
}

/** Maximum length of the visitor's text in a subject, in characters. */
const longestPart = 80

/** Turns a summary into the arguments of `end_chat`: inbox row, customer who left a contact, managers' mail. */
export function summaryMail(
  summary: Summary,
  chat: StoredChat,
  { leadsTo, siteUrl }: ManagersSettings,
) {
  const { contact, transcript } = chat
  const visitor = visitorOf(chat)
  const { texts, name, emails, phones, messengers } = visitor
  const [first = unread] = texts
  const known = oneLine(name ?? emails[0] ?? phones[0] ?? messengers[0] ?? '', longestPart)
  const replyTo = mailAddressOf(emails[0] ?? '')
  const event = reasonLabels[summary.reason]
  const rated = summary.rating === undefined ? '' : ` ${stars(summary.rating)}`
  const subject = [`Чат: ${event}${rated}`, known].filter(Boolean).join(' — ')
  const groups = summaryGroups(summary, chat, visitor)
  const { submissionId } = chat
  const canReply = replyTo !== undefined
  const mail = chatMail({ title: event, submissionId, groups, transcript, canReply, siteUrl })
  const { email, notification } = leadRows({ subject, ...mail }, leadsTo, replyTo)
  return {
    email: {
      ...email,
      subject: `Чат на сайте: ${known || oneLine(first, longestPart)}`,
      // The inbox shows its first line.
      body: [oneLine(first, longestQuestion), mail.text].filter(Boolean).join('\n\n'),
      lead: contact && { kind: 'contact', ...contact },
    },
    customer:
      contact?.email || contact?.phone
        ? { name: contact.name, email: contact.email, phone: contact.phone }
        : undefined,
    notification,
  }
}
