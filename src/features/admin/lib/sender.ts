import { type LeadSource, unknownSender } from './labels'
import { leadAnswers } from './lead-details'
import { stripHidden } from './plain-text'

interface SentEmail {
  from_email: string | null
  from_name: string | null
  lead: unknown
}

interface OfCustomer extends SentEmail {
  customer: { name: string | null } | null
}

/** The sender's name: the card's, or else the email's own. */
export const nameOf = (email: OfCustomer): string | undefined =>
  email.customer?.name ?? senderOf(email).name

/** The addresses and the name of a customer's card. */
interface Card {
  name: string | null
  email: string | null
  other_emails: readonly string[]
}

/** The name of an email's writer: by the card of the thread's customer if it is from one of their addresses. */
export function writerName(email: SentEmail, card: Card | null | undefined): string | undefined {
  const address = email.from_email?.toLowerCase()
  const isTheirs = !address || card?.email === address || card?.other_emails.includes(address)
  return (isTheirs && card?.name) || senderOf(email).name
}

/** What to call the sender by: a name, or else an address or number. */
export function whoIs(email: OfCustomer & { source: LeadSource | null }): string {
  const { email: address, phone, messenger } = senderOf(email)
  return nameOf(email) ?? address ?? phone ?? messenger ?? unknownSender(email.source)
}

/**
 * The sender as the email states it, in its form or else in its `From`: unverified, and possibly different from the
 * customer's card. A messenger is a link without its protocol.
 */
export function senderOf({ from_email, from_name, lead }: SentEmail) {
  const said = leadAnswers(lead)
  const visible = (text: string | null | undefined) => (text ? stripHidden(text) : undefined)
  return {
    name: visible(said.name ?? from_name),
    email: visible(from_email ?? said.email),
    phone: visible(said.phone),
    messenger: visible(said.messenger),
    company: visible(said.company),
  }
}

export type Sender = ReturnType<typeof senderOf>
