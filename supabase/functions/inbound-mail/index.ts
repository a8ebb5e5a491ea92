import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { inboundEnv } from './env.ts'
import { createHandler } from './handler.ts'

const env = readEnv({ database: databaseEnv, inbound: inboundEnv })

export default { fetch: createHandler({ ...env, database: connectDatabase(env.database) }) }
