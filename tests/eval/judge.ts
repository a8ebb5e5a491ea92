import type { ChatState } from '../../supabase/functions/_shared/chat/chat-store.ts'
import { messengerText } from '../../supabase/functions/_shared/contracts/messenger.ts'
import type { Answer, Question } from '../../supabase/functions/ai-chat/conversation.ts'
import { inventedAmounts, misplacedAmounts } from './amounts.ts'
import type { Answerer } from './answerers.ts'
import {
  admits,
  person,
  plain,
  type Conversation,
  type ConversationTurn,
  type ExpectedBooking,
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
  /** What is wrong with the stored booking; empty if it is right, or if nothing was to be stored. */
  bookingFaults: string[]
}

export const isRight = ({ faults, amounts }: Verdict) => faults.length === 0 && amounts.length === 0

const has = (text: string, what: Wording) =>
  typeof what === 'string' ? text.toLowerCase().includes(what.toLowerCase()) : what.test(text)

/** What the visitor is shown of a booking, which the widget prints as a card below the text. */
function cardOf({ state }: Answer): string {
  const { contact = '', messenger, ...slots } = state.booking ?? {}
  const others = Object.entries(slots).flatMap(([slot, it]) => (slot === 'topic' ? [] : [it]))
  return [contact, messenger && messengerText(contact, messenger), ...others].join('\n')
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
  const shown = `${text}\n${cardOf(answer)}`
  const isExcused = asksBack(expected, text, answer.suggestions) || isAdmission(expected, text)
  const { never = [], status } = expected
  return [
    ...(isExcused ? [] : saysAll(expected, shown)),
    ...never.filter((it) => has(text, it)).map((it) => `says ${it}`),
    ...(status && status !== answer.conversationStatus ? [`is ${answer.conversationStatus}`] : []),
    ...(text.trim() === '' ? ['says nothing'] : []),
  ]
}

/** A stored booking, of which everything but the contact may be missing. */
interface Booking {
  name?: string | undefined
  contact: string
  topic?: string | undefined
  time?: string | undefined
  messenger?: string | undefined
  reach?: string | undefined
}

/** A phone number by its last digits, as «0555…» and «+996 555…» are one; anything else in lower case. */
const comparable = (contact: string) => {
  const digits = contact.replace(/\D/g, '')
  return digits.length >= 9 && !contact.includes('@')
    ? digits.slice(-9)
    : contact.trim().toLowerCase()
}

const isSame = (found: string | undefined, expected: Wording | undefined) => {
  if (expected === undefined) return !found
  if (found === undefined) return false
  return typeof expected === 'string'
    ? comparable(found) === comparable(expected)
    : expected.test(found)
}

function bookingFaults(expected: ExpectedBooking | undefined, stored: Booking[]): string[] {
  const [booking] = stored
  if (!expected) return stored.map((it) => `stores ${JSON.stringify(it)}`)
  if (!booking || stored.length > 1) return [`stores ${stored.length} bookings`]
  const { name, contact, topic, time } = booking
  const reach = [booking.messenger, booking.reach].filter(Boolean).join(' ')
  // Without a field of its own, the time stands in the topic.
  const told = [topic, time].filter(Boolean).join(' ')
  return [
    ...(isSame(name, expected.name) ? [] : [`stores the name ${name ?? '–'}`]),
    ...(isSame(contact, expected.contact) ? [] : [`stores the contact ${contact}`]),
    ...(expected.topic && !expected.topic.test(told) ? [`stores the topic ${told || '–'}`] : []),
    ...(expected.time && !expected.time.test(told) ? [`stores the time ${time ?? '–'}`] : []),
    ...(expected.reach && !expected.reach.test(reach) ? [`stores the way ${reach || '–'}`] : []),
  ]
}

/** Judges every answer of a conversation, and what it stores. */
export async function judge(
  conversation: Conversation,
  answerer: Answerer,
): Promise<ConversationVerdict> {
  const history: Question['history'][number][] = []
  const turns: Verdict[] = []
  const stored: Booking[] = []
  const asks: string[] = []
  let state: ChatState = {}
  let hasEnded = false
  const lastConfirming = conversation.turns.findLast(({ confirms }) => confirms)
  for (const turn of conversation.turns) {
    const verdict: Verdict = { asks: [...asks, turn.ask], text: '', faults: [], amounts: [] }
    asks.push(turn.ask)
    if (hasEnded) {
      // The chat takes no more messages. After the booking is stored, none was needed.
      if (stored.length > 0) break
      turns.push({ ...verdict, faults: ['the chat has ended'] })
      continue
    }
    const answer = await answerer({ message: turn.ask, history: [...history], state })
    const text = plain(answer.text)
    turns.push({
      ...verdict,
      text,
      faults: [...faultsOf(turn, answer), ...earlyBooking(conversation, turn, answer)],
      amounts: [...new Set([...inventedAmounts(text, asks.join('\n')), ...misplacedAmounts(text)])],
    })
    if (answer.confirmed) stored.push(answer.confirmed)
    if (turn === lastConfirming && stored.length === 0) turns.at(-1)?.faults.push('books nothing')
    state = answer.state
    hasEnded = answer.conversationStatus === 'completed'
    history.push({ role: 'user', content: turn.ask }, { role: 'assistant', content: answer.text })
  }
  return { conversation, turns, bookingFaults: bookingFaults(conversation.books, stored) }
}

const earlyBooking = (
  { books }: Conversation,
  { confirms }: ConversationTurn,
  { confirmed }: Answer,
) => (confirmed && !(books && confirms) ? [`books ${JSON.stringify(confirmed)}`] : [])
