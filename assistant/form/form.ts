import { findContacts } from '@contracts/contact.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { contactNote } from '@contracts/promised-text.ts'
import { messengerText } from '@contracts/messenger.ts'
import type { OpenedForm } from '@contracts/chat.ts'
import { chatLimits, type ChatFormKind } from '@contracts/chat-limits.ts'
import type { Question } from '../language/conversation.ts'
import { langOf, type Lang } from '../language/lang.ts'
import type { Promised } from './texts.ts'

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
