import type { ChatSummary } from '../_shared/contracts/chat.ts'
import type { ChatSummaryReason } from '../_shared/contracts/chat-limits.ts'
import { findContacts } from '../_shared/chat/contact.ts'
import { filled, type FieldGroup, type OptionalField } from '../_shared/mail/fields.ts'
import { oneLine } from '../_shared/mail/one-line.ts'
import type { Chat } from './read-chat.ts'

/** How managers read what has happened. */
export const reasonLabels: Record<ChatSummaryReason, string> = {
  booking_confirmed: 'Посетитель записался на консультацию',
  abandoned: 'Посетитель перестал отвечать',
  completed: 'Разговор завершён',
  rating_submitted: 'Посетитель оценил разговор',
}

/** Questions that are listed, longest of them in characters, and contacts of one kind. */
const mostQuestions = 10
const longestQuestion = 200
const mostContacts = 5

/** @returns «★★★★☆ (4 из 5)» */
export const stars = (rating: number) =>
  `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} (${rating} из 5)`

/** What the visitor wrote: a question of the assistant's is no wish of theirs, its address no contact. */
export const visitorTexts = ({ transcript }: Pick<Chat, 'transcript'>) =>
  transcript.flatMap(({ role, content }) => (role === 'user' ? [content] : []))

/** Contacts that the visitor gave, what they have confirmed first. */
export function contactsOf(chat: Pick<Chat, 'transcript' | 'booking'>) {
  const texts = [chat.booking?.contact ?? '', ...visitorTexts(chat)]
  const { phones, emails } = findContacts(texts.join('\n'))
  return { phones: phones.slice(0, mostContacts), emails: emails.slice(0, mostContacts) }
}

function questions(texts: readonly string[]): string {
  const listed = texts.slice(0, mostQuestions).map((text) => `– ${oneLine(text, longestQuestion)}`)
  const more = texts.length - listed.length
  return [...listed, ...(more > 0 ? [`и ещё сообщений: ${more}`] : [])].join('\n')
}

/** The summary of a chat, labelled, grouped and in reading order. */
export function summaryFields(
  { reason, rating }: Pick<ChatSummary, 'reason' | 'rating'>,
  chat: Chat,
): FieldGroup[] {
  const { booking, pageUrl, endedReason } = chat
  const { phones, emails } = contactsOf(chat)
  const given = rating ?? chat.rating
  // A rating comes after an ending, which is what the conversation came to.
  const outcome = reason === 'rating_submitted' ? endedReason : reason
  const contacts: OptionalField[] = [
    ['Имя', booking?.name],
    ...emails.map((email): OptionalField => ['Email', email, 'email']),
    ...phones.map((phone): OptionalField => ['Телефон', phone, 'phone']),
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
        ['О чём спрашивали', questions(visitorTexts(chat)), 'multiline'],
        ['Страница', pageUrl, 'page'],
      ]),
    },
  ]
}
