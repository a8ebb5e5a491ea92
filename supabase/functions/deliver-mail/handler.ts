import { verifyAuth } from '@supabase/server/core'
import type { DatabaseEnv } from '../_shared/database.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { deliverDue } from '../_shared/outbox/deliver-due.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'

/** A scheduler calls again soon, so one call need not take everything; in milliseconds. */
const timeBudgetMs = 25_000

/**
 * Serves `POST /functions/v1/deliver-mail`: sends the mails that are due and answers how many went
 * which way. For schedulers that hold a secret key (header `apikey`).
 */
export const createHandler = (databaseEnv: DatabaseEnv, outbox: Outbox) =>
  postEndpoint(async (request) => {
    const { error } = await verifyAuth(request, { auth: 'secret:*', env: databaseEnv })
    if (error) throw new HttpError('unauthorized')
    return jsonResponse(await deliverDue(outbox, timeBudgetMs))
  })
