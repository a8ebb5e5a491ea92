import { beforeEach, describe, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

const sessionId = 'chat_1763740000000_serial01000000000000000000'
const message = numbered(1)
const nextMessage = numbered(2)

const take = (messageId = message, session = sessionId, client = 'a') => `
  select outcome, jsonb_array_length(history) as history_length, reply from public.take_chat_message(
    '${session}', '${messageId}', 'Привет', '${client}', 50, 60, 50, 5, 60)`
const store = (text = 'Здравствуйте', messageId = message) => `
  select public.store_chat_answer(
    '${sessionId}', '${messageId}', '${text}', '{"response": "${text}"}', '{}', 'rules') as reply`
const release = `select public.release_chat_message('${sessionId}', '${message}')`
const book = `
  select outcome from public.submit_lead(
    (select submission_id from public.chat_sessions where session_id = private.stored_session_id('${sessionId}')), 'b', 50, 60, '{"source": "chat", "subject": "Запись"}',
    '{"phone": "+996 555 123456"}', null,
    '{"to_email": "leads@kerege.example", "subject": "Запись", "text_body": "-"}')`
const end = (reason = 'completed', byBrowser = true, readUpTo = 1_000_000) => `
  select outcome from public.end_chat(
    '${sessionId}', '${reason}', ${readUpTo}, '{"subject": "Чат"}',
    '{"to_email": "leads@kerege.example", "subject": "Чат", "text_body": "-"}', null, null,
    ${byBrowser}) as outcome`
const chatId = `(select id from public.chat_sessions where session_id = private.stored_session_id('${sessionId}'))`
const takeOver = `select outcome from public.take_over_chat(${chatId})`
const handBack = `select public.hand_back_chat(${chatId}) as is_done`
const idle = `select session_id from public.idle_chats(0, 0, 9)`

/** Requests about one chat that arrive at the same moment are served one after the other. */
export function chatsSuite({ run, inTurn, sideBySide }: Sessions): void {
  const second = async (answers: Promise<unknown[][]>) => (await answers)[1]

  describe('before the first message', () => {
    it('a message twice: one is taken', async () => {
      expect(await second(inTurn(take(), take(message, sessionId, 'b')))).toMatchObject([
        { outcome: 'busy' },
      ])
      expect(await run('select message_count from public.chat_sessions')).toEqual([
        { message_count: 1 },
      ])
    })

    it('an ending finds the chat', async () => {
      expect(await second(inTurn(take(), end()))).toEqual([{ outcome: 'stored' }])
    })

    it('messages of two chats are taken without a wait', async () => {
      const other = take(message, 'chat_1763740000000_serial02000000000000000000', 'b')
      expect(await second(sideBySide(take(), other))).toMatchObject([{ outcome: 'taken' }])
    })
  })

  describe('while a message is being answered', () => {
    beforeEach(() => run(take()))
    const expireLease = () =>
      run(`update public.chat_messages set leased_until = now() - interval '1 second'
        where leased_until is not null`)

    it('two answers: the first counts for both', async () => {
      expect(await second(inTurn(store('Первый'), store('Второй')))).toEqual([
        { reply: { response: 'Первый' } },
      ])
      const answers = await run(`select content from public.chat_messages where role = 'assistant'`)
      expect(answers).toEqual([{ content: 'Первый' }])
    })

    it('the same message again: gets the answer being stored', async () => {
      expect(await second(inTurn(store(), take()))).toMatchObject([
        { outcome: 'answered', reply: { response: 'Здравствуйте' } },
      ])
    })

    it('the next message: has the answer being stored in its history', async () => {
      expect(await second(inTurn(store(), take(nextMessage)))).toMatchObject([
        { outcome: 'taken', history_length: 2 },
      ])
    })

    it('a late answer: is refused once the next message is taken', async () => {
      await expireLease()
      expect(await second(inTurn(take(nextMessage), store()))).toEqual([{ reply: null }])
    })

    it('a late release: leaves the lease of the next message', async () => {
      await expireLease()
      await inTurn(take(nextMessage), release)
      const leased = await run(
        'select message_id from public.chat_messages where leased_until is not null',
      )
      expect(leased).toEqual([{ message_id: nextMessage }])
    })
  })

  describe('after the conversation', () => {
    beforeEach(() =>
      run(
        `insert into public.chat_sessions (session_id) values (private.stored_session_id('${sessionId}'))`,
      ),
    )
    const inbox = () =>
      run(`select e.subject, s.id is not null as shown from public.emails e
        left join public.chat_sessions s on s.email_id = e.id order by 1`)

    it('a booking twice: one is made', async () => {
      expect(await second(inTurn(book, book))).toEqual([{ outcome: 'duplicate' }])
      expect(await inbox()).toEqual([{ subject: 'Запись', shown: true }])
    })

    it('a summary twice: one is sent', async () => {
      expect(await second(inTurn(end(), end('completed')))).toEqual([{ outcome: 'duplicate' }])
      expect(await inbox()).toEqual([{ subject: 'Чат', shown: true }])
    })

    it('two endings: the first counts', async () => {
      expect(await second(inTurn(end(), end('abandoned')))).toEqual([{ outcome: 'duplicate' }])
      expect(await inbox()).toEqual([{ subject: 'Чат', shown: true }])
    })

    it('an ending during a booking: is read again, and then tells of it in the same row', async () => {
      expect(await second(inTurn(book, end()))).toEqual([{ outcome: 'outdated' }])
      expect(await run(end('booking_confirmed'))).toEqual([{ outcome: 'stored' }])
      expect(await inbox()).toEqual([{ subject: 'Запись', shown: true }])
    })

    it('a booking after a summary: takes over', async () => {
      expect(await second(inTurn(end(), book))).toEqual([{ outcome: 'stored' }])
      expect(await inbox()).toEqual([
        { subject: 'Запись', shown: true },
        { subject: 'Чат', shown: false },
      ])
    })

    it('a message after an ending: is refused', async () => {
      expect(await second(inTurn(end(), take()))).toMatchObject([{ outcome: 'ended' }])
    })

    it('the server’s ending after a message: waits for the conversation', async () => {
      expect(await second(inTurn(take(), end('abandoned', false, 0)))).toEqual([
        { outcome: 'outdated' },
      ])
    })

    it('two schedules: the chat that one is ending is left to it', async () => {
      expect(await second(sideBySide(end('abandoned', false), idle))).toEqual([])
      expect(await inbox()).toEqual([{ subject: 'Чат', shown: true }])
    })
  })

  describe('between colleagues', () => {
    beforeEach(() => run(take()))

    it('two who take a chat over: one has it, the other is told', async () => {
      expect(await second(inTurn(takeOver, takeOver))).toEqual([{ outcome: 'held' }])
      expect(await run('select handler_id from public.chat_sessions')).toEqual([
        { handler_id: colleagues.first },
      ])
    })

    it('an answer of the assistant during a takeover: is not given', async () => {
      expect(await second(inTurn(takeOver, store()))).toEqual([{ reply: null }])
    })

    it('a message during a takeover: is for the person', async () => {
      expect(await second(inTurn(takeOver, take(nextMessage)))).toMatchObject([
        { outcome: 'handled' },
      ])
    })

    it('a message during a handing back: is for the assistant', async () => {
      await run(takeOver)
      expect(await second(inTurn(handBack, take(nextMessage)))).toMatchObject([
        { outcome: 'taken' },
      ])
    })

    it('a browser’s ending during a takeover: ends nothing', async () => {
      expect(await second(inTurn(takeOver, end('abandoned')))).toEqual([{ outcome: 'attended' }])
    })
  })
}
