import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createHandler } from './handler.ts'
import { databaseEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv })

export default { fetch: createHandler({ database: connectDatabase(env.database) }) }
