import type { Answer, BookingDraft, ChatState } from '../conversation.ts'
import { completeDraft, isConfirmation, isRefusal, proposal, updateDraft } from '../booking.ts'
import { readContact } from '../../_shared/chat/contact.ts'
import { bookingTexts } from './booking-texts.ts'
import { isOffer, serviceOf } from './offers.ts'
import type { Scene } from './scene.ts'

const changeName = /(?:имя|зовут|name)/i
const change =
  /(?:измен|помен|исправ|перепи|друг(?:ой|ая|ое|им)|не тот|не та\b|неверн|неправильн|ошиб|опечат|change|wrong|edit|another)/i
const handle = /(?:^|\s)@[a-z]\w{3,}/i

/** «Брендинг: Премиум»: what the conversation was about, for the managers. */
function topicOf({ subjects, catalogue }: Scene): string | undefined {
  const [first] = subjects
  if (!first) return undefined
  const service = serviceOf(catalogue, first)
  const isPart = isOffer(first) && service !== undefined && service.id !== first.id
  return isPart ? `${service.title}: ${first.title}` : (service?.title ?? first.title)
}

function answer(text: string, state: ChatState, chips: string[] = []): Answer {
  return { text, state, conversationStatus: 'active', suggestions: chips }
}

/** The draft as it stands now, shown or asked for. */
function shown(draft: BookingDraft, scene: Scene): Answer {
  const { yes, change: changing, cancel } = bookingTexts[scene.lang].chips
  const chips = draft.stage === 'confirming' ? [yes, changing, cancel] : [cancel]
  return answer(proposal(draft, scene.lang), { ...scene.question.state, booking: draft }, chips)
}

/** Begins a booking with whatever the message already tells. */
export function beginBooking(scene: Scene, opening = ''): Answer {
  const { question, lang } = scene
  const topic = topicOf(scene)
  const hasContact = Object.keys(readContact(question.message)).length > 0
  const draft = updateDraft(
    { stage: 'collecting', ...(topic && { topic }) },
    question.message,
    hasContact && scene.named.length === 0,
  )
  const begun = shown(draft, scene)
  const isEmpty = !draft.name && !draft.contact
  const said = bookingTexts[lang]
  const ask = isEmpty
    ? handle.test(question.message)
      ? said.onlyHandle
      : said.askBoth
    : begun.text
  return { ...begun, text: [opening, ask].filter(Boolean).join('\n') }
}

/** What a visitor wants changed without saying to what: asked for again. */
function changed(draft: BookingDraft, scene: Scene): Answer | undefined {
  const { message } = scene.question
  if (!change.test(message)) return undefined
  const { askNewName, askNewContact, chips } = bookingTexts[scene.lang]
  const isName = changeName.test(message)
  const { name, contact, topic } = draft
  const kept = isName ? { contact, topic } : { name, topic }
  const booking: BookingDraft = { ...kept, stage: 'collecting' }
  const state = { ...scene.question.state, booking }
  return answer(isName ? askNewName : askNewContact, state, [chips.cancel])
}

function confirmed(draft: BookingDraft, scene: Scene): Answer | undefined {
  const booking = completeDraft(draft)
  if (!booking) return undefined
  const { subjectId } = scene.question.state
  return {
    text: bookingTexts[scene.lang].confirmed(booking, scene.catalogue.promises.consultationHours),
    state: { ...(subjectId && { subjectId }) },
    conversationStatus: 'completed',
    suggestions: [],
    confirmed: booking,
  }
}

/**
 * Goes on with a booking under way. `isQuestion`: the message asks something; then there is no answer
 * from here unless it also tells a name or a contact.
 */
export function continueBooking(scene: Scene, isQuestion: boolean): Answer | undefined {
  const { question, lang } = scene
  const { booking: draft, ...state } = question.state
  if (!draft) return undefined
  const { message } = question
  if (draft.stage === 'confirming' && isConfirmation(message)) return confirmed(draft, scene)
  if (isRefusal(message)) return answer(bookingTexts[lang].cancelled, state)
  const next = updateDraft(draft, message, !isQuestion)
  if (next.name !== draft.name || next.contact !== draft.contact) return shown(next, scene)
  const asked = changed(draft, scene)
  if (asked) return asked
  if (isQuestion) return undefined
  const said = bookingTexts[lang]
  if (draft.stage === 'confirming') return { ...shown(draft, scene), text: said.waiting }
  if (handle.test(message)) return { ...shown(draft, scene), text: said.onlyHandle }
  return {
    ...shown(draft, scene),
    text: draft.name || draft.contact ? proposal(draft, lang) : said.askName(),
  }
}

/** The reminder that follows the answer to a question in the middle of a booking. */
export function reminder(scene: Scene): string | undefined {
  const { booking } = scene.question.state
  if (!booking) return undefined
  return booking.stage === 'confirming'
    ? bookingTexts[scene.lang].waiting
    : proposal(booking, scene.lang)
}
