import { leadContacts } from '../lead-details'
import { undisguised } from './plain-text'

/** How to reach who wrote an e-mail. */
export interface Contact {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  company: string | undefined
}

interface Known {
  name: string | null
  email?: string | null
  phone: string | null
  company: string | null
}

/** What the e-mail itself says comes first: people change, and what is filed may be older. */
export function contactOf(
  email: { from_email: string | null; lead: unknown },
  customer: Known | null | undefined,
): Contact {
  const told = new Map(leadContacts(email.lead).map(({ label, value }) => [label, value]))
  const either = (label: string, filed: string | null | undefined) => {
    const value = told.get(label) || filed
    return value ? undisguised(value) : undefined
  }
  return {
    name: either('Имя', customer?.name),
    email: email.from_email ? undisguised(email.from_email) : either('Email', customer?.email),
    phone: either('Телефон', customer?.phone),
    company: either('Компания', customer?.company),
  }
}

/** What a telephone dials. */
export const dialable = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
