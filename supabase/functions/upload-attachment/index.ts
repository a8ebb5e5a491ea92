import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { createHandler } from './handler.ts'
import { clientEnv, databaseEnv, uploadEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, upload: uploadEnv })
const database = connectDatabase(env.database)

export default { fetch: createHandler({ ...env, databaseEnv: env.database, database }) }
