import type { InboxEmail } from '../api/inbox-page'
import { placeholders } from './email-labels'
import { bookingContact, leadName, leadSummary } from './lead-details'

/** What a row of the list says of an e-mail. */
interface RowTexts {
  /** Who wrote, by name if we know it. */
  who: string
  /** How to reach them, beside their name. */
  contact: string | null
  /** What it is about; a form's subject only repeats who wrote. */
  subject: string
  /** How it begins. */
  preview: string
}

type Told = Pick<InboxEmail, 'lead' | 'from_email' | 'subject' | 'preview' | 'interest' | 'source'>

/** One line of white space only ever stands for a space. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** @returns what the list says of an e-mail, with the spec's words where it says nothing itself */
export function rowTexts({ lead, from_email, subject, preview, interest }: Told): RowTexts {
  const name = leadName(lead)
  const contact = from_email ?? bookingContact(lead) ?? null
  return {
    who: name ?? contact ?? placeholders.sender,
    contact: name === undefined ? null : contact,
    subject: subject ?? placeholders.subject,
    preview: leadSummary(lead, interest) || inOneLine(preview ?? '') || placeholders.body,
  }
}
