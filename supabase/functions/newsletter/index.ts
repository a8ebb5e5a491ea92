import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { newsletterEnv } from './env.ts'
import { createHandler } from './handler.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  newsletter: newsletterEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

export default { fetch: createHandler({ ...env, databaseEnv: env.database, database, outbox }) }
