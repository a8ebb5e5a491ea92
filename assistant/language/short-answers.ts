import type { Question } from './conversation.ts'

/** A question without its mark. */
const interrogative =
  /^(?:а |и |скажите,? |подскажите,? )?(?:за что|на что|о ч[её]м|кто|что|чем|как|как(?:ой|ая|ое|ие|ую)|где|куда|когда|сколько|почему|зачем|есть ли|what|who|why|when|where|how|which|is|are|do|does)(?!\p{L})/iu

/** Whether a clause of the message asks: «где вы находитесь, хочу приехать». */
export const asksInWords = (message: string): boolean =>
  message.includes('?') ||
  message.split(/[.,;!\n]+/).some((clause) => interrogative.test(clause.trim()))

const alsoAsked =
  /(?:[?.,;]\s*|\s)(?:и|а|and)\s+(?=(?:как|что|сколько|какой|какая|какие|когда|где|есть|\p{L}+ ли|what|how|is|are|do)(?!\p{L}))|\?\s+(?=\p{L})/iu

/** The questions of a message that asks several: «Какие сроки и есть ли гарантия?» asks two. */
export const questionsIn = (message: string): string[] =>
  message
    .split(alsoAsked)
    .map((question) => question.trim())
    .filter(Boolean)

const yes =
  /^(?:(?:да|ага|угу|ок(?:ей)?|хорошо|конечно|давай(?:те)?|верно|вс[её] верно|подтверждаю|хочу|хотим|ооба|макул|yes|yep|sure|ok(?:ay)?|right|please|i confirm)[\s,.!]*)+$/iu
const no =
  /^(?:(?:нет|не надо|не нужно|не записывать?(?:те)?|отмена|отмените|передумала?|жок|no|nope|cancel|do not book)[\s,.!]*)+$/iu

/** Whether a message is only a yes. */
export const isYes = ({ message }: Pick<Question, 'message'>): boolean => yes.test(message.trim())

/** Whether a message is only a no. */
export const isNo = ({ message }: Pick<Question, 'message'>): boolean => no.test(message.trim())
