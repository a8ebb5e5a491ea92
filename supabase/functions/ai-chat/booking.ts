import { catalogue } from '../_shared/catalogue/catalogue.ts'
import { contactNote } from '../_shared/catalogue/promises.ts'
import type { BookingDraft } from '../_shared/chat/chat-store.ts'
import type { ChatBooking } from '../_shared/contracts/chat.ts'
import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { isContact, readContact } from '../_shared/chat/contact.ts'
import { readName } from './booking-name.ts'
import { bookingTexts } from './rules/booking-texts.ts'
import type { Lang } from './rules/lang.ts'

const nameShape = /^\p{L}[\p{L}\p{M}'’ .-]*$/u

/** A topic as one plain line, without the chat's mark-up and without line breaks that could fake a field. */
const plainTopic = (topic = '') =>
  topic
    .replace(/[[\]()<>\s]+/g, ' ')
    .trim()
    .slice(0, fieldLimits.interest)

/**
 * The booking of a complete draft, within the limits of the contracts.
 *
 * @returns undefined while a valid name or contact is missing
 */
export function completeDraft(draft: Omit<BookingDraft, 'stage'>): ChatBooking | undefined {
  const name = draft.name?.replace(/\s+/g, ' ').trim() ?? ''
  const contact = draft.contact?.trim() ?? ''
  if (!nameShape.test(name) || name.length > fieldLimits.name || !isContact(contact))
    return undefined
  const topic = plainTopic(draft.topic)
  return { name, contact, ...(topic && { topic }) }
}

/**
 * Updates a draft with the name and contact in a message, and its stage accordingly.
 *
 * @param mayBeName whether a message of a few words may be the missing name
 */
export function updateDraft(draft: BookingDraft, message: string, mayBeName = true): BookingDraft {
  const { phone, email } = readContact(message)
  const name = readName(message, mayBeName && draft.name === undefined)
  const next = {
    ...draft,
    ...(name && { name }),
    ...((phone ?? email) && { contact: phone ?? email }),
  }
  return { ...next, stage: completeDraft(next) ? 'confirming' : 'collecting' }
}

/** The booking for the visitor to confirm, or a request for the missing part. */
export function proposal(draft: BookingDraft, lang: Lang = 'ru'): string {
  const texts = bookingTexts[lang]
  const booking = completeDraft(draft)
  if (!booking) return draft.name ? texts.askContact(draft.name) : texts.askName(draft.contact)
  const { consultationHours } = catalogue.promises
  return texts.proposal(booking, consultationHours, contactNote(catalogue, lang))
}
