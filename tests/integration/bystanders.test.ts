import { fileNameHeader } from '@contracts/attachment.ts'
import { chatLimits } from '@contracts/chat-limits.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sharedBackend, sharedSettings, type TestBackend } from '../support/backend.ts'
import { callSchedule } from '../support/deliver-mail.ts'
import { newSessionId, sendChat } from '../support/send-chat.ts'
import { mime, postSigned } from './inbound-mail/post-inbound.ts'

/* What a step costs is measured in tests/growth. Here somebody else is served in the meantime. */

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The wait of a visitor who follows a link of the newsletter, in milliseconds. */
async function askSomething(): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${backend.url}/functions/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'confirm', token: 'x' }),
  })
  expect(response.status).toBe(404)
  return performance.now() - start
}

/** The longest wait of others until the work is done, and once after it. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  const working = pause(20)
    .then(work)
    .finally(() => (isDone = true))
  let longest = 0
  while (!isDone) {
    longest = Math.max(longest, await askSomething())
    await pause(10)
  }
  await working
  return Math.max(longest, await askSomething())
}

const numbers = Array.from({ length: 9000 }, (_, index) => String(500_000_000 + 7 * index))
const textOf = (length: number, first = 0) =>
  `${numbers
    .slice(first)
    .join(',')
    .slice(0, length - 10)}, whatsapp`

const ask = (body: object) =>
  sendChat(backend.url, { sessionId: newSessionId(), message: textOf(chatLimits.message), ...body })
const turns = (count: number, content: string) =>
  Array.from({ length: count }, () => ({ role: 'user', content }))

const upload = (bytes: Uint8Array<ArrayBuffer>) =>
  fetch(`${backend.url}/functions/v1/upload-attachment`, {
    method: 'POST',
    headers: { [fileNameHeader]: 'a.docx' },
    body: bytes,
  })
const noDocument = new Uint8Array(10 * 1024 * 1024).fill(119)
noDocument.set([0x50, 0x4b, 3, 4])

/** A chat of messages that are each within the limits, left by its visitor. */
async function leaveLongChat(): Promise<void> {
  const sessionId = newSessionId()
  await sendChat(backend.url, { sessionId, message: 'Привет' })
  const texts = Array.from({ length: 59 }, (_, index) => textOf(chatLimits.message, 100 * index))
  await backend.supabase.sql(
    `insert into public.chat_messages (chat_id, message_id, role, content)
     select c.id, gen_random_uuid(), 'user', t.content
     from public.chat_sessions c, jsonb_array_elements_text($2::jsonb) t (content)
     where c.session_id = $1`,
    sessionId,
    JSON.stringify(texts),
  )
  await backend.supabase.sql(
    `update public.chat_sessions
     set last_message_at = now() - make_interval(secs => $2::int + 1) where session_id = $1`,
    sessionId,
    sharedSettings.CHAT_IDLE_SECONDS,
  )
}

const mailWith = (html: string) =>
  postSigned(
    backend,
    new TextEncoder().encode(`From: a@client.example\nContent-Type: text/html\n\n${html}`),
    mime,
    { secret: backend.webhookSecret },
  )

it.each<[string, () => Promise<unknown>]>([
  ['a history of numbers', () => ask({ history: turns(1, textOf(90_000)) })],
  [
    'thirty long turns, answered anew',
    () =>
      ask({
        sessionId: 'chat_1763740000000_k3v9x1c2',
        history: turns(30, 'собака '.repeat(570)),
      }),
  ],
  ['a name of many parts', () => ask({ message: `Я Айбек${' кызы'.repeat(30)}1` })],
  ['a file that is no document', () => Promise.all([1, 2, 3, 4].map(() => upload(noDocument)))],
  ['a picture of a long type', () => mailWith(`<img src="data:image/${'a'.repeat(100_000)},">`)],
  ['a long chat', () => leaveLongChat().then(() => callSchedule(backend))],
])('%s lets others be served', async (_, work) => {
  await work()
  const usual = Math.max(await askSomething(), await askSomething())
  expect(await longestWait(work)).toBeLessThan(3000 + 10 * usual)
})
