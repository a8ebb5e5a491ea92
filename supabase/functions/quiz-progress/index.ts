import { quizProgressSchema } from '../_shared/contracts/quiz-progress.ts'
import { countHit } from '../_shared/count-hit.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { clientEnv, databaseEnv, quizProgressEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, client: clientEnv, limit: quizProgressEnv })
const database = connectDatabase(env.database)

/** Serves `POST /functions/v1/quiz-progress`: records a visitor's progress in the quiz. */
export default postEndpoint(async (request) => {
  const { runId, step, isSent } = parseBody(quizProgressSchema, await readJson(request, 1024))
  await countHit(database, 'quiz_progress', request, env.client, env.limit)
  await callDatabase(database.rpc('report_quiz_progress', { run_id: runId, step, is_sent: isSent }))
})
