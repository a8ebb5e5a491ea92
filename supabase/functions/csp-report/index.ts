import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { cspReportEnv } from './env.ts'
import { createHandler } from './handler.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, cspReport: cspReportEnv })

export default { fetch: createHandler({ ...env, database: connectDatabase(env.database) }) }
