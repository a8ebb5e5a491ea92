import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { parseEnv } from '../_shared/env.ts'
import { mailEnv } from '../_shared/mail/mail-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { runtimeEnv } from '../_shared/runtime-env.ts'
import { createHandler } from './handler.ts'
import { leadEnv } from '../_shared/lead-env.ts'

const env = parseEnv(
  { database: databaseEnv, mail: mailEnv, outbox: outboxEnv, client: clientEnv, lead: leadEnv },
  runtimeEnv(),
)
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.mail, env.outbox)

export default { fetch: createHandler({ database, outbox, client: env.client, lead: env.lead }) }
