import { verifyAuth } from '@supabase/server/core'
import { removeDiscardedFiles } from '../_shared/attachments/file-store.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import { deliverDue } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { closeIdleChats } from './close-chats.ts'
import type { ClosingSettings, DatabaseEnv, LeadSettings } from '../_shared/settings.ts'

type Dependencies = {
  databaseEnv: DatabaseEnv
  database: AdminClient
  outbox: Outbox
  lead: LeadSettings
  closing: ClosingSettings
}

/** In milliseconds. The rest is delivered by the scheduler's next call. */
const timeBudgetMs = 25_000

/**
 * Serves `POST /functions/v1/deliver-mail`: closes inactive chats, reminds staff of deadlines and unread
 * notifications, sends due mails and removes the files of deleted rows; returns their numbers, for mails by outcome.
 * Only for schedulers with a secret key (header `apikey`).
 */
export const createHandler = ({ databaseEnv, database, outbox, lead, closing }: Dependencies) =>
  postEndpoint(async (request) => {
    const { error } = await verifyAuth(request, { auth: 'secret:*', env: databaseEnv })
    if (error) throw new HttpError('unauthorized')
    const closed = await closeIdleChats(database, closing, lead).catch((error: unknown) => {
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
  })
