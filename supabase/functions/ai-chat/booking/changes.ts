import { wantsChange } from './acts.ts'

/* What a visitor wants to change of a booking without giving the new value. */

/** What is to be changed. */
export const fields = {
  name: /(?<!\p{L})(?:им[яе]\p{L}*|зовут|name)/iu,
  time: /(?<!\p{L})(?:врем\p{L}*|день|дат[ау]|час(?:ы|ов)?(?!\p{L})|time|date|day)/iu,
  topic: /(?<!\p{L})(?:тем[ауы]|topic)/iu,
  contact:
    /(?<!\p{L})(?:контакт|телефон|номер|почт|мейл|email|e-mail|тг|телеграм|ватсап|contact|phone|number|mail)/iu,
} as const

/** «Бегимай», in answer to whatever was said. */
export const isAlone = (message: string) => message.trim().split(/\s+/).length <= 2

type Field = keyof typeof fields | 'any'

/**
 * The state's `intent` after a new value was asked for: whatever answers the question for a topic is the topic;
 * to «что исправить?», words that are no name, contact or time are.
 */
export const intentAfterAsking: Record<Field, string | undefined> = {
  name: undefined,
  contact: undefined,
  time: undefined,
  topic: 'topicAsked',
  any: 'changeAsked',
}

export const isAskingIntent = (intent: string | undefined) =>
  intent !== undefined && Object.values(intentAfterAsking).includes(intent)

/** What a message wants to change: «хочу изменить» anything, «тему», once it was asked what. */
export function fieldToChange(message: string, intent: string | undefined): Field | undefined {
  const order = ['name', 'time', 'topic', 'contact'] as const
  const field = order.find((it) => fields[it].test(message))
  const isNamed = intent === intentAfterAsking.any && field !== undefined && isAlone(message)
  return isNamed || wantsChange(message) ? (field ?? 'any') : undefined
}
