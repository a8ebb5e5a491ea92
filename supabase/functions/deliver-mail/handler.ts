import { verifyAuth } from '@supabase/server/core'
import type { DatabaseEnv } from '../_shared/database.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { jsonResponse } from '../_shared/http/response.ts'
import { deliverDue } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'

type Dependencies = { databaseEnv: DatabaseEnv; outbox: Outbox }

/** In milliseconds. What is left over is delivered by the scheduler's next call. */
const timeBudgetMs = 25_000

/**
 * Serves `POST /functions/v1/deliver-mail`: sends the due mails and answers their numbers by outcome. Only
 * for schedulers with a secret key (header `apikey`).
 */
export const createHandler = ({ databaseEnv, outbox }: Dependencies) =>
  postEndpoint(async (request) => {
    const { error } = await verifyAuth(request, { auth: 'secret:*', env: databaseEnv })
    if (error) throw new HttpError('unauthorized')
    return jsonResponse(await deliverDue(outbox, timeBudgetMs, true))
  })
