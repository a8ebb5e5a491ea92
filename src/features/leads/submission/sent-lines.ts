import type { StoredLead } from '@contracts/stored-lead.ts'
import { isContact, leadFields } from '@/content/lead-text'
import type { Wish } from '../wish'

/** The sent answers, for the receipt. */
export function sentLines(lead: StoredLead, wish: Wish | undefined) {
  const fields = leadFields(lead)
  return [
    ...fields.filter(isContact),
    ...(wish ? [{ label: 'Интерес', value: wish.text }] : []),
    ...fields.filter((field) => !isContact(field)),
  ]
}
