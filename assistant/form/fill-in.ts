import { chatLimits } from '@contracts/chat-limits.ts'
import type { OpenedForm } from '@contracts/chat.ts'
import { withLetters } from '../language/letters.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf } from '../language/lang.ts'
import { courtesyOf } from '../language/courtesy.ts'
import { asksInWords, mayAsk } from '../language/short-answers.ts'
import { corrected } from './correction.ts'
import { joined, timesFor } from './form.ts'
import { isKeptPrivate, loneNameIn, remarkIn, saidIn } from './said.ts'
import { bookingTexts } from './texts.ts'

/** The form that the visitor sees, with its values. */
export type ShownForm = Omit<OpenedForm, 'lang' | 'times'>

/** «Пишите в ватсап», «набирайте вечером» */
const speaksOfCalls = withLetters(
  /(?<!\p{L})(?:(?:по|пере)?звон|(?:на)?пи[шс]|наб[еи]р|call|phone|text|write|message)\p{L}*/iu,
)

/**
 * Fills the open form from a message that answers it: «меня зовут Айбек». A question in it is answered, too.
 *
 * @returns undefined if the message fills nothing; the answer's form has only the new values
 */
export function fillIn(
  question: Question,
  { kind, ...shown }: ShownForm,
  consult: (question: Question) => Answer,
): Answer | undefined {
  const { message, state } = question
  const heard = saidIn(message, true)
  const mended = heard.contact ? undefined : corrected(shown.contact ?? '', message)
  const read = mended ? saidIn(message) : heard
  const { contact = mended } = read
  const isLone = !contact && !shown.name
  const name = read.name ?? (isLone ? loneNameIn(message, shown.contact !== undefined) : undefined)
  const isAsked = asksInWords(message)
  const lang = langOf(question)
  const times = timesFor(message, lang)
  const isTime = kind === 'consultation' && times.isWished && (!isAsked || times.hasHour)
  // A known name is replaced only by one that is introduced, or comes with a contact.
  const isNamed = name && (contact || !shown.name || saidIn(message).name)
  const remark =
    !isAsked &&
    contact !== message.trim() &&
    (contact || (speaksOfCalls.test(message) && !mayAsk(message)))
      ? remarkIn(message, name)
      : ''
  const said = { ...(isNamed && { name }), ...(contact && { contact }) }
  const hasSaid = Object.keys(said).length > 0 || isTime || remark !== ''
  const isLeaving =
    !contact && !isNamed && ['later', 'bye', 'thanks'].includes(courtesyOf(message) ?? '')
  if (!hasSaid || isLeaving || isKeptPrivate(message)) return undefined
  const { noted, missing, ready } = bookingTexts[lang]
  const whole = { ...shown, ...said }
  const left = whole.name
    ? whole.contact
      ? ready[kind]
      : missing.contact
    : missing[whole.contact ? 'name' : 'both']
  const values = [...Object.values(said), ...(remark ? [remark] : [])]
  const text = [
    ...(values.length > 0 ? [noted(values.join(', '))] : []),
    ...(isTime && times.remark ? [times.remark] : []),
    left,
  ].join(' ')
  const answer = isAsked && !isTime ? consult(question) : undefined
  return {
    text: [answer?.text, text].filter(Boolean).join('\n\n'),
    state: answer?.state ?? state,
    form: {
      ...{ kind, lang, ...said, ...(isTime && times.form) },
      ...(remark && { topic: joined(shown.topic, remark)?.slice(0, chatLimits.formTopic) }),
    },
    fills: true,
  }
}
