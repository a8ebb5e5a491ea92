import { clientEnv } from '../_shared/client-hash.ts'
import { connectDatabase, databaseEnv } from '../_shared/database.ts'
import { parseEnv } from '../_shared/env.ts'
import { runtimeEnv } from '../_shared/runtime-env.ts'
import { quizProgressEnv } from './dependencies.ts'
import { createHandler } from './handler.ts'

const env = parseEnv(
  { database: databaseEnv, client: clientEnv, limits: quizProgressEnv },
  runtimeEnv(),
)

export default {
  fetch: createHandler({
    database: connectDatabase(env.database),
    client: env.client,
    limits: env.limits,
  }),
}
