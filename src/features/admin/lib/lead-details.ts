import { phoneText } from '@contracts/phone.ts'
import { readLead } from '@contracts/stored-lead.ts'
import { isContact, leadFields, type LeadField, type LeadKey } from '@/content/lead-text'

export interface Detail {
  label: string
  value: string
  href?: string
}

/** The link to a messenger, stored without its protocol. */
export const messengerUrl = (messenger: string) => `https://${messenger}`

function fieldsOf(stored: unknown): LeadField[] {
  const lead = readLead(stored)
  return lead ? leadFields(lead) : []
}

/** What a lead asks for, without contact details; nothing without a lead, or for an unknown shape. */
export const leadWishes = (lead: unknown): Detail[] =>
  fieldsOf(lead)
    .filter((field) => !isContact(field))
    .map(({ label, value }) => ({ label, value }))

/** The answers of a lead, by field; telephone numbers for reading. */
export const leadAnswers = (lead: unknown): Partial<Record<LeadKey, string>> =>
  Object.fromEntries(
    fieldsOf(lead).map(({ key, value }) => [key, key === 'phone' ? phoneText(value) : value]),
  )

/** What a lead asks for, or else its phone number or messenger, in one line; empty without a lead. */
export const leadSummary = (lead: unknown, interest: string | null): string =>
  summaryOf(leadAnswers(lead), interest)

/** The same, from parsed answers. */
export function summaryOf(
  { price, projectType, budget, description, phone, messenger }: ReturnType<typeof leadAnswers>,
  interest: string | null,
): string {
  const wanted = [interest, price, projectType, budget, description].filter(Boolean)
  return (wanted.length > 0 ? wanted : [phone, messenger].filter(Boolean)).join(' · ')
}

export const leadName = (lead: unknown): string | undefined => leadAnswers(lead).name
