import { catalogue } from '../_shared/catalogue/catalogue.ts'
import type { ChatBooking } from '../_shared/contracts/chat.ts'
import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { isContact, readContact } from '../_shared/chat/contact.ts'
import { readName } from './booking-name.ts'
import type { BookingDraft } from './conversation.ts'
import { bookingTexts } from './rules/booking-texts.ts'
import type { Lang } from './rules/lang.ts'

export { isConfirmation, isRefusal } from './agreement.ts'

const nameShape = /^\p{L}[\p{L}\p{M}'’ .-]*$/u

/** A topic in one plain line: no mark-up of ours, no line that could pretend to be another field. */
const plainTopic = (topic = '') =>
  topic
    .replace(/[[\]()<>\s]+/g, ' ')
    .trim()
    .slice(0, fieldLimits.interest)

/**
 * The booking that a draft makes, within the limits of the contracts; `undefined` while a name or a
 * contact that can be called or written to is missing. Who filled the draft (rules or a model) is no matter.
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
 * A draft with what a message adds to it or changes of it, at the stage that follows from it.
 *
 * @param mayBeName whether a message of a few words may be the name that was asked for
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

/** What a booking would contain, for the visitor to confirm; or a request for what is missing. */
export function proposal(draft: BookingDraft, lang: Lang = 'ru'): string {
  const texts = bookingTexts[lang]
  const booking = completeDraft(draft)
  if (!booking) return draft.name ? texts.askContact(draft.name) : texts.askName(draft.contact)
  return texts.proposal(booking, catalogue.promises.consultationHours)
}
