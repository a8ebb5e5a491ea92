import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createHandler } from './handler.ts'

const env = readEnv({ database: databaseEnv })

export default { fetch: createHandler({ database: connectDatabase(env.database) }) }
