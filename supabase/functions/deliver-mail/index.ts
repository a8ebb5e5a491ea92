import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createOutbox } from '../_shared/outbox/outbox.ts'
import { createHandler } from './handler.ts'
import { closingEnv, databaseEnv, leadEnv, outboxEnv } from '../_shared/settings.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  lead: leadEnv,
  closing: closingEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

export default { fetch: createHandler({ ...env, databaseEnv: env.database, database, outbox }) }
