import { findContacts } from '@contracts/contact.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { contactNote } from '@contracts/promised-text.ts'
import { messengerText } from '@contracts/messenger.ts'
import type { OpenedForm } from '@contracts/chat.ts'
import { chatLimits, type ChatFormKind } from '@contracts/chat-limits.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf, type Lang } from '../language/lang.ts'
import { classify } from '../search/classify.ts'
import { bookingTexts, type Promised } from './texts.ts'

/** When a manager reacts to a message sent now. */
export const promised = (lang: Lang): Promised => ({
  hours: catalogue.promises.consultationHours,
  note: contactNote(catalogue, lang),
})

/** The visitor's latest contact, as written. */
function contactIn(said: readonly string[]): string | undefined {
  return said
    .map((text) => {
      const { phones, emails, messengers } = findContacts(text)
      const [messenger] = messengers
      const contact = phones[0] ?? emails[0] ?? messenger?.written
      // A bare number does not say that it is a messenger's.
      return contact !== undefined && contact === messenger?.written && contact === phones[0]
        ? `${messengerText(contact, messenger.link)}, ${contact}`
        : contact
    })
    .findLast((contact) => contact !== undefined)
}

/**
 * The form, prefilled from the conversation.
 *
 * @param title the subject of the conversation, in the catalogue's words
 */
export function openForm(
  kind: ChatFormKind,
  { message, history }: Pick<Question, 'message' | 'history'>,
  title?: string,
): OpenedForm {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const contact = contactIn([...said, message])
  const topic = kind === 'message' ? message.slice(0, chatLimits.formTopic) : title
  return {
    kind,
    lang: langOf(message, history),
    ...(contact && { contact }),
    ...(topic && { topic }),
  }
}

/** The class of the messages that want an earlier request changed or called off. */
const change = 'existing-clients/change-request'
/** Above this likelihood a visitor who has just booked means that: «перенести консультацию». */
const meansChange = -0.4

/** A message to the managers about the booking that the visitor wants changed or called off. */
export function changeBooked(question: Question): Answer | undefined {
  const { message, history, state } = question
  const { booked } = state
  if (!booked || (classify(message).get(change) ?? -1) < meansChange) return undefined
  const { number, time, name, contact } = booked
  const form = openForm('message', question)
  const texts = bookingTexts[langOf(message, history)]
  return {
    text: texts.booked(number, time),
    conversationStatus: 'active',
    suggestions: [],
    state,
    form: { name, contact, ...form, topic: texts.aboutBooked(number, message) },
  }
}
