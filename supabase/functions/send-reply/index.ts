import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { parseEnv } from '../_shared/env.ts'
import { mailEnv } from '../_shared/mail/mail-env.ts'
import { createOutbox, outboxEnv } from '../_shared/outbox/outbox.ts'
import { runtimeEnv } from '../_shared/runtime-env.ts'
import { createHandler } from './handler.ts'

const env = parseEnv({ database: databaseEnv, mail: mailEnv, outbox: outboxEnv }, runtimeEnv())
const outbox = createOutbox(connectDatabase(env.database), env.mail, env.outbox)

export default { fetch: createHandler(env.database, outbox) }
