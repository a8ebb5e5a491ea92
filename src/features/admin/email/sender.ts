import { leadAnswers } from '../lead-details'
import { stripHidden } from './plain-text'

/** Who sent an email, by its own words: nobody has checked them, and a customer's card may say other. */
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

/** A customer's card, as far as a sender may say the same. */
type Card = Record<'name' | 'email' | 'phone', string | null>

/** What a sender says that the card does not. */
export function unsaid(sender: Sender, card: Card): Sender {
  const beyond = (field: keyof Card) => (sender[field] === card[field] ? undefined : sender[field])
  return { ...sender, name: beyond('name'), email: beyond('email'), phone: beyond('phone') }
}

/** The sender of an email: what its form says, or else its `From`. */
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
