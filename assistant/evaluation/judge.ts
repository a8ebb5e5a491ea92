import type { ChatState } from '@contracts/chat-state.ts'
import type { ChatReply, OpenedForm } from '@contracts/chat.ts'
import type { ChatTurn } from '@contracts/chat-limits.ts'
import { chatFormTexts } from '@/content/chat.ts'
import { inventedAmounts, misplacedAmounts } from './amounts.ts'
import type { Answerer } from './answerers.ts'
import type { Conversation, Turn, Wording } from './questions/question.ts'
import { admits, person, plain } from './questions/wordings.ts'

/** One judged answer. */
export interface Verdict {
  /** The visitor's messages up to this one. */
  asks: string[]
  text: string
  /** Empty if the answer is right. */
  faults: string[]
  /** Amounts that the site does not publish, or not for the offer beside them. */
  amounts: string[]
}

export const isRight = ({ faults, amounts }: Verdict) => faults.length === 0 && amounts.length === 0

const has = (text: string, what: Wording) =>
  typeof what === 'string' ? text.toLowerCase().includes(what.toLowerCase()) : what.test(text)

/** The form as shown to the visitor: its fields and their values. */
function formAsShown({ form }: ChatReply): string {
  if (!form) return ''
  const { kind, lang, name, contact, topic } = form
  const texts = chatFormTexts[lang]
  const fields = [texts.name, name, texts.contact, contact, texts.time, texts.topic[kind], topic]
  return [texts.title[kind], ...fields, texts.decline].join('\n')
}

function saysAll({ says = [], unknown }: Turn, text: string): string[] {
  const groups = [says].flat()
  if (unknown && groups.length === 0) return ['does not admit that the site does not say it']
  return groups
    .map((group) => [group].flat())
    .filter((wordings) => !wordings.some((wording) => has(text, wording)))
    .map((wordings) => `does not say ${wordings.join(' or ')}`)
}

/** Whether the answer asks back and offers a right candidate, in its text or as a button. */
const asksBack = ({ asksBack: candidate }: Turn, text: string, suggestions: string[]) =>
  candidate !== undefined &&
  /\?|уточните|which one/i.test(text) &&
  has([text, ...suggestions].join('\n'), candidate)

const isAdmission = ({ unknown }: Turn, text: string) =>
  unknown === true && admits.test(text) && person.test(text)

function faultsOf(expected: Turn, answer: ChatReply): string[] {
  const text = plain(answer.response)
  const shown = `${text}\n${plain(formAsShown(answer))}`
  const isExcused = asksBack(expected, text, answer.suggestions) || isAdmission(expected, text)
  const { never = [], status } = expected
  return [
    ...(isExcused ? [] : saysAll(expected, shown)),
    ...[never]
      .flat()
      .filter((wording) => has(text, wording))
      .map((wording) => `says ${wording}`),
    ...(status && status !== answer.conversationStatus ? [`is ${answer.conversationStatus}`] : []),
    ...(shown.trim() === '' ? ['says nothing'] : []),
  ]
}

/** The last nine digits of a phone number, as «0555…» is «+996 555…»; anything else in lower case. */
const comparable = (contact: string) => {
  const digits = contact.replace(/\D/g, '')
  return digits.length >= 9 && !contact.includes('@')
    ? digits.slice(-9)
    : contact.trim().toLowerCase()
}

/** The faults of the form that a conversation has opened. */
function formFaults(expected: Wording, form: OpenedForm | undefined): string[] {
  if (!form) return ['opens no form']
  const { contact = '' } = form
  const isSame =
    typeof expected === 'string'
      ? comparable(contact) === comparable(expected)
      : expected.test(contact)
  return isSame ? [] : [`opens the form with the contact ${contact || '–'}`]
}

/** Judges every answer of a conversation or, if it should open a form, that form with the last answer. */
export async function judge(
  { turns, contact }: Conversation,
  answerer: Answerer,
): Promise<Verdict[]> {
  const history: ChatTurn[] = []
  const asks: string[] = []
  const verdicts: Verdict[] = []
  let form: OpenedForm | undefined
  let state: ChatState = {}
  let hasEnded = false
  for (const turn of turns) {
    asks.push(turn.ask)
    if (hasEnded) {
      verdicts.push({ asks: [...asks], text: '', faults: ['the chat has ended'], amounts: [] })
      continue
    }
    const { reply: answer, state: next } = await answerer({
      message: turn.ask,
      history: [...history],
      state,
    })
    const text = plain(answer.response)
    const amounts = [...inventedAmounts(text, asks.join('\n')), ...misplacedAmounts(text)]
    const faults = faultsOf(turn, answer)
    verdicts.push({ asks: [...asks], text, faults, amounts: [...new Set(amounts)] })
    form = answer.form ?? form
    state = next
    hasEnded = answer.conversationStatus === 'completed'
    history.push(
      { role: 'user', content: turn.ask },
      { role: 'assistant', content: answer.response },
    )
  }
  if (contact === undefined) return verdicts
  const last = verdicts.length - 1
  return verdicts.map((verdict, index) => ({
    ...verdict,
    faults: index === last ? formFaults(contact, form) : [],
  }))
}
