import {
  isContact,
  leadFields,
  type LeadField,
  type LeadKey,
} from '../../../../src/content/lead-text.ts'
import type { Lang } from '../contracts/lang.ts'
import type { StoredLead } from '../contracts/stored-lead.ts'
import type { FieldKind, OptionalField } from './fields.ts'

const kinds: Partial<Record<LeadKey, FieldKind>> = {
  email: 'email',
  phone: 'phone',
  description: 'multiline',
  estimate: 'multiline',
}

const inMail = ({ key, label, value }: LeadField): OptionalField => [label, value, kinds[key]]

/** Ours or chosen from our own lists, not typed. */
const chosenKeys: readonly LeadKey[] = [
  ...(['order', 'price'] as const),
  ...(['projectType', 'timeline', 'budget', 'priority', 'team'] as const),
]

/** A lead as fields of a mail in a language: the contact, the wish, and the part of it chosen from our own lists. */
export function leadGroups(
  lead: StoredLead,
  lang?: Lang,
): Record<'contact' | 'wish' | 'chosen', OptionalField[]> {
  const fields = leadFields(lead, lang)
  // A time that was pressed; a page of version 0.9.0 sends a typed one.
  const isChosen = (key: LeadKey) =>
    key === 'time' && lead.kind === 'booking' && lead.callAt !== undefined
  return {
    contact: fields.filter(isContact).map(inMail),
    wish: fields.filter((field) => !isContact(field)).map(inMail),
    chosen: fields.filter(({ key }) => chosenKeys.includes(key) || isChosen(key)).map(inMail),
  }
}
