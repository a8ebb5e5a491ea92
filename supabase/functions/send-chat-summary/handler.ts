import { endChat } from '../_shared/chat/end-chat.ts'
import { hashClient } from '../_shared/client-hash.ts'
import { chatSummaryRequestSchema, maximumChatNoteBodyBytes } from '../_shared/contracts/chat.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { ClientEnv, SummarySettings } from '../_shared/settings.ts'

type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  summary: SummarySettings
}

/**
 * Serves `POST /functions/v1/send-chat-summary`: a browser reports the end of a chat, or rates it. The server decides
 * how it ended, and the managers are notified once.
 */
export const createHandler = ({ database, outbox, client, summary }: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumChatNoteBodyBytes)
    const request = parseBody(chatSummaryRequestSchema, body)
    // Before the id is looked up, so that guesses of ids count too.
    const waitSeconds = await callDatabase(
      database.rpc('count_chat_summary', {
        client_hash: await hashClient(httpRequest.headers, client),
        max_per_window: summary.limit,
        window_seconds: summary.windowSeconds,
      }),
    )
    if (waitSeconds > 0) throw rateLimited(waitSeconds)
    const outcome = await endChat(database, request, summary, true)
    switch (outcome) {
      case 'stored':
        deliverSoon(outbox)
        break
      case 'duplicate':
      case 'attended':
      case 'outdated':
        // Already reported, or not ended: a staff member handles the chat, or the visitor still writes in it.
        break
      case 'unknown':
        throw new HttpError('unknown_chat')
      case 'not_ended':
        throw new HttpError('chat_open')
      default:
        throw new HttpError('internal', { cause: new Error(`end_chat said ${outcome}`) })
    }
    return jsonResponse({ ok: true })
  })
