import { hashClient } from '../_shared/client-hash.ts'
import {
  chatUpdatesRequestSchema,
  chatUpdatesSchema,
  maximumChatNoteBodyBytes,
} from '../_shared/contracts/chat.ts'
import { z } from '../_shared/contracts/zod.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { rateLimited } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import type { ClientEnv, LimitSettings } from '../_shared/settings.ts'

type Dependencies = { database: AdminClient; client: ClientEnv; updates: LimitSettings }

const refusedSchema = z.object({ retry_after_seconds: z.number().int() })

/**
 * Serves `POST /functions/v1/chat-updates`: the staff messages of a conversation, and whether a staff member handles
 * it. An unknown session is answered like an inactive one.
 */
export const createHandler = ({ database, client, updates }: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumChatNoteBodyBytes)
    const { sessionId, after } = parseBody(chatUpdatesRequestSchema, body)
    const answer = await callDatabase(
      database.rpc('chat_updates', {
        session_id: sessionId,
        after_id: after,
        client_hash: await hashClient(httpRequest.headers, client),
        max_per_window: updates.limit,
        window_seconds: updates.windowSeconds,
      }),
    )
    const refused = refusedSchema.safeParse(answer)
    if (refused.success) throw rateLimited(refused.data.retry_after_seconds)
    return jsonResponse(chatUpdatesSchema.parse(answer))
  })
