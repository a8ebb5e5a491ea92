import { verifyAuth } from '@supabase/server/core'
import { schedule } from '../../../src/content/schedule.ts'
import { removeDiscardedFiles } from '../_shared/attachments/file-store.ts'
import { workerEnd } from '../_shared/background.ts'
import { endChat } from '../_shared/chat/end-chat.ts'
import { isAnswer, newText } from '../_shared/contracts/new-text.ts'
import { z } from '../_shared/contracts/zod.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { createOutbox, deliverDue, deliverSoon } from '../_shared/outbox/outbox.ts'
import {
  closingEnv,
  databaseEnv,
  managersEnv,
  outboxEnv,
  scheduleEnv,
} from '../_shared/settings.ts'
import { logError } from '../_shared/log/log.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  managers: managersEnv,
  closing: closingEnv,
  schedule: scheduleEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

/** In milliseconds. The rest is delivered by the scheduler's next call, and so are more chats closed. */
const budgets = { mail: 25_000, chats: 10_000 } as const
const mostChats = 20
const mostAttempts = 3

/** The result of a piece of work whose failure must not block the others. */
const attempt = <Result>(what: string, work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    logError(`${what} failed:`, error)
    return undefined
  })

/** Ends a chat with its summary; if that fails, with a mail that says so, so that it does not wait for ever. */
async function closeChat(sessionId: string, attempts: number): Promise<string | undefined> {
  const ending = { sessionId, reason: 'abandoned' } as const
  const end = (isUnread: boolean) => endChat(database, ending, env.managers, { isUnread })
  // Failures are caught: so many attempts mean that the summary stopped the worker itself.
  const withSummary =
    attempts > mostAttempts ? undefined : await attempt('closing a silent chat', end(false))
  return withSummary ?? attempt('closing a chat without its summary', end(true))
}

/** Ends inactive chats: a closed tab needs nothing from the browser. */
async function closeIdleChats(): Promise<number> {
  const chats = await callDatabase(
    database.rpc('idle_chats', { ...env.closing, max_rows: mostChats }),
  )
  const end = Math.min(Date.now() + budgets.chats, workerEnd() - budgets.chats)
  let closed = 0
  for (const { session_id: sessionId, attempts } of chats) {
    if (Date.now() > end) break
    if ((await closeChat(sessionId, attempts)) === 'stored') closed += 1
  }
  return closed
}

/** How many unread mails are asked for in one call: each may be large. */
const mostUnread = 3

/** Has mails read that could not be read when they came, each by a request of its own. */
async function readAwaitedMails(): Promise<number> {
  const awaited = await callDatabase(database.rpc('claim_unread_mails', { max_rows: mostUnread }))
  const { url, secretKey } = env.database
  const answers = await Promise.all(
    awaited.map((mail) =>
      fetch(`${url}/functions/v1/inbound-mail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: secretKey },
        body: JSON.stringify(mail),
        signal: AbortSignal.timeout(budgets.mail),
      }),
    ),
  )
  return answers.filter(({ ok }) => ok).length
}

/** How many mails get their preview in one call. */
const mostPreviews = 200

/** Makes previews of mails stored before new text was separated from quotes. */
async function renewPreviews(): Promise<void> {
  const mails = await callDatabase(database.rpc('stale_previews', { max_rows: mostPreviews }))
  if (mails.length === 0) return
  const previews = Object.fromEntries(
    mails.map((mail) => [mail.email_id, mail.body && newText(mail.body, isAnswer(mail))]),
  )
  await callDatabase(database.rpc('store_previews', { previews }))
}

/**
 * Serves `POST /functions/v1/deliver-mail`: notes the schedule's call, tells the database the company's hours and admins
 * of what is wrong, reminds staff of deadlines and unread notifications, sends due mails, closes inactive chats, reads
 * mail that had to wait, renews old previews and removes the files of deleted rows; returns their numbers, for mails by
 * outcome. Mail goes first, since strangers decide what a chat costs. Only for schedulers with a secret key (header
 * `apikey`).
 */
export default postEndpoint(async (request) => {
  const { error } = await verifyAuth(request, { auth: 'secret:*', env: env.database })
  if (error) throw new HttpError('unauthorized')
  const told = {
    ...env.schedule,
    working_hours: z.json().parse(schedule.workingHours),
    promises: z.json().parse(schedule.promises),
  }
  await attempt('noting the call', callDatabase(database.rpc('note_schedule', told)))
  const reminder = database.rpc('remind_staff', { has_telegram: outbox.telegram !== undefined })
  await attempt('reminding staff', callDatabase(reminder))
  const delivered = await deliverDue(outbox, budgets.mail, true)
  const closed = (await attempt('closing the silent chats', closeIdleChats())) ?? 0
  if (closed > 0) deliverSoon(outbox)
  const read = (await attempt('reading awaited mails', readAwaitedMails())) ?? 0
  await attempt('renewing previews', renewPreviews())
  const removed = (await attempt('removing files', removeDiscardedFiles(database))) ?? 0
  return { ...delivered, closed, read, removed }
})
