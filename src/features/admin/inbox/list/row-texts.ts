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
  /** Absent for a form, whose subject only repeats the name, and for an answer, which repeats it. */
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

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export function rowTexts(email: RowEmail): RowTexts {
  const { lead, from_email, from_name, subject, interest, source } = email
  const name = leadName(lead) ?? from_name ?? undefined
  const contact = from_email ?? bookingContact(lead)
  const detail = (label: string) => leadDetails(lead).find((each) => each.label === label)?.value
  const summary = detail('Тема') ?? leadSummary(lead, interest)
  const plain = (text: string | null) => inOneLine(withoutMarks(text ?? ''))
  // The customer's latest words are what there is to do.
  const answer = plain(email.answer_preview)
  const preview = plain(email.preview)
  return {
    who: name ?? contact ?? unknownSender(source),
    origin: name === undefined ? '' : [detail('Компания'), contact].filter(Boolean).join(' · '),
    subject: summary || answer ? undefined : (subject ?? placeholders.subject),
    // The contact already stands beside the name.
    preview: answer || (summary !== contact && summary) || preview || placeholders.body,
  }
}
