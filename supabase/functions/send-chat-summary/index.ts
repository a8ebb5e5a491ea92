import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { parseEnv } from '../_shared/env.ts'
import { mailEnv } from '../_shared/mail/mail-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { runtimeEnv } from '../_shared/runtime-env.ts'
import { createHandler } from './handler.ts'
import { summaryEnv } from './summary-env.ts'

const env = parseEnv(
  {
    database: databaseEnv,
    mail: mailEnv,
    outbox: outboxEnv,
    client: clientEnv,
    summary: summaryEnv,
  },
  runtimeEnv(),
)
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.mail, env.outbox)

export default {
  fetch: createHandler({ database, outbox, client: env.client, summary: env.summary }),
}
