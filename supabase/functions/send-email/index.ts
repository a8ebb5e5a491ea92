// Stores a lead (see handler.ts); the name is the specification's.
import { captchaEnv } from '../_shared/captcha/captcha.ts'
import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { leadEnv } from '../_shared/lead-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { createHandler } from './handler.ts'

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
