import { verifyAuth } from '@supabase/server/core'
import { removeDiscardedFiles } from '../_shared/attachments/file-store.ts'
import { endChat } from '../_shared/chat/end-chat.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { createOutbox, deliverDue } from '../_shared/outbox/outbox.ts'
import { closingEnv, databaseEnv, managersEnv, outboxEnv } from '../_shared/settings.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  managers: managersEnv,
  closing: closingEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

/** In milliseconds. The rest is delivered by the scheduler's next call, and so are more chats closed. */
const timeBudgetMs = 25_000
const mostChats = 20

/** The result of a piece of work whose failure must not block the others. */
const attempt = <Result>(what: string, work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    console.error(`${what} failed:`, error)
    return undefined
  })

/** Ends inactive chats: a closed tab needs nothing from the browser. */
async function closeIdleChats(): Promise<number> {
  const chats = await callDatabase(
    database.rpc('idle_chats', { ...env.closing, max_rows: mostChats }),
  )
  let closed = 0
  for (const { session_id: sessionId } of chats) {
    const ending = endChat(database, { sessionId, reason: 'abandoned' }, env.managers)
    if ((await attempt('closing a silent chat', ending)) === 'stored') closed += 1
  }
  return closed
}

/**
 * Serves `POST /functions/v1/deliver-mail`: closes inactive chats, reminds staff of deadlines and unread
 * notifications, sends due mails and removes the files of deleted rows; returns their numbers, for mails by outcome.
 * Only for schedulers with a secret key (header `apikey`).
 */
export default postEndpoint(async (request) => {
  const { error } = await verifyAuth(request, { auth: 'secret:*', env: env.database })
  if (error) throw new HttpError('unauthorized')
  const closed = (await attempt('closing the silent chats', closeIdleChats())) ?? 0
  const reminder = database.rpc('remind_staff', { has_telegram: outbox.telegram !== undefined })
  await attempt('reminding staff', callDatabase(reminder))
  const delivered = await deliverDue(outbox, timeBudgetMs, true)
  const removed = (await attempt('removing files', removeDiscardedFiles(database))) ?? 0
  return { ...delivered, closed, removed }
})
