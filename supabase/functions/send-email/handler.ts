import { hashClient, type ClientEnv } from '../_shared/client-hash.ts'
import {
  maximumBodyBytes,
  minimumFillTimeMs,
  type SendEmailRequest,
} from '../_shared/contracts/lead.ts'
import { databaseTimeoutMs, type AdminClient } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { rateLimited } from '../_shared/http/rate-limited.ts'
import { readJson } from '../_shared/http/read-json.ts'
import { deliverSoon } from '../_shared/outbox/deliver-soon.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { LeadSettings } from '../_shared/lead-env.ts'
import { parseRequest } from './parse-request.ts'
import { buildSubmission } from './submission.ts'

type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  lead: LeadSettings
}

const accepted = () => jsonResponse({ ok: true })

/** Stores a lead; a known submission id is left as it is. Throws HttpError when nothing is stored. */
async function store(request: SendEmailRequest, headers: Headers, deps: Dependencies) {
  const { database, client, lead } = deps
  const submission = buildSubmission(request, lead)
  const result = await database
    .rpc('submit_lead', {
      ...submission,
      client_hash: await hashClient(headers, client),
      max_per_window: lead.limit,
      window_seconds: lead.windowSeconds,
    })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  const [row] = result.data
  if (row?.outcome === 'rate_limited') {
    throw rateLimited(row.retry_after_seconds ?? lead.windowSeconds)
  }
  // Nothing else counts as stored: an ok that is not true would lose a lead.
  if (row?.outcome !== 'stored' && row?.outcome !== 'duplicate') {
    throw new HttpError('internal', { cause: new Error(`submit_lead said ${row?.outcome}`) })
  }
}

/**
 * Serves `POST /functions/v1/send-email`: a visitor's request is stored, then answered with ok, then
 * the managers are notified. From the answer on nothing can be lost: what is not delivered now waits
 * in the outbox.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const request = parseRequest(await readJson(httpRequest, maximumBodyBytes))
    if (request.nickname) {
      // A robot learns nothing from an ok.
      console.warn('honeypot filled: the lead is dropped')
      return accepted()
    }
    if (request.fillTimeMs !== undefined && request.fillTimeMs < minimumFillTimeMs) {
      throw new HttpError('too_fast')
    }
    await store(request, httpRequest.headers, deps)
    deliverSoon(deps.outbox)
    return accepted()
  })
