import { verifyAuth } from '@supabase/server/core'
import type { z } from 'zod'
import {
  deploymentStateSchema,
  type healthAnswerSchema,
  type Problem,
} from '../_shared/contracts/health.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { getEndpoint, jsonResponse } from '../_shared/http/endpoint.ts'
import { release } from '../_shared/log/log.ts'
import { captchaEnv, databaseEnv, outboxEnv } from '../_shared/settings.ts'

// All that deliver-mail needs, so that a setting it would not start with is seen here, too.
const env = readEnv({ database: databaseEnv, outbox: outboxEnv, captcha: captchaEnv })
const database = connectDatabase(env.database)

/** In milliseconds: anybody may ask, and the database counts. */
const keptMs = 15_000
let kept: { until: number; problems: Promise<Problem[]> } | undefined

const readProblems = async () =>
  deploymentStateSchema.parse(await callDatabase(database.rpc('health'))).problems

function problemsNow(): Promise<Problem[]> {
  if (kept && Date.now() < kept.until) return kept.problems
  const problems = readProblems()
  kept = { until: Date.now() + keptMs, problems }
  problems.catch(() => (kept = undefined))
  return problems
}

/** The domain of a sender, `Name <address>` or a bare address. */
const senderDomain = (from: string) =>
  from
    .slice(from.lastIndexOf('@') + 1)
    .replace('>', '')
    .trim()
    .toLowerCase()

/**
 * Serves `GET /functions/v1/health` for uptime monitors: 200 if all is well, 503 with the names of what is not, or
 * without a database. A secret key (header `apikey`) is told the causes as well, and how the functions are set, which doctor compares.
 */
export default getEndpoint(async (request) => {
  const problems = await problemsNow()
  const { error } = await verifyAuth(request, { auth: 'secret:*', env: env.database })
  const answer: z.input<typeof healthAnswerSchema> = {
    ok: problems.length === 0,
    release,
    problems: problems.map(({ part, kind }) => `${part} ${kind}`),
    ...(!error && {
      functions: {
        mail: { transport: env.outbox.MAIL_TRANSPORT, domain: senderDomain(env.outbox.MAIL_FROM) },
        captcha: env.captcha?.name ?? null,
        problems,
      },
    }),
  }
  return jsonResponse(answer, answer.ok ? 200 : 503)
})
