import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createHandler } from './handler.ts'
import { databaseEnv, inboundEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, inbound: inboundEnv })

export default { fetch: createHandler({ ...env, database: connectDatabase(env.database) }) }
