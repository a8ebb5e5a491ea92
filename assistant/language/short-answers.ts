import { anyOf, withLetters } from './letters.ts'
import type { Question } from './conversation.ts'

/** A question without a question mark. */
const interrogative =
  /^(?:а |и |вы |у вас |скажите,? |подскажите,? )?(?:за что|на что|о ч[её]м|в ч[её]м|\p{L}+\s+ли|кто|что|чем|как|как(?:ой|ая|ое|ие|ую)|где|куда|когда|сколько|почему|зачем|what|who|why|when|where|how|which|is|are|do|does)(?!\p{L})/iu

/** Whether a clause of the message asks: «где вы находитесь, хочу приехать». */
export const asksInWords = (message: string): boolean =>
  message.includes('?') ||
  message.split(/[.,;!\n]+/).some((clause) => interrogative.test(clause.trim()))

const asking = [
  /(?:^|[.,!]\s*)(?:а|может)\s/iu,
  anyOf(
    'как как[оа][йея] какие какую какого ч[её]м чего кто кого сколько когда где куда зачем почему можно или ли how what why who when where can could will would should does? is',
  ),
]

/** Whether a message asks, or may without a mark: «простой какой будет», «а тексты вы пишете или я». */
export const mayAsk = (message: string): boolean =>
  asksInWords(message) || asking.some((pattern) => pattern.test(message))

/** «Нужно приложение для учёта посещений» */
export const wants = withLetters(
  /(?<!\p{L})(?:нуж(?:ен|на|но|ны)|хо(?:чу|тим|чет|тят)|прошу|просим|интересует|надо|требу(?:е|ю)тся|ищ(?:у|ем)|заказать|керек|ачайын|каалайм|need|want|order)(?!\p{L})/iu,
)

const question =
  '(?:(?:на|за|во|с|у|о|от|до|по)\\s+)?(?:как|что|сколько|поч[её]м|какой|какая|какие|когда|где|есть|можно|кто|кого|чем|зачем|почему|\\p{L}+\\s+ли|what|how|is|are|do|does|can|could|who|why|when|where)(?!\\p{L})'
const alsoAsked = new RegExp(
  `[?.,;]\\s*(?:(?:и|а|and)\\s+)?(?=${question})|\\s(?:и|а|and)\\s+(?=${question})|\\?\\s+(?=\\p{L})`,
  'iu',
)
const noun =
  /(?<!\p{L})(?:цен[ауы]|срок\p{L}*|стоимост\p{L}+|сколько|поч[её]м|гаранти\p{L}+|price|cost)(?!\p{L})/iu

/** Splits a message into questions, each with what is said before it: «Какие сроки и есть ли гарантия?» */
export const questionsIn = (message: string): string[] =>
  message.split(alsoAsked).reduce<string[]>((parts, part) => {
    const before = parts.at(-1)
    if (before === undefined || asksInWords(before) || noun.test(before))
      return [...parts, part.trim()]
    return [...parts.slice(0, -1), `${before}, ${part.trim()}`]
  }, [])

/** The clauses of a message, each with its question mark. */
export const clausesOf = (message: string): string[] => message.match(/[^.,;!?\n]+\??/g) ?? []

const yes =
  /^(?:(?:да|ага|угу|ок(?:ей)?|хорошо|конечно|давай(?:те)?|верно|вс[её] верно|подтверждаю|хочу|хотим|ооба|макул|yes|yep|sure|ok(?:ay)?|right|please|i confirm)[\s,.!]*)+$/iu
const no =
  /^(?:(?:неа|нет|не надо|не нужно|не хочу|не сейчас|не записывать?(?:те)?|отмена|отмените|передумала?|жок|nope|nah|no|never ?mind|forget it|not now|cancel|do not book)[\s,.!]*)+$/iu

/** Whether a message is only a yes. */
export const isYes = ({ message }: Pick<Question, 'message'>): boolean => yes.test(message.trim())

/** Whether a message is only a no. */
export const isNo = ({ message }: Pick<Question, 'message'>): boolean => no.test(message.trim())

const contact =
  '(?:номер|телефон|контакт|почт|имейл|данны|phone|number|contact|e-?mail|details)\\p{L}*'
const refusal = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:(?:не\\s+(?:дам|дад\\p{L}+|буд\\p{L}+|хо\\p{L}+|готов\\p{L}*|оставл\\p{L}+|скаж\\p{L}+)|(?:['’]d|would|prefer|rather|will|wo|do)\\s*(?:rather\\s+)?(?:not|n['’]?t))(?:\\s+\\p{L}+){0,5}\\s+${contact}|${contact}(?:\\s+\\p{L}+)?\\s+не\\s+(?:дам|дад|буд|хо|оставл|скаж)\\p{L}*)(?!\\p{L})`,
    'iu',
  ),
)

/** «Номер не дам»: a contact is asked for no more. */
export const refusesContact = (message: string): boolean => refusal.test(message)
