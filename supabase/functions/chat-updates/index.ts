import { hashClient } from '../_shared/client-hash.ts'
import { chatUpdatesRequestSchema, chatUpdatesSchema } from '../_shared/contracts/chat.ts'
import { z } from '../_shared/contracts/zod.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { rateLimited } from '../_shared/http/http-error.ts'
import { clientEnv, databaseEnv, updatesEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, limit: updatesEnv })
const database = connectDatabase(env.database)

const refusedSchema = z.object({ retry_after_seconds: z.number().int() })

/** Serves `POST /functions/v1/chat-updates`; an unknown session is answered like an inactive one. */
export default postEndpoint(async (request) => {
  const body = await readJson(request, 4 * 1024)
  const { sessionId, after } = parseBody(chatUpdatesRequestSchema, body)
  const answer = await callDatabase(
    database.rpc('chat_updates', {
      session_id: sessionId,
      after_id: after,
      client_hash: await hashClient(request.headers, env.client),
      ...env.limit,
    }),
  )
  const refused = refusedSchema.safeParse(answer)
  if (refused.success) throw rateLimited(refused.data.retry_after_seconds)
  return chatUpdatesSchema.parse(answer)
})
