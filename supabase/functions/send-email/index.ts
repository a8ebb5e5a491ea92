// Stores a lead (see handler.ts); the name is the specification's.
import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createOutbox } from '../_shared/outbox/outbox.ts'
import { createHandler } from './handler.ts'
import { captchaEnv, clientEnv, databaseEnv, leadEnv, outboxEnv } from '../_shared/settings.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  lead: leadEnv,
  captcha: captchaEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

export default { fetch: createHandler({ ...env, database, outbox }) }
