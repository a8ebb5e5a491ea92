import { chatRequestSchema } from '@contracts/chat.ts'
import { isReachable } from '@contracts/chat-contact.ts'
import { chatLimits } from '@contracts/chat-limits.ts'
import { findContacts } from '../../supabase/functions/_shared/contacts/contacts.ts'
import { cleanTexts } from '@contracts/text.ts'
import { expect, it } from 'vitest'
import {
  contactIn,
  createAssistant,
  type Actions,
  type Conversation,
} from '../../assistant/answer.ts'
import { bookingSubmission } from '../../supabase/functions/_shared/chat/booking-submission.ts'
import { questionIn, summaryMail } from '../../supabase/functions/_shared/chat/summary-mail.ts'
import { costlyTexts, type Step } from './growth.ts'
import { messages } from './texts.ts'

const managers = { leadsTo: 'leads@kerege.example', siteUrl: 'https://kerege.example' }
const assistant = createAssistant({ siteUrl: managers.siteUrl, remembers: 20 })
const actions: Actions = {
  signal: new AbortController().signal,
  callPerson: async () => false,
  book: async () => 'failed',
}

/** What `ai-chat` does between the body and the database. */
async function answer(body: object, known: Partial<Conversation> = {}) {
  const sent = { sessionId: 'chat_1763740000000_k3v9x1c2', ...body }
  const request = chatRequestSchema.parse(cleanTexts(sent))
  contactIn(request)
  const { history: clientHistory } = request
  const conversation = { ...request, history: [], state: {}, clientHistory, isSecret: true }
  await assistant.answer({ ...conversation, ...known }, actions)
}

const pieces = (text: string, length: number = chatLimits.message) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
const said = (content: string) => ({ role: 'user' as const, content })
const withHistory = (contents: readonly string[]) => ({
  message: 'Хочу записаться на консультацию',
  history: contents.map(said),
})
const chatOf = (text: string) => ({
  ...{ page_url: null, rating: null, ended_reason: null, contact: {}, booking: undefined },
  submissionId: undefined,
  transcript: pieces(text).map((content, id) => ({ id, ...said(content) })),
})
const form = { kind: 'consultation' } as const
const booking = { name: 'Айбек', contact: '0555 123 456' }
const booked = { state: { booked: { ...booking, number: '1' } } }
const submissionId = '00000000-0000-4000-8000-000000000000'
const guessable = { isSecret: false }

it.each<[string, Step]>([
  ['in a session', (message) => answer({ message })],
  ['beside the open form', (message) => answer({ message, showsForm: true, shownForm: form })],
  [
    'after a question for the contact',
    (message) => answer({ message }, { state: { booking: { ...form, asks: 'contact' } } }),
  ],
])('a message %s', async (_, step) => {
  const limit = { length: chatLimits.message, ms: 250 }
  expect(await costlyTexts(step, messages, limit)).toEqual([])
})

/* What joins texts. Every third is enough: how a single one is read is tried above and below. */
it.each<[string, Step]>([
  [
    'a message after a booking',
    // Cut, some texts are blank, which is refused.
    (message) => answer({ message: `${message.slice(0, chatLimits.message - 1)}а` }, booked),
  ],
  ['one turn of a history', (content) => answer(withHistory([content]))],
  ['one turn, answered anew', (content) => answer(withHistory([content]), guessable)],
  ['many turns, answered anew', (text) => answer(withHistory(pieces(text, 4000)), guessable)],
  [
    'the stored conversation',
    (text) => answer(withHistory([]), { history: pieces(text).map(said) }),
  ],
  ['the summary of a chat', (text) => summaryMail({ reason: 'abandoned' }, chatOf(text), managers)],
  [
    'the transcript of a booking',
    (text) =>
      bookingSubmission({ booking, submissionId, transcript: pieces(text).map(said) }, managers),
  ],
])('%s', async (_, step) => {
  const some = messages.filter((_, index) => index % 3 === 0)
  expect(await costlyTexts(step, some, { length: 60_000, ms: 250 })).toEqual([])
})

// From wherever they are called: ten times as long as a message.
it.each<[string, Step]>([
  ['contacts', findContacts],
  ['the question of a message', questionIn],
  ['whether a contact can be reached', isReachable],
])('%s', async (_, step) => {
  const limit = { length: 10 * chatLimits.message, ms: 250 }
  expect(await costlyTexts(step, messages, limit)).toEqual([])
})
