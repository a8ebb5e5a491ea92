import { hashClient, type ClientEnv } from '../_shared/client-hash.ts'
import {
  chatSummaryRequestSchema,
  maximumChatSummaryBodyBytes,
  type ChatSummary,
} from '../_shared/contracts/chat.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { jsonResponse } from '../_shared/http/response.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { SummarySettings } from './env.ts'
import { readChat, type Chat } from './read-chat.ts'
import { summaryMail } from './summary-mail.ts'

type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  summary: SummarySettings
}

/** Stores a summary with its mail; a known one changes nothing. Throws HttpError when nothing is stored. */
async function store(request: ChatSummary, chat: Chat, headers: Headers, deps: Dependencies) {
  const { database, client, summary } = deps
  const [row] = await callDatabase(
    database.rpc('end_chat', {
      ...summaryMail(request, chat, summary),
      session_id: request.sessionId,
      reason: request.reason,
      rating: request.rating,
      client_hash: await hashClient(headers, client),
      max_per_window: summary.limit,
      window_seconds: summary.windowSeconds,
    }),
  )
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
 * Serves `POST /functions/v1/send-chat-summary`: tells the managers how a chat ended or was rated, once
 * per reason.
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
