import { catalogue } from '../_shared/catalogue/catalogue.ts'
import { searchCatalogue } from '../_shared/catalogue/search.ts'
import { createChatStore } from '../_shared/chat/chat-store.ts'
import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { parseEnv } from '../_shared/env.ts'
import { leadEnv } from '../_shared/lead-env.ts'
import { mailEnv } from '../_shared/mail/mail-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { runtimeEnv } from '../_shared/runtime-env.ts'
import { aiEnv } from './ai-env.ts'
import { chatEnv } from './chat-env.ts'
import { createHandler } from './handler.ts'
import { createModel } from './model/create-model.ts'
import { consult } from './rules/consult.ts'

const env = parseEnv(
  {
    database: databaseEnv,
    mail: mailEnv,
    outbox: outboxEnv,
    client: clientEnv,
    lead: leadEnv,
    chat: chatEnv,
    ai: aiEnv,
  },
  runtimeEnv(),
)
const database = connectDatabase(env.database)

// The first question builds the index: a tenth of a second that no visitor need wait for.
setTimeout(() => consult(catalogue, { message: '?', history: [], state: {} }))

export default {
  fetch: createHandler({
    store: createChatStore(database),
    outbox: createOutbox(database, env.mail, env.outbox),
    client: env.client,
    chat: env.chat,
    lead: env.lead,
    consult: (question) => consult(catalogue, question),
    model:
      env.ai &&
      createModel(
        env.ai,
        {
          catalogue,
          search: (query, limit) => searchCatalogue(query, limit).map(({ entry }) => entry),
        },
        env.lead.siteUrl,
      ),
  }),
}
