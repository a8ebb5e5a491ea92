import { endChat } from '../_shared/chat/end-chat.ts'
import { chatSummaryRequestSchema } from '../_shared/contracts/chat.ts'
import { countHit } from '../_shared/count-hit.ts'
import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError, unexpected } from '../_shared/http/http-error.ts'
import { createOutbox, deliverSoon } from '../_shared/outbox/outbox.ts'
import { clientEnv, databaseEnv, managersEnv, outboxEnv, summaryEnv } from '../_shared/settings.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  managers: managersEnv,
  limit: summaryEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

/** Serves `POST /functions/v1/send-chat-summary`: the server decides how a chat ended; managers are notified once. */
export default postEndpoint(async (httpRequest) => {
  const request = parseBody(chatSummaryRequestSchema, await readJson(httpRequest, 4 * 1024))
  // Before the id is looked up, so that guesses of ids count too.
  await countHit(database, 'chat_summary', httpRequest, env.client, env.limit)
  const outcome = await endChat(database, request, env.managers, { byBrowser: true })
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
      throw unexpected('end_chat', outcome)
  }
})
