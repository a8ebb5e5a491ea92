import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { leadEnv } from '../_shared/lead-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { closingEnv } from './close-chats.ts'
import { createHandler } from './handler.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  lead: leadEnv,
  closing: closingEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

export default { fetch: createHandler({ ...env, databaseEnv: env.database, database, outbox }) }
