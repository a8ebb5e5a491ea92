import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { uploadEnv } from './env.ts'
import { createHandler } from './handler.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, upload: uploadEnv })
const database = connectDatabase(env.database)

export default { fetch: createHandler({ ...env, databaseEnv: env.database, database }) }
