import { describe, expect, it } from 'vitest'
import type { ChatReply, ChatUpdates } from '@contracts/chat.ts'
import { type Rating, ratings } from '@contracts/chat-limits.ts'
import { closingMessages, personTexts } from '@/content/chat'
import type { ChatEvent, FormSent } from './chat-events'
import { type ChatState, newChat } from './chat-state'
import { inactivityMs } from './chat-timing'
import { transition } from './transition'

const t0 = 1_763_740_000_000
const sessionId = 'chat_1763740000000_k3v9x1c2000000000000000000'

const reply = (rest: Partial<ChatReply> = {}): ChatReply => ({
  response: 'От 75 000 ₽',
  conversationStatus: 'active',
  bookingConfirmed: false,
  suggestions: [],
  ...rest,
})
const booked = reply({ conversationStatus: 'completed', bookingConfirmed: true })
const completed = reply({ conversationStatus: 'completed' })

const submitted = (text?: string, messageId = 'm1', at = t0): ChatEvent => ({
  type: 'submitted',
  text,
  messageId,
  sessionId,
  at,
})
const replied = (answer = reply(), at = t0, messageId = 'm1'): ChatEvent => ({
  type: 'replied',
  messageId,
  reply: answer,
  at,
})
const failed: ChatEvent = { type: 'failed', messageId: 'm1', error: 'x', at: t0 }

/** The state after these events in a new chat with an open panel, and the effects of the last one. */
function after(...events: ChatEvent[]) {
  let step = transition(newChat, { type: 'opened', at: t0 })
  for (const event of events) step = transition(step.state, event)
  return step
}
const stateAfter = (...events: ChatEvent[]): ChatState => after(...events).state
const asking = (answer = booked) => [
  submitted('Привет'),
  replied(answer),
  { type: 'timeUp', kind: 'askRating', at: t0 + 2000 } as const,
]
const said = (state: ChatState) => state.messages.map(({ role, content }) => [role, content])

describe('section 4: closed (round button) or open (panel)', () => {
  it('begins closed, with nothing said', () => {
    expect(newChat).toMatchObject({ isOpen: false, messages: [], talk: { phase: 'waiting' } })
  })
  it('opens and closes without losing anything', () => {
    const state = stateAfter(submitted('Привет'), { type: 'closed' })
    expect(state).toMatchObject({ isOpen: false, talk: { phase: 'loading' } })
    expect(transition(state, { type: 'opened', at: t0 }).state).toEqual({ ...state, isOpen: true })
  })
})

describe('section 4: starting a new chat resets messages, input, loading flag, ended flag, rating dialog and rating', () => {
  it.each([
    ['a conversation', [submitted('Привет'), replied(), { type: 'typed', text: 'А', at: t0 }]],
    ['a message on its way', [submitted('Привет')]],
    ['an ended one', [submitted('Привет'), replied(completed)]],
    ['one that is to be rated', asking(completed)],
    ['a rated one', [...asking(completed), { type: 'rated', rating: 5, at: t0 }]],
  ] satisfies [string, ChatEvent[]][])('after %s', (_, events) => {
    expect(stateAfter(...events)).not.toEqual({ ...newChat, isOpen: true })
    expect(stateAfter(...events, { type: 'restarted' })).toEqual({ ...newChat, isOpen: true })
  })
  it('a booking is remembered, with what confirmed it: what is said next continues its session', () => {
    const remembered = { booked: sessionId, continues: sessionId, confirmation: booked.response }
    const fresh = { ...newChat, isOpen: true, ...remembered }
    expect(stateAfter(submitted('Привет'), replied(booked), { type: 'restarted' })).toEqual(fresh)
  })
})

describe('section 4: sending sets loading until the reply arrives', () => {
  it('is loading while it waits, and not any more once it was answered', () => {
    expect(stateAfter(submitted('Привет')).talk).toEqual({
      phase: 'loading',
      messageId: 'm1',
      partial: '',
    })
    expect(stateAfter(submitted('Привет'), replied()).talk).toEqual({ phase: 'waiting' })
  })
  it('puts the pieces of a reply together, and takes the whole one in the end', () => {
    const streamed = (text: string): ChatEvent => ({ type: 'streamed', messageId: 'm1', text })
    const state = stateAfter(submitted('Привет'), streamed('От 75'), streamed(' 000'))
    expect(state.talk).toMatchObject({ partial: 'От 75 000' })
    expect(said(transition(state, replied()).state)).toEqual([
      ['user', 'Привет'],
      ['assistant', 'От 75 000 ₽'],
    ])
  })
  it('begins a reply again when its request sets out again', () => {
    const state = stateAfter(
      submitted('Привет'),
      { type: 'streamed', messageId: 'm1', text: 'От' },
      { type: 'requested', messageId: 'm1' },
    )
    expect(state.talk).toMatchObject({ partial: '' })
  })
})

describe('section 4: the reply carries conversationStatus', () => {
  it.each([
    ['completed and bookingConfirmed', booked, 'booking_confirmed', 'askRating', 2000],
    ['completed without confirmation', completed, 'completed', 'askRating', 1500],
  ] as const)('%s: the chat ends', (_, answer, reason, kind, ms) => {
    const { state, effects } = after(submitted('Привет'), replied(answer, t0 + 10))
    expect(state.talk).toEqual({ phase: 'ended', reason, rating: { stage: 'later' } })
    expect(state.timer).toEqual({ kind, at: t0 + 10 + ms })
    expect(effects).toEqual([{ type: 'sendSummary', summary: { sessionId, reason } }])
    expect(said(state).at(-1)).toEqual(['assistant', closingMessages.ru[reason]])
  })
  it.each([
    ['active', reply()],
    ['confirmed, yet not completed', reply({ bookingConfirmed: true })],
  ])('%s: the inactivity timer restarts', (_, answer) => {
    const { state, effects } = after(submitted('Привет'), replied(answer, t0 + 10))
    expect(state.timer).toEqual({ kind: 'inactivity', at: t0 + 10 + 120_000 })
    expect(effects).toEqual([])
  })
  it('keeps suggestions of a reply', () => {
    const state = stateAfter(submitted('Привет'), replied(reply({ suggestions: ['Да'] })))
    expect(state.messages.at(-1)).toMatchObject({ suggestions: ['Да'] })
  })
})

describe('the form', () => {
  const opened = { kind: 'consultation', lang: 'ru', contact: '0555 123 456' } as const
  const filled = { kind: 'consultation', name: 'Айгуль', contact: '@aigul' } as const
  const withForm = [submitted('Запишите меня'), replied(reply({ form: opened }))]
  const typed: ChatEvent = { type: 'filledIn', field: 'contact', text: '@aigul', at: t0 + 5 }
  const sent = (messageId = 'm2'): FormSent => ({
    type: 'formSent',
    form: filled,
    content: 'Запишите меня: Айгуль, @aigul',
    messageId,
    sessionId,
    at: t0,
  })

  it('is opened by a reply; what was typed outlives answers and a form with more in it', () => {
    const asked = [submitted('А сроки?', 'm2'), replied(reply(), t0, 'm2')]
    const news = { kind: 'consultation', lang: 'ru', topic: 'Лендинг' } as const
    const again = [submitted('Запишите меня', 'm3'), replied(reply({ form: news }), t0, 'm3')]
    expect(stateAfter(...withForm).form).toEqual({ ...opened, typed: {} })
    expect(stateAfter(...withForm, typed, ...asked).form).toEqual({
      ...opened,
      typed: { contact: '@aigul' },
    })
    expect(stateAfter(...withForm, typed, ...again).form).toEqual({
      ...opened,
      topic: 'Лендинг',
      typed: { contact: '@aigul' },
    })
  })

  it('is filled by a message, also where something else was typed', () => {
    const said = { kind: 'consultation', lang: 'ru', contact: '0700 112 233' } as const
    const filling = [submitted('0700 112 233', 'm3'), replied(reply({ form: said }), t0, 'm3')]
    expect(stateAfter(...withForm, typed, ...filling).form).toEqual({ ...said, typed: {} })
  })

  it('of another kind takes over name and contact', () => {
    const other = { kind: 'message', lang: 'ru', topic: 'Отмените' } as const
    const asked = [submitted('Отмените', 'm3'), replied(reply({ form: other }), t0, 'm3')]
    expect(stateAfter(...withForm, typed, ...asked).form).toEqual({
      ...other,
      contact: '@aigul',
      typed: {},
    })
  })

  it('that is being filled in is no inactivity', () => {
    expect(stateAfter(...withForm, typed).timer).toEqual({
      kind: 'inactivity',
      at: t0 + 5 + inactivityMs,
    })
  })

  it('is sent as a message, and goes when the server has it', () => {
    const sending = stateAfter(...withForm, sent())
    expect(sending.messages.at(-1)).toMatchObject({ role: 'user', form: filled })
    expect(sending.form).not.toBeNull()
    expect(stateAfter(...withForm, sent(), replied(booked, t0, 'm2')).form).toBeNull()
  })

  it('that failed stays; sent once more, it is one message', () => {
    const lost: ChatEvent = { type: 'failed', messageId: 'm2', error: 'x', at: t0 }
    const state = stateAfter(...withForm, sent(), lost, sent('m3'))
    expect(state.messages.flatMap(({ role, id }) => (role === 'user' ? id : []))).toEqual([
      'm1',
      'm3',
    ])
  })

  it('goes when it was sent while a person has the conversation, and a note says so', () => {
    const handled = replied(reply({ response: '', person: 'here' }), t0, 'm2')
    const state = stateAfter(...withForm, sent(), handled)
    expect(state.form).toBeNull()
    expect(state.messages.at(-1)).toMatchObject({ content: personTexts.ru.passedOn })
    expect(stateAfter(...withForm, submitted('А сроки?', 'm2'), handled).form).not.toBeNull()
  })

  it('is declined by its button alone', () => {
    expect(stateAfter(...withForm, { type: 'formDeclined' }).form).toBeNull()
  })

  it('outlives an end by staff: what is sent continues the conversation in a new session', () => {
    const ended: ChatEvent = {
      type: 'updated',
      sessionId,
      updates: { person: null, ended: 'completed', messages: [] },
      at: t0,
    }
    const filling = stateAfter(...withForm, ended, typed)
    expect(filling).toMatchObject({ form: { typed: { contact: '@aigul' } }, timer: null })
    const another = 'chat_1763740000001_other100000000000000000000'
    const { state } = transition(filling, { ...sent(), sessionId: another })
    expect(state).toMatchObject({
      sessionId: another,
      continues: sessionId,
      talk: { phase: 'loading', messageId: 'm2' },
    })
    expect(stateAfter(...withForm, sent())).toMatchObject({ sessionId, continues: null })
  })

  it('outlives a conversation that is closed for inactivity', () => {
    const state = stateAfter(
      ...withForm,
      typed,
      { type: 'timeUp', kind: 'inactivity', at: t0 },
      { type: 'timeUp', kind: 'reset', at: t0 },
      { type: 'continued', sessionId, at: t0 },
    )
    expect(state.form).toEqual({ ...opened, typed: { contact: '@aigul' } })
  })
})

describe('section 4: abandoned by inactivity', () => {
  const abandoned = after(submitted('Привет'), replied(), {
    type: 'timeUp',
    kind: 'inactivity',
    at: t0 + 120_000,
  })
  it('says that the chat was closed for inactivity, and tells the server', () => {
    expect(said(abandoned.state).at(-1)).toEqual(['assistant', closingMessages.ru.abandoned])
    expect(abandoned.effects).toEqual([
      { type: 'sendSummary', summary: { sessionId, reason: 'abandoned' } },
    ])
  })
  it('closes the panel and resets after 3 seconds', () => {
    expect(abandoned.state.timer).toEqual({ kind: 'reset', at: t0 + 123_000 })
    const { state } = transition(abandoned.state, { type: 'timeUp', kind: 'reset', at: t0 })
    expect(state).toMatchObject({ ...newChat, closed: { sessionId } })
    expect(state.closed?.messages).toHaveLength(2)
  })
  it('offers to continue if the visitor opens it before the reset', () => {
    const { state } = transition(transition(abandoned.state, { type: 'closed' }).state, {
      type: 'opened',
      at: t0 + 121_000,
    })
    expect(state).toMatchObject({ ...newChat, isOpen: true, closed: { sessionId } })
  })
  it('counts typing as activity, and keeps the draft', () => {
    const typing = transition(stateAfter(submitted('Привет'), replied()), {
      type: 'typed',
      text: 'А если',
      at: t0 + 100_000,
    }).state
    expect(typing.timer).toEqual({ kind: 'inactivity', at: t0 + 220_000 })
    const closed = transition(typing, { type: 'timeUp', kind: 'inactivity', at: t0 + 220_000 })
    const { state } = transition(closed.state, { type: 'timeUp', kind: 'reset', at: t0 + 223_000 })
    expect(state.input).toBe('А если')
  })
})

describe('a conversation that was closed for inactivity', () => {
  const another = 'chat_1763740999000_z3v9x1c2000000000000000000'
  const closed = [
    submitted('Привет'),
    replied(),
    { type: 'timeUp', kind: 'inactivity', at: t0 + 120_000 },
    { type: 'timeUp', kind: 'reset', at: t0 + 123_000 },
    { type: 'typed', text: 'И ещё', at: t0 + 200_000 },
  ] satisfies ChatEvent[]
  it('goes on where it was, in a session that continues the old one', () => {
    const at = t0 + 300_000
    const state = stateAfter(...closed, { type: 'continued', sessionId: another, at })
    expect(said(state)).toEqual([
      ['user', 'Привет'],
      ['assistant', 'От 75 000 ₽'],
    ])
    expect(state).toMatchObject({
      sessionId: another,
      continues: sessionId,
      closed: null,
      input: 'И ещё',
      timer: { kind: 'inactivity', at: at + 120_000 },
    })
  })
  it('is left behind by a new one, which keeps the draft', () => {
    const state = stateAfter(...closed, { type: 'restarted' })
    expect(state).toMatchObject({ closed: null, messages: [], input: 'И ещё' })
    const sent = stateAfter(...closed, submitted('Другое', 'm2'))
    expect(sent).toMatchObject({ closed: null, continues: null })
  })
  it('is only continued before anything new is said', () => {
    const state = stateAfter(...closed, submitted('Другое', 'm2'))
    const late = transition(state, { type: 'continued', sessionId: another, at: t0 })
    expect(late.state).toBe(state)
  })
})

describe('section 4: once ended, input and send are disabled', () => {
  const ended = stateAfter(
    { type: 'typed', text: 'черновик', at: t0 },
    submitted('Привет'),
    replied(booked),
  )
  it.each([
    ['typing', { type: 'typed', text: 'А', at: t0 }],
    ['sending', submitted('А', 'm2')],
    ['sending what stands in the input', submitted(undefined, 'm2')],
    ['sending again', { type: 'retried', messageId: 'm1', at: t0 }],
    ['a late reply', replied()],
  ] satisfies [string, ChatEvent][])('%s changes nothing', (_, event) => {
    expect(transition(ended, event)).toEqual({ state: ended, effects: [] })
  })
})

describe('section 4: rating', () => {
  it('opens the dialog when its time has come', () => {
    expect(stateAfter(...asking()).talk).toMatchObject({ rating: { stage: 'asking' } })
  })
  it.each(ratings.map((rating): [Rating] => [rating]))(
    'picking %i stars records it, sends it, thanks, and after 2 seconds closes dialog and panel and resets',
    (rating) => {
      const { state, effects } = after(...asking(), { type: 'rated', rating, at: t0 + 5000 })
      expect(state.talk).toMatchObject({ rating: { stage: 'given', rating } })
      expect(effects).toEqual([
        { type: 'sendSummary', summary: { sessionId, reason: 'rating_submitted', rating } },
        { type: 'thankForRating' },
      ])
      expect(state.timer).toEqual({ kind: 'reset', at: t0 + 7000 })
      expect(transition(state, { type: 'timeUp', kind: 'reset', at: t0 }).state).toMatchObject({
        isOpen: false,
        messages: [],
        booked: sessionId,
      })
    },
  )
  it('counts once', () => {
    const rated = stateAfter(...asking(), { type: 'rated', rating: 4, at: t0 })
    expect(transition(rated, { type: 'rated', rating: 1, at: t0 })).toEqual({
      state: rated,
      effects: [],
    })
  })
  it('may be skipped; a booking stays to be read', () => {
    const { state, effects } = after(...asking(), { type: 'ratingSkipped', at: t0 })
    expect(state).toMatchObject({ isOpen: true, timer: null })
    expect(state.talk).toMatchObject({ phase: 'ended', rating: { stage: 'skipped' } })
    expect(effects).toEqual([])
  })
  it('may be skipped; a chat that said that it closes soon closes', () => {
    const skipped = stateAfter(
      submitted('Спасибо'),
      replied(completed),
      { type: 'timeUp', kind: 'askRating', at: t0 },
      { type: 'ratingSkipped', at: t0 + 5000 },
    )
    expect(skipped).toMatchObject({ isOpen: true, timer: { kind: 'reset', at: t0 + 7000 } })
    const { state } = transition(skipped, { type: 'timeUp', kind: 'reset', at: t0 + 7000 })
    expect(state).toMatchObject({ isOpen: false, messages: [] })
  })
  it.each([
    ['before anything is said', []],
    ['while a reply is awaited', [submitted('Привет')]],
    ['before it is asked for', [submitted('Привет'), replied(booked)]],
  ] satisfies [string, ChatEvent[]][])('is not taken %s', (_, events) => {
    const state = stateAfter(...events)
    expect(transition(state, { type: 'rated', rating: 5, at: t0 }).state).toBe(state)
    expect(transition(state, { type: 'ratingSkipped', at: t0 }).state).toBe(state)
  })
})

describe('a panel that is closed', () => {
  it('marks new messages as unread until it is opened', () => {
    const state = stateAfter(submitted('Привет'), { type: 'closed' }, replied())
    expect(state.isUnread).toBe(true)
    expect(transition(state, { type: 'opened', at: t0 }).state.isUnread).toBe(false)
    expect(stateAfter(submitted('Привет'), replied()).isUnread).toBe(false)
  })
  it('lets the question for a rating wait until it is opened and the last answer could be read', () => {
    const ended = stateAfter(submitted('Привет'), { type: 'closed' }, replied(completed))
    const waiting = transition(ended, { type: 'timeUp', kind: 'askRating', at: t0 + 1500 }).state
    expect(waiting.talk).toMatchObject({ rating: { stage: 'later' } })
    expect(waiting.timer).toBeNull()
    const opened = transition(waiting, { type: 'opened', at: t0 + 60_000 }).state
    expect(opened.timer).toEqual({ kind: 'askRating', at: t0 + 61_500 })
  })
})

describe('section 5: an empty or whitespace-only message cannot be sent', () => {
  it.each(['', ' ', '\n\t\u00a0'])('%j', (text) => {
    const state = stateAfter({ type: 'typed', text, at: t0 })
    expect(transition(state, submitted())).toEqual({ state, effects: [] })
    expect(transition(state, submitted(text)).state).toBe(state)
  })
})

describe('section 5: sending', () => {
  it('trims the text and empties the input', () => {
    const state = stateAfter({ type: 'typed', text: '  Сколько стоит?\n', at: t0 }, submitted())
    expect(said(state)).toEqual([['user', 'Сколько стоит?']])
    expect(state.input).toBe('')
  })
  it('leaves what is being typed when a suggestion is pressed', () => {
    expect(stateAfter({ type: 'typed', text: 'черно', at: t0 }, submitted('Да')).input).toBe(
      'черно',
    )
  })
  it('is blocked while a reply loads', () => {
    const loading = stateAfter(submitted('Привет'), { type: 'typed', text: 'ещё', at: t0 })
    expect(transition(loading, submitted(undefined, 'm2'))).toEqual({ state: loading, effects: [] })
  })
  it('takes 2000 characters and not one more', () => {
    expect(stateAfter(submitted('я'.repeat(2000))).messages).toHaveLength(1)
    expect(stateAfter(submitted('я'.repeat(2001))).messages).toHaveLength(0)
  })
  it('makes a session with the first message and keeps it for the next', () => {
    const next = {
      ...submitted('Ещё', 'm2'),
      sessionId: 'chat_1763740000001_other100000000000000000000',
    }
    const state = stateAfter(submitted('Привет'), replied(), next)
    expect(stateAfter().sessionId).toBeNull()
    expect(state.sessionId).toBe(sessionId)
  })
})

describe('section 8: a failure', () => {
  const broken = after(submitted('Привет'), failed)
  it('clears loading, keeps the message, and is reported', () => {
    expect(broken.state.talk).toEqual({ phase: 'waiting' })
    expect(broken.state.messages).toMatchObject([{ content: 'Привет', delivery: 'failed' }])
    expect(broken.effects).toEqual([{ type: 'explainFailure', error: 'x' }])
  })
  it('starts the inactivity timer', () => {
    expect(broken.state.timer).toEqual({ kind: 'inactivity', at: t0 + 120_000 })
  })
  it('allows resending the message under its own id, as the last one', () => {
    const state = stateAfter(
      submitted('Привет'),
      failed,
      submitted('Второе', 'm2'),
      replied(reply(), t0, 'm2'),
      { type: 'retried', messageId: 'm1', at: t0 + 5 },
    )
    expect(state.talk).toMatchObject({ phase: 'loading', messageId: 'm1' })
    expect(said(state).at(-1)).toEqual(['user', 'Привет'])
    expect(state.messages).toHaveLength(3)
    expect(state.timer).toBeNull()
  })
  it.each(['m1', 'nobody', 'm1:reply'])('sends nothing again that did arrive: %s', (messageId) => {
    const state = stateAfter(submitted('Привет'), replied())
    expect(transition(state, { type: 'retried', messageId, at: t0 }).state).toBe(state)
  })
})

describe('a person', () => {
  const name = 'Айгуль'
  const updated = (updates: Partial<ChatUpdates>, session = sessionId): ChatEvent => ({
    type: 'updated',
    sessionId: session,
    updates: { person: null, ended: null, messages: [], ...updates },
    at: t0,
  })
  const here = { stage: 'here', name } as const
  const talking = [submitted('Привет'), replied(), updated({ person: here })]

  it('who was called stops the inactivity timer, and the answer is shown', () => {
    const state = stateAfter(submitted('Позовите'), replied(reply({ person: 'called' })))
    expect(state).toMatchObject({ person: { stage: 'called', name: null }, timer: null })
    expect(said(state)).toHaveLength(2)
  })
  it('the staff member in the conversation is named, and no empty answer is shown', () => {
    const state = stateAfter(
      ...talking,
      submitted('Сроки?', 'm2'),
      replied(reply({ response: '', person: 'here' }), t0, 'm2'),
    )
    expect(state).toMatchObject({ person: here, timer: null, talk: { phase: 'waiting' } })
    expect(state.messages.at(-1)).toMatchObject({ content: 'Сроки?', delivery: 'delivered' })
  })
  it('is heard once, in the order of what was said', () => {
    const messages = [
      { id: 7, text: 'Здравствуйте', name },
      { id: 9, text: 'Чем помочь?', name },
    ]
    const state = stateAfter(...talking, updated({ person: here, messages }))
    expect(said(state).slice(-2)).toEqual([
      ['staff', 'Здравствуйте'],
      ['staff', 'Чем помочь?'],
    ])
    expect(transition(state, updated({ person: here, messages })).state).toBe(state)
  })
  it('speaks to a closed panel, which shows it', () => {
    const messages = [{ id: 7, text: 'Здравствуйте', name }]
    const state = stateAfter(...talking, { type: 'closed' }, updated({ person: here, messages }))
    expect(state.isUnread).toBe(true)
  })
  it('who joins is announced once, where it happened', () => {
    const state = stateAfter(...talking, submitted('Сроки?', 'm2'), updated({ person: here }))
    const notes = state.messages.map((one) => one.role === 'assistant' && one.isNote)
    expect(notes).toEqual([false, false, true, false])
  })
  it('who leaves a question unanswered leaves it to the assistant', () => {
    const handled = replied(reply({ response: '', person: 'here' }), t0, 'm2')
    const open = [...talking, submitted('Сроки?', 'm2'), handled]
    const state = stateAfter(...open, updated({}))
    expect(state.talk).toMatchObject({ phase: 'loading', messageId: 'm2' })
    expect(said(state).at(-1)).toEqual(['user', 'Сроки?'])
    const messages = [{ id: 7, text: 'Две недели', name }]
    expect(stateAfter(...open, updated({ messages })).talk).toEqual({ phase: 'waiting' })
  })
  it('who hands the conversation back leaves a note, and the timer runs again', () => {
    const state = stateAfter(...talking, updated({}))
    expect(state).toMatchObject({
      person: null,
      timer: { kind: 'inactivity', at: t0 + 120_000 },
    })
    expect(state.messages.at(-1)).toMatchObject({ isNote: true, role: 'assistant' })
  })
  it('is no longer waited for when the server has ended the conversation', () => {
    const step = after(...talking, updated({ ended: 'abandoned' }))
    expect(step.state).toMatchObject({
      person: null,
      talk: { phase: 'ended', reason: 'abandoned' },
    })
    expect(step.effects).toEqual([])
  })
  describe('who ends the conversation while the visitor writes', () => {
    const writing = [...talking, { type: 'typed', text: 'А ес', at: t0 }] satisfies ChatEvent[]
    const ended = [...writing, updated({ ended: 'completed' })]
    const another = 'chat_1763740000001_other100000000000000000000'

    it('leaves them what they write, and nothing happens under their hands', () => {
      const state = stateAfter(...ended, { type: 'typed', text: 'А если', at: t0 })
      expect(state).toMatchObject({ input: 'А если', talk: { phase: 'ended' }, timer: null })
      expect(state.messages).toHaveLength(stateAfter(...ended).messages.length)
    })
    it('is answered by a message, which opens the conversation again', () => {
      const next = { ...submitted(undefined, 'm2'), sessionId: another }
      const state = stateAfter(...ended, next, replied(reply(), t0, 'm2'))
      expect(state).toMatchObject({ sessionId: another, continues: sessionId, input: '' })
      expect(state.talk).toEqual({ phase: 'waiting' })
      expect(said(state)).toContainEqual(['user', 'Привет'])
      expect(said(state)).toContainEqual(['user', 'А ес'])
    })
    it('leaves the draft to a new conversation', () => {
      const state = stateAfter(...ended, { type: 'restarted' })
      expect(state).toMatchObject({ messages: [], input: 'А ес', talk: { phase: 'waiting' } })
    })
    it('leaves the transcript and the text, also after a rating', () => {
      const state = stateAfter(
        ...ended,
        { type: 'timeUp', kind: 'askRating', at: t0 },
        { type: 'rated', rating: 5, at: t0 },
        { type: 'timeUp', kind: 'reset', at: t0 },
      )
      expect(state).toMatchObject({ input: 'А ес', closed: { sessionId } })
    })
  })
  it('of another conversation is not heard', () => {
    const state = stateAfter(submitted('Привет'), replied())
    const other = updated({ person: here }, 'chat_1763740000001_other100000000000000000000')
    expect(transition(state, other).state).toBe(state)
  })
})

describe('what comes too late', () => {
  it.each([
    ['a reply', replied()],
    ['a piece of one', { type: 'streamed', messageId: 'm1', text: 'От' }],
    ['a failure', failed],
    ['a request', { type: 'requested', messageId: 'm1' }],
  ] satisfies [string, ChatEvent][])('after a reset %s is ignored', (_, event) => {
    const fresh = stateAfter(submitted('Привет'), { type: 'restarted' })
    expect(transition(fresh, event)).toEqual({ state: fresh, effects: [] })
    const next = stateAfter(submitted('Привет'), { type: 'restarted' }, submitted('Снова', 'm2'))
    expect(transition(next, event)).toEqual({ state: next, effects: [] })
  })
  it.each(['inactivity', 'askRating', 'reset'] as const)(
    'a timer that is not set any more (%s) is ignored',
    (kind) => {
      const state = stateAfter(submitted('Привет'))
      expect(transition(state, { type: 'timeUp', kind, at: t0 })).toEqual({ state, effects: [] })
    },
  )
})
