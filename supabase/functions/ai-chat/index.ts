import { catalogue } from '../_shared/catalogue/catalogue.ts'
import { createChatStore } from '../_shared/chat/chat-store.ts'
import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { leadEnv } from '../_shared/lead-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { chatEnv } from './env.ts'
import { createHandler } from './handler.ts'
import { createLlm } from './llm/answer-with-llm.ts'
import { openPurse } from './llm/llm-budget.ts'
import { llmEnv } from './llm/llm-env.ts'
import { consult } from './rules/consult.ts'
import { searchCatalogue } from './search/find.ts'

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
const outbox = createOutbox(database, env.outbox)
const search = (query: string, limit: number) => searchCatalogue(catalogue, query, limit)

// Builds the search index, which takes a tenth of a second, before the first visitor asks.
setTimeout(() => consult(catalogue, { message: '?', history: [], state: {} }))

export default {
  fetch: createHandler({
    ...env,
    outbox,
    store: createChatStore(database),
    consult: (question) => consult(catalogue, question),
    openPurse: llm && ((clientHash) => openPurse(database, llm, clientHash)),
    llm: llm && createLlm(llm, { catalogue, search }, env.lead.siteUrl),
  }),
}
