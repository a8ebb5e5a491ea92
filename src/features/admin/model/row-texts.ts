import type { InboxEmail } from '../api/inbox-page'
import { placeholders } from './email-labels'
import { bookingContact, leadDetails, leadName, leadSummary } from './lead-details'

/** What a row of the list says of an e-mail. */
export interface RowTexts {
  /** Who wrote, by name if we know it. */
  who: string
  /** From where, and how to reach them; empty if that is all we know of them. */
  whence: string
  /** What it is about. Absent for a form: its subject only repeats who wrote. */
  subject: string | undefined
  /** How it begins, or what the form says. */
  preview: string
}

type Told = Pick<InboxEmail, 'lead' | 'from_email' | 'subject' | 'preview' | 'interest'>

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** @returns what the list says of an e-mail, with the spec's words where it says nothing itself */
export function rowTexts({ lead, from_email, subject, preview, interest }: Told): RowTexts {
  const name = leadName(lead)
  const contact = from_email ?? bookingContact(lead)
  const company = leadDetails(lead).find(({ label }) => label === 'Компания')?.value
  const summary = leadSummary(lead, interest)
  return {
    who: name ?? contact ?? placeholders.sender,
    whence: name === undefined ? '' : [company, contact].filter(Boolean).join(' · '),
    subject: summary ? undefined : (subject ?? placeholders.subject),
    preview: summary || inOneLine(preview ?? '') || placeholders.body,
  }
}
