import { createAssistant } from '../../../assistant/answer.ts'
import { createChatStore } from '../_shared/chat/chat-store.ts'
import { chatRequestSchema, maximumChatBodyBytes } from '../_shared/contracts/chat.ts'
import { visibleTexts } from '../_shared/contracts/text.ts'
import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { createOutbox } from '../_shared/outbox/outbox.ts'
import {
  chatEnv,
  clientEnv,
  databaseEnv,
  leadLimitsEnv,
  llmEnv,
  managersEnv,
  outboxEnv,
} from '../_shared/settings.ts'
import { eventStream, splitForStream, wantsEvents } from './event-stream.ts'
import { openPurse } from './llm-budget.ts'
import { answerTurn, takeMessage, type Dependencies } from './turn.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  managers: managersEnv,
  leadLimits: leadLimitsEnv,
  chat: chatEnv,
  llm: llmEnv,
})
const database = connectDatabase(env.database)
const { llm } = env
const { history, ...messageLimits } = env.chat

const deps: Dependencies = {
  ...env,
  messageLimits,
  assistant: createAssistant({ llm, siteUrl: env.managers.siteUrl, remembers: history }),
  outbox: createOutbox(database, env.outbox),
  store: createChatStore(database),
  llmTimeoutMs: llm?.timeoutMs ?? 0,
  openPurse: llm && ((clientHash) => openPurse(database, llm, clientHash)),
}

setTimeout(deps.assistant.warmUp)

/** Serves `POST /functions/v1/ai-chat`, as JSON or an event stream; a refusal is sent before a stream begins. */
export default postEndpoint(async (httpRequest) => {
  const body = await readJson(httpRequest, maximumChatBodyBytes)
  const request = parseBody(chatRequestSchema, visibleTexts(body))
  const turn = await takeMessage(request, httpRequest.headers, deps)

  if (!wantsEvents(httpRequest)) {
    if (!('taken' in turn)) return turn
    return answerTurn(turn, deps, { signal: httpRequest.signal })
  }
  return eventStream(async ({ send, signal }) => {
    const say = (text: string) => {
      for (const piece of splitForStream(text)) send('delta', { text: piece })
    }
    if ('taken' in turn) {
      send('done', await answerTurn(turn, deps, { say, signal }))
    } else {
      say(turn.response)
      send('done', turn)
    }
  })
})
