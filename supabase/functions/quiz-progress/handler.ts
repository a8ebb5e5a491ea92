import { hashClient } from '../_shared/client-hash.ts'
import {
  maximumQuizProgressBodyBytes,
  quizProgressSchema,
} from '../_shared/contracts/quiz-progress.ts'
import { databaseTimeoutMs } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { parseBody } from '../_shared/http/parse-body.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { rateLimited } from '../_shared/http/rate-limited.ts'
import { readJson } from '../_shared/http/read-json.ts'
import type { Dependencies } from './dependencies.ts'

/** Serves `POST /functions/v1/quiz-progress`: notes how far a visitor has come in the quiz. */
export const createHandler = ({ database, client, limits }: Dependencies) =>
  postEndpoint(async (request) => {
    const body = await readJson(request, maximumQuizProgressBodyBytes)
    const { runId, step, isSent } = parseBody(quizProgressSchema, body)
    const result = await database
      .rpc('report_quiz_progress', {
        run_id: runId,
        step,
        is_sent: isSent,
        client_hash: await hashClient(request.headers, client),
        max_per_window: limits.limit,
        window_seconds: limits.windowSeconds,
      })
      .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
    if (result.error) throw databaseError(result)
    if (result.data > 0) throw rateLimited(result.data)
    return jsonResponse({ ok: true })
  })
