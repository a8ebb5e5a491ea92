import type { InboxEmail } from '../fetch-inbox-page'
import { placeholders } from '../../email-labels'
import { bookingContact, leadDetails, leadName, leadSummary } from '../../lead-details'

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

type Told = Pick<
  InboxEmail,
  'lead' | 'from_email' | 'subject' | 'preview' | 'interest' | 'customer'
>

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** @returns what the list says of an e-mail, with the spec's words where it says nothing itself */
export function rowTexts(email: Told): RowTexts {
  const { lead, from_email, subject, interest } = email
  const name = leadName(lead) ?? email.customer?.name ?? undefined
  const contact = from_email ?? bookingContact(lead)
  const told = (label: string) => leadDetails(lead).find((detail) => detail.label === label)?.value
  const summary = told('Тема') ?? leadSummary(lead, interest)
  const preview = inOneLine(email.preview ?? '')
  return {
    who: name ?? contact ?? placeholders.sender,
    whence: name === undefined ? '' : [told('Компания'), contact].filter(Boolean).join(' · '),
    subject: summary ? undefined : (subject ?? placeholders.subject),
    // What is beside the name already says nothing new.
    preview: (summary !== contact && summary) || preview || placeholders.body,
  }
}
