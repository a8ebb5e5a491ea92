import { leadAnswers } from '../lead-details'
import { stripHidden } from './plain-text'

/** The sender as the email states it: unverified, and possibly different from the customer's card. */
export interface Sender {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  /** A link without its protocol. */
  messenger: string | undefined
  company: string | undefined
}

interface SentEmail {
  from_email: string | null
  from_name: string | null
  lead: unknown
}

/** The fields of a customer's card that a sender may repeat. */
type Card = Record<'name' | 'email' | 'phone', string | null>

/** The sender's details that the card does not have. */
export function unsaid(sender: Sender, card: Card): Sender {
  const beyond = (field: keyof Card) => (sender[field] === card[field] ? undefined : sender[field])
  return { ...sender, name: beyond('name'), email: beyond('email'), phone: beyond('phone') }
}

/** The sender of an email: from its form, or else from its `From`. */
export function senderOf({ from_email, from_name, lead }: SentEmail): Sender {
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
