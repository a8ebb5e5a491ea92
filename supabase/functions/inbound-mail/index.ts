import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { parseEnv } from '../_shared/env.ts'
import { runtimeEnv } from '../_shared/runtime-env.ts'
import { createHandler } from './handler.ts'
import { inboundEnv } from './inbound-env.ts'

const env = parseEnv({ database: databaseEnv, inbound: inboundEnv }, runtimeEnv())

export default {
  fetch: createHandler({ database: connectDatabase(env.database), inbound: env.inbound }),
}
