import { mailUrl } from '@contracts/mail-url.ts'
import { phoneUrl } from '@contracts/phone-url.ts'
import { readLead } from '@contracts/stored-lead.ts'
import { isContact, leadFields, type LeadField, type LeadKey } from '@/content/lead-text'

/** A field of a lead with its answer. */
export interface Detail {
  label: string
  value: string
  href?: string
}

/** The link to a messenger, stored without its protocol. */
export const messengerUrl = (messenger: string) => `https://${messenger}`

const urls: Partial<Record<LeadKey, (value: string) => string>> = {
  email: mailUrl,
  phone: phoneUrl,
  messenger: messengerUrl,
}

function fieldsOf(stored: unknown): LeadField[] {
  const lead = readLead(stored)
  return lead ? leadFields(lead) : []
}

function detailOf({ key, label, value }: LeadField): Detail {
  const href = urls[key]?.(value)
  return { label, value, ...(href && { href }) }
}

/** The contact data of a stored lead; none without a lead, or for an unknown shape. */
export const leadContacts = (lead: unknown): Detail[] =>
  fieldsOf(lead).filter(isContact).map(detailOf)

/** What a lead asks for, without contact details. */
export const leadWishes = (lead: unknown): Detail[] =>
  fieldsOf(lead)
    .filter((field) => !isContact(field))
    .map(detailOf)

/** The answers of a lead, by field. */
export const leadAnswers = (lead: unknown): Partial<Record<LeadKey, string>> =>
  Object.fromEntries(fieldsOf(lead).map(({ key, value }) => [key, value]))

/** What a lead asks for, or else its phone number or messenger, in one line; empty without a lead. */
export function leadSummary(lead: unknown, interest: string | null): string {
  return summaryOf(leadAnswers(lead), interest)
}

/** The same, from parsed answers. */
export function summaryOf(
  { projectType, budget, description, phone, messenger }: ReturnType<typeof leadAnswers>,
  interest: string | null,
): string {
  const wanted = [interest, projectType, budget, description].filter(Boolean)
  return (wanted.length > 0 ? wanted : [phone, messenger].filter(Boolean)).join(' · ')
}

/** The name in a lead. */
export const leadName = (lead: unknown): string | undefined => leadAnswers(lead).name
