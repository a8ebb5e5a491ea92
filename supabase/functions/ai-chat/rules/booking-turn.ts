import { contactNote } from '../../_shared/catalogue/promises.ts'
import type { BookingDraft, ChatState } from '../../_shared/chat/chat-store.ts'
import { isConfirmation, isRefusal } from '../agreement.ts'
import { completeDraft, proposal, updateDraft } from '../booking.ts'
import type { Answer } from '../conversation.ts'
import { readContact } from '../../_shared/chat/contact.ts'
import { bookingTexts } from './booking-texts.ts'
import { isOffer, serviceOf } from './offers.ts'
import type { MessageContext } from './message-context.ts'

const changeName = /(?:имя|зовут|name)/i
const change =
  /(?:измен|помен|исправ|перепи|друг(?:ой|ая|ое|им)|не тот|не та\b|неверн|неправильн|ошиб|опечат|change|wrong|edit|another)/i
const handle = /(?:^|\s)@[a-z]\w{3,}/i

/** The subject of the conversation, for the managers: «Брендинг: Премиум». */
function topicOf({ subjects, catalogue }: MessageContext): string | undefined {
  const [first] = subjects
  if (!first) return undefined
  const service = serviceOf(catalogue, first)
  const isPart = isOffer(first) && service !== undefined && service.id !== first.id
  return isPart ? `${service.title}: ${first.title}` : (service?.title ?? first.title)
}

function answer(text: string, state: ChatState, chips: string[] = []): Answer {
  return { text, state, conversationStatus: 'active', suggestions: chips }
}

/** The answer with the draft: a proposal, or a request for the missing part. */
function shown(draft: BookingDraft, context: MessageContext): Answer {
  const { yes, change: changing, cancel } = bookingTexts[context.lang].chips
  const chips = draft.stage === 'confirming' ? [yes, changing, cancel] : [cancel]
  return answer(proposal(draft, context.lang), { ...context.question.state, booking: draft }, chips)
}

/** Begins a booking with the data that the message already contains. */
export function beginBooking(context: MessageContext, opening = ''): Answer {
  const { question, lang } = context
  const topic = topicOf(context)
  const hasContact = Object.keys(readContact(question.message)).length > 0
  const draft = updateDraft(
    { stage: 'collecting', ...(topic && { topic }) },
    question.message,
    hasContact && context.named.length === 0,
  )
  const begun = shown(draft, context)
  const isEmpty = !draft.name && !draft.contact
  const said = bookingTexts[lang]
  const ask = isEmpty
    ? handle.test(question.message)
      ? said.onlyHandle
      : said.askBoth
    : begun.text
  return { ...begun, text: [opening, ask].filter(Boolean).join('\n') }
}

/** Asks for the new value when a visitor wants a change without giving it. */
function changed(draft: BookingDraft, context: MessageContext): Answer | undefined {
  const { message } = context.question
  if (!change.test(message)) return undefined
  const { askNewName, askNewContact, chips } = bookingTexts[context.lang]
  const isName = changeName.test(message)
  const { name, contact, topic } = draft
  const kept = isName ? { contact, topic } : { name, topic }
  const booking: BookingDraft = { ...kept, stage: 'collecting' }
  const state = { ...context.question.state, booking }
  return answer(isName ? askNewName : askNewContact, state, [chips.cancel])
}

function confirmed(draft: BookingDraft, context: MessageContext): Answer | undefined {
  const booking = completeDraft(draft)
  if (!booking) return undefined
  const { catalogue, lang } = context
  const { subjectId } = context.question.state
  return {
    text: bookingTexts[lang].confirmed(
      booking,
      catalogue.promises.consultationHours,
      contactNote(catalogue, lang),
    ),
    state: { ...(subjectId && { subjectId }) },
    conversationStatus: 'completed',
    suggestions: [],
    confirmed: booking,
  }
}

/**
 * Continues a booking.
 *
 * @param isQuestion whether the message asks something; it is answered here only if it also contains a
 *   name or a contact
 */
export function continueBooking(context: MessageContext, isQuestion: boolean): Answer | undefined {
  const { question, lang } = context
  const { booking: draft, ...state } = question.state
  if (!draft) return undefined
  const { message } = question
  if (draft.stage === 'confirming' && isConfirmation(message)) return confirmed(draft, context)
  if (isRefusal(message)) return answer(bookingTexts[lang].cancelled, state)
  const next = updateDraft(draft, message, !isQuestion)
  if (next.name !== draft.name || next.contact !== draft.contact) return shown(next, context)
  const asked = changed(draft, context)
  if (asked) return asked
  if (isQuestion) return undefined
  const said = bookingTexts[lang]
  if (draft.stage === 'confirming') return { ...shown(draft, context), text: said.waiting }
  if (handle.test(message)) return { ...shown(draft, context), text: said.onlyHandle }
  return {
    ...shown(draft, context),
    text: draft.name || draft.contact ? proposal(draft, lang) : said.askName(),
  }
}

/** The reminder after the answer to a question in the middle of a booking. */
export function reminder(context: MessageContext): string | undefined {
  const { booking } = context.question.state
  if (!booking) return undefined
  return booking.stage === 'confirming'
    ? bookingTexts[context.lang].waiting
    : proposal(booking, context.lang)
}
