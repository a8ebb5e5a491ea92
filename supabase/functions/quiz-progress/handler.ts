import { hashClient } from '../_shared/client-hash.ts'
import {
  maximumQuizProgressBodyBytes,
  quizProgressSchema,
} from '../_shared/contracts/quiz-progress.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { rateLimited } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import type { ClientEnv, LimitSettings } from '../_shared/settings.ts'

type Dependencies = {
  database: AdminClient
  client: ClientEnv
  quizProgress: LimitSettings
}

/** Serves `POST /functions/v1/quiz-progress`: records a visitor's progress in the quiz. */
export const createHandler = ({ database, client, quizProgress }: Dependencies) =>
  postEndpoint(async (request) => {
    const body = await readJson(request, maximumQuizProgressBodyBytes)
    const { runId, step, isSent } = parseBody(quizProgressSchema, body)
    const retryAfterSeconds = await callDatabase(
      database.rpc('report_quiz_progress', {
        run_id: runId,
        step,
        is_sent: isSent,
        client_hash: await hashClient(request.headers, client),
        max_per_window: quizProgress.limit,
        window_seconds: quizProgress.windowSeconds,
      }),
    )
    if (retryAfterSeconds > 0) throw rateLimited(retryAfterSeconds)
    return jsonResponse({ ok: true })
  })
