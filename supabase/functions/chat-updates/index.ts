import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createHandler } from './handler.ts'
import { clientEnv, databaseEnv, updatesEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, updates: updatesEnv })

export default { fetch: createHandler({ ...env, database: connectDatabase(env.database) }) }
