import type { ChatState } from '../../supabase/functions/_shared/contracts/chat-state.ts'
import type { OpenedForm } from '../../supabase/functions/_shared/contracts/chat.ts'
import { promised } from '@assistant/form/form.ts'
import { bookingTexts } from '@assistant/form/texts.ts'
import type { Answer, Question } from '@assistant/language/conversation.ts'
import { chatFormTexts } from '../../src/content/chat.ts'
import { inventedAmounts, misplacedAmounts } from './amounts.ts'
import type { Answerer } from './answerers.ts'
import {
  admits,
  person,
  plain,
  type Conversation,
  type Expectation,
  type Wording,
} from './question.ts'

/** One judged answer. */
export interface Verdict {
  /** The visitor's messages up to this one. */
  asks: string[]
  text: string
  /** Empty if the answer is right. */
  faults: string[]
  /** Amounts that the site does not publish, or not for the offer they stand beside. */
  amounts: string[]
}

export interface ConversationVerdict {
  conversation: Conversation
  turns: Verdict[]
  /** What is wrong with the form that was to be opened. */
  formFaults: string[]
}

export const isRight = ({ faults, amounts }: Verdict) => faults.length === 0 && amounts.length === 0

const has = (text: string, what: Wording) =>
  typeof what === 'string' ? text.toLowerCase().includes(what.toLowerCase()) : what.test(text)

/** What the visitor is shown of a form: the words above it, its fields, and what is in them. */
function formAsShown({ form }: Answer): string {
  if (!form) return ''
  const { kind, lang, name, contact, topic } = form
  const texts = chatFormTexts[lang]
  const fields = [texts.name, name, texts.contact, contact, texts.time, texts.topic[kind], topic]
  return [
    bookingTexts[lang].invitation[kind](promised(lang)),
    texts.title[kind],
    ...fields,
    texts.decline,
  ].join('\n')
}

function saysAll({ says = [], unknown }: Expectation, text: string): string[] {
  if (unknown && says.length === 0) return ['does not admit that the site does not say it']
  return says
    .map((group) => [group].flat())
    .filter((wordings) => !wordings.some((it) => has(text, it)))
    .map((wordings) => `does not say ${wordings.join(' or ')}`)
}

/** Whether the answer asks back with one of the right candidates, also where they are buttons. */
const asksBack = ({ asksBack: candidates }: Expectation, text: string, suggestions: string[]) =>
  candidates !== undefined &&
  /\?|уточните|which one/i.test(text) &&
  candidates.some((it) => has([text, ...suggestions].join('\n'), it))

const isAdmission = ({ unknown }: Expectation, text: string) =>
  unknown === true && admits.test(text) && person.test(text)

function faultsOf(expected: Expectation, answer: Answer): string[] {
  const text = plain(answer.text)
  const shown = `${text}\n${plain(formAsShown(answer))}`
  const isExcused = asksBack(expected, text, answer.suggestions) || isAdmission(expected, text)
  const { never = [], status } = expected
  return [
    ...(isExcused ? [] : saysAll(expected, shown)),
    ...never.filter((it) => has(text, it)).map((it) => `says ${it}`),
    ...(status && status !== answer.conversationStatus ? [`is ${answer.conversationStatus}`] : []),
    ...(shown.trim() === '' ? ['says nothing'] : []),
  ]
}

/** A phone number by its last digits, as «0555…» and «+996 555…» are one; anything else in lower case. */
const comparable = (contact: string) => {
  const digits = contact.replace(/\D/g, '')
  return digits.length >= 9 && !contact.includes('@')
    ? digits.slice(-9)
    : contact.trim().toLowerCase()
}

/** What is wrong with the form that a conversation has opened. */
function formFaults({ books }: Conversation, form: OpenedForm | undefined): string[] {
  if (!books) return []
  if (!form) return ['opens no form']
  const { contact = '' } = form
  const isSame =
    typeof books.contact === 'string'
      ? comparable(contact) === comparable(books.contact)
      : books.contact.test(contact)
  return isSame ? [] : [`opens the form with the contact ${contact || '–'}`]
}

/** Judges every answer of a conversation, and what it stores. */
export async function judge(
  conversation: Conversation,
  answerer: Answerer,
): Promise<ConversationVerdict> {
  const history: Question['history'][number][] = []
  const turns: Verdict[] = []
  let form: OpenedForm | undefined
  const asks: string[] = []
  let state: ChatState = {}
  let hasEnded = false
  for (const turn of conversation.turns) {
    const verdict: Verdict = { asks: [...asks, turn.ask], text: '', faults: [], amounts: [] }
    asks.push(turn.ask)
    if (hasEnded) {
      turns.push({ ...verdict, faults: ['the chat has ended'] })
      continue
    }
    const answer = await answerer({ message: turn.ask, history: [...history], state })
    const text = plain(answer.text)
    turns.push({
      ...verdict,
      text,
      faults: faultsOf(turn, answer),
      amounts: [...new Set([...inventedAmounts(text, asks.join('\n')), ...misplacedAmounts(text)])],
    })
    form = answer.form ?? form
    state = answer.state
    hasEnded = answer.conversationStatus === 'completed'
    history.push({ role: 'user', content: turn.ask }, { role: 'assistant', content: answer.text })
  }
  return { conversation, turns, formFaults: formFaults(conversation, form) }
}
