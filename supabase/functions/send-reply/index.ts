import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createOutbox } from '../_shared/outbox/outbox.ts'
import { createHandler } from './handler.ts'
import { databaseEnv, outboxEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, outbox: outboxEnv })
const outbox = createOutbox(connectDatabase(env.database), env.outbox)

export default { fetch: createHandler({ databaseEnv: env.database, outbox }) }
