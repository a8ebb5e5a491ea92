import { verifyAuth } from '@supabase/server/core'
import { removeDiscardedFiles } from '../_shared/attachments/file-store.ts'
import { endChat } from '../_shared/chat/end-chat.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { deliverDue } from '../_shared/outbox/deliver.ts'
import { createOutbox } from '../_shared/outbox/outbox.ts'
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

/** Ends inactive chats: a closed tab needs nothing from the browser. A failure does not block the others. */
async function closeIdleChats(): Promise<number> {
  const chats = await callDatabase(
    database.rpc('idle_chats', { ...env.closing, max_rows: mostChats }),
  )
  let closed = 0
  for (const { session_id: sessionId } of chats) {
    try {
      const outcome = await endChat(database, { sessionId, reason: 'abandoned' }, env.managers)
      if (outcome === 'stored') closed += 1
    } catch (error) {
      console.error('a silent chat is not closed:', error)
    }
  }
  return closed
}

/**
 * Serves `POST /functions/v1/deliver-mail`: closes inactive chats, reminds staff of deadlines and unread
 * notifications, sends due mails and removes the files of deleted rows; returns their numbers, for mails by outcome.
 * Only for schedulers with a secret key (header `apikey`).
 */
export default {
  fetch: postEndpoint(async (request) => {
    const { error } = await verifyAuth(request, { auth: 'secret:*', env: env.database })
    if (error) throw new HttpError('unauthorized')
    const closed = await closeIdleChats().catch((error: unknown) => {
      console.error('the silent chats are not closed:', error)
      return 0
    })
    await callDatabase(
      database.rpc('remind_staff', { has_telegram: outbox.telegram !== undefined }),
    ).catch((error: unknown) => console.error('staff are not reminded:', error))
    const delivered = await deliverDue(outbox, timeBudgetMs, true)
    const removed = await removeDiscardedFiles(database).catch((error: unknown) => {
      console.error('the discarded files are not removed:', error)
      return 0
    })
    return jsonResponse({ ...delivered, closed, removed })
  }),
}
