import { withoutMarks } from '@/lib/rich-text'
import { placeholders, unknownSender } from '../../labels'
import { bookingContact, leadDetails, leadName, leadSummary } from '../../lead-details'
import type { InboxEmail } from '../fetch-inbox-page'

/** The texts of a row. */
interface RowTexts {
  /** The name, or else the address or phone number. */
  who: string
  /** Company and contact; empty without a name. */
  origin: string
  /** Absent for forms and chats, whose subjects are ours, and for an answer, which repeats it. */
  subject: string | undefined
  /** The beginning of the latest text, or the answers of the form. */
  preview: string
}

type RowEmail = Pick<
  InboxEmail,
  | 'lead'
  | 'from_email'
  | 'from_name'
  | 'subject'
  | 'preview'
  | 'answer_preview'
  | 'interest'
  | 'source'
>

/** The first thing a visitor asked, in the summary of a chat. */
const firstQuestion = /^– (.+)$/m

/** What a lead's text says before it lists the contacts, which stand beside the name. */
const withoutContacts = (text: string | null) => text?.split(/^КОНТАКТЫ$/m)[0] ?? null

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export function rowTexts(email: RowEmail): RowTexts {
  const { lead, from_email, from_name, subject, interest, source } = email
  const name = leadName(lead) ?? from_name ?? undefined
  const detail = (label: string) => leadDetails(lead).find((each) => each.label === label)?.value
  const isChat = source === 'chat'
  const leftInChat = isChat ? (detail('Телефон') ?? detail('Мессенджер')) : undefined
  const contact = from_email ?? bookingContact(lead) ?? leftInChat
  const asked = isChat && email.preview?.match(firstQuestion)?.[1]
  const summary = detail('Тема') ?? leadSummary(lead, interest)
  const plain = (text: string | null) => inOneLine(withoutMarks(text ?? ''))
  // The customer's latest words are what there is to do.
  const answer = plain(email.answer_preview)
  const preview = plain(lead ? withoutContacts(email.preview) : email.preview)
  return {
    who: name ?? contact ?? unknownSender(source),
    origin: name === undefined ? '' : [detail('Компания'), contact].filter(Boolean).join(' · '),
    subject: summary || answer || isChat ? undefined : (subject ?? placeholders.subject),
    // The contact already stands beside the name.
    preview:
      answer ||
      (!detail('Тема') && asked) ||
      (summary !== contact && summary) ||
      preview ||
      placeholders.body,
  }
}
