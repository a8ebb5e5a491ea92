import { hashClient, type ClientEnv } from '../_shared/client-hash.ts'
import {
  chatSummaryRequestSchema,
  maximumChatSummaryBodyBytes,
  type ChatSummary,
} from '../_shared/contracts/chat.ts'
import { databaseTimeoutMs, type AdminClient } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { parseBody } from '../_shared/http/parse-body.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { rateLimited } from '../_shared/http/rate-limited.ts'
import { readJson } from '../_shared/http/read-json.ts'
import { deliverSoon } from '../_shared/outbox/deliver-soon.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { readChat, type Chat } from './read-chat.ts'
import type { SummarySettings } from './summary-env.ts'
import { summaryMail } from './summary-mail.ts'

type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  summary: SummarySettings
}

/** Stores a summary with its mail; one that is known is left as it is. Throws HttpError when nothing is stored. */
async function store(request: ChatSummary, chat: Chat, headers: Headers, deps: Dependencies) {
  const { database, client, summary } = deps
  const result = await database
    .rpc('end_chat', {
      ...summaryMail(request, chat, summary),
      session_id: request.sessionId,
      reason: request.reason,
      rating: request.rating,
      client_hash: await hashClient(headers, client),
      max_per_window: summary.limit,
      window_seconds: summary.windowSeconds,
    })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  const [row] = result.data
  switch (row?.outcome) {
    case 'stored':
    case 'duplicate':
      return
    case 'unknown':
      throw new HttpError('unknown_chat')
    case 'rate_limited':
      throw rateLimited(row.retry_after_seconds ?? summary.windowSeconds)
    default:
      throw new HttpError('internal', { cause: new Error(`end_chat said ${row?.outcome}`) })
  }
}

/**
 * Serves `POST /functions/v1/send-chat-summary`: tells the managers how a chat ended and how it was
 * rated, once for each reason, however often it is called.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumChatSummaryBodyBytes)
    const request = parseBody(chatSummaryRequestSchema, body)
    const chat = await readChat(deps.database, request.sessionId)
    if (!chat) throw new HttpError('unknown_chat')
    if (!chat.reasons.includes(request.reason)) {
      await store(request, chat, httpRequest.headers, deps)
      deliverSoon(deps.outbox)
    }
    return jsonResponse({ ok: true })
  })
