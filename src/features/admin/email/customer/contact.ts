import { leadContacts } from '../../lead-details'
import { stripHidden } from '../plain-text'

export interface Contact {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  /** A link without its protocol. */
  messenger: string | undefined
  company: string | undefined
}

interface Customer {
  name: string | null
  email?: string | null
  phone: string | null
  company: string | null
}

/** The contact of an email: its own data first, then those of the customer, which may be older. */
export function contactOf(
  email: { from_email: string | null; lead: unknown },
  customer: Customer | null | undefined,
): Contact {
  const ownData = new Map(leadContacts(email.lead).map(({ label, value }) => [label, value]))
  const either = (label: string, known: string | null | undefined) => {
    const value = ownData.get(label) || known
    return value ? stripHidden(value) : undefined
  }
  return {
    name: either('Имя', customer?.name),
    email: email.from_email ? stripHidden(email.from_email) : either('Email', customer?.email),
    phone: either('Телефон', customer?.phone),
    messenger: either('Мессенджер', null),
    company: either('Компания', customer?.company),
  }
}
