import postgres, { type ReservedSql, type Sql } from 'postgres'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const session = 'chat_1763740000000_serial01'
const message = '00000000-0000-4000-8000-0000000000d1'

const take = `select outcome from public.take_chat_message(
  '${session}', '${message}', 'Привет', 'client', 50, 60, 50, 5, 60)`
const book = `select outcome from public.book_chat(
  '${session}', 'client', 50, 60, '{"source": "chat", "subject": "Запись"}',
  '{"phone": "+996 555 123456"}', null,
  '{"to_email": "leads@kerege.example", "subject": "Запись", "text_body": "-"}')`
const end = `select outcome from public.end_chat(
  '${session}', 'completed', 'client', 50, 60, '{"subject": "Чат"}',
  '{"to_email": "leads@kerege.example", "subject": "Чат", "text_body": "-"}')`

/** Two transactions about one chat, step by step: the later one waits, and sees what the first did. */
export function proveChatsAreSerial(getUrl: () => string): void {
  let sql: Sql
  let one: ReservedSql
  let other: ReservedSql

  beforeAll(async () => {
    sql = postgres(getUrl(), { max: 3, onnotice: () => undefined })
    one = await sql.reserve()
    other = await sql.reserve()
  })
  afterEach(async () => {
    await one`rollback`
    await other`rollback`
    await sql`delete from public.chat_sessions`
    await sql`delete from public.emails`
    await sql`delete from public.customers`
  })
  afterAll(async () => {
    one.release()
    other.release()
    await sql.end()
  })

  it.each([
    ['a message twice', take, take, 'busy'],
    ['a booking twice', book, book, 'duplicate'],
    ['a summary twice', end, end, 'duplicate'],
    ['a booking after a summary', end, book, 'stored'],
    ['a summary after a booking', book, end, 'stored'],
  ])('%s: the later one waits', async (_, first, second, outcome) => {
    if (first !== take) await sql`insert into public.chat_sessions (session_id) values (${session})`
    await one`begin`
    await one.unsafe(first)
    const late = other.unsafe(second).execute()
    await vi.waitFor(async () => {
      const waiting = await sql`select from pg_locks where locktype = 'advisory' and not granted`
      expect(waiting).toHaveLength(1)
    })
    await one`commit`
    expect([...(await late)]).toEqual([{ outcome }])
  })
}
