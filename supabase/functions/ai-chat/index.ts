import { createAssistant } from '../../../assistant/answer.ts'
import { createChatStore } from '../_shared/chat/chat-store.ts'
import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createOutbox } from '../_shared/outbox/outbox.ts'
import { createHandler } from './handler.ts'
import { openPurse } from './llm-budget.ts'
import { chatEnv, clientEnv, databaseEnv, leadEnv, llmEnv, outboxEnv } from '../_shared/settings.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  lead: leadEnv,
  chat: chatEnv,
  llm: llmEnv,
})
const database = connectDatabase(env.database)
const { llm } = env
const { siteUrl } = env.lead
const assistant = createAssistant({ llm, siteUrl, remembers: env.chat.history })

setTimeout(assistant.warmUp)

export default {
  fetch: createHandler({
    ...env,
    assistant,
    outbox: createOutbox(database, env.outbox),
    store: createChatStore(database),
    llmTimeoutMs: llm?.timeoutMs ?? 0,
    openPurse: llm && ((clientHash) => openPurse(database, llm, clientHash)),
  }),
}
