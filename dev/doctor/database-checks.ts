import { z } from 'zod'
import { deploymentStateSchema } from '../../supabase/functions/_shared/contracts/health.ts'
import { compareMigrations, whyForeign } from '../migrations/migrations.ts'
import { type Deployment, Finding, once, post, Unknown } from './deployment.ts'
import { explain } from './problems.ts'

const healthSchema = deploymentStateSchema.extend({
  migrations: z.array(z.object({ version: z.string(), hash: z.string() })),
})

const readState = once(async ({ api, secretKey }: Deployment) => {
  if (!secretKey)
    throw new Unknown('set SUPABASE_SECRET_KEY, and VITE_SUPABASE_URL with https, in .env.hosted')
  const answer = await post(`${api}/rest/v1/rpc/health`, secretKey, {})
  if (answer.status === 404) throw new Finding('no function health(): push the migrations')
  if (!answer.ok) throw new Finding(`the database answers ${answer.status}: ${await answer.text()}`)
  const health = healthSchema.safeParse(await answer.json())
  if (health.success) return health.data
  throw new Finding('the database is of another version than this checkout: push the migrations')
})

/** The state, and its problems of one part. */
async function findProblems(deployment: Deployment, part: string) {
  const state = await readState(deployment)
  const found = state.problems.filter((problem) => problem.part === part)
  return { state, found }
}

export async function checkMigrations(deployment: Deployment): Promise<string> {
  const { release, migrations } = await readState(deployment)
  const difference = compareMigrations(migrations)
  const why = whyForeign(difference)
  if (why) throw new Finding(`the database ${why}`)
  const { pending } = difference
  if (pending.length > 0) {
    const names = pending.map(({ file }) => file).join(', ')
    throw new Finding(`the database is of ${release} and lacks ${names}: push the migrations`)
  }
  return `all ${migrations.length} of them, the database is of ${release}`
}

export async function checkMail(deployment: Deployment): Promise<string> {
  const { state, found } = await findProblems(deployment, 'mail')
  if (found.length > 0) throw new Finding(found.map(explain).join('; '))
  const { failed_mails: failed, last_sent_at: last } = state
  if (failed > 0) {
    throw new Finding(`${failed} mails failed in two days: see the outbox's last_error`)
  }
  return last ? `last sent ${last.toISOString()}` : 'none sent yet: send a lead'
}

const jobs = ['deliver-mail', 'prune-old-data']

type State = z.output<typeof healthSchema>

/**
 * Whether the schedule's calls do not arrive, long before it counts as silent: after five minutes without one it calls
 * every half minute.
 */
function isRefused({ now, schedule_called_at: calledAt, last_call: call }: State): boolean {
  const isLate = calledAt != null && now.getTime() - calledAt.getTime() > 6 * 60_000
  return isLate && call != null && call.status !== 200
}

/** Why a schedule that is there does not reach the function. */
function whySilent({ last_call: call }: State): string {
  if (call?.error) return `; its last request failed: ${call.error}. Look at the secret project_url`
  if (call?.status === 401) return '; its key is refused: renew the secret deliver_mail_key'
  if (call?.status) return `; its last request was answered ${call.status}`
  return '; see cron.job_run_details'
}

export async function checkCron(deployment: Deployment): Promise<string> {
  const { state, found } = await findProblems(deployment, 'schedule')
  const missing = state.jobs ? jobs.filter((name) => !state.jobs?.includes(name)) : []
  if (missing.length > 0) throw new Finding(`not scheduled: ${missing.join(' and ')}`)
  if (found.length > 0) {
    const isSilent = found.some(({ kind }) => kind === 'silent')
    throw new Finding(found.map(explain).join('; ') + (isSilent ? whySilent(state) : ''))
  }
  if (isRefused(state))
    throw new Finding(`the schedule does not reach deliver-mail${whySilent(state)}`)
  const late = state.problems.find(({ part }) => part === 'retention')
  if (late) throw new Finding(explain(late))
  const last = state.last_retention_at
  return last ? `last deletion ${last.toISOString()}` : 'the first deletion is to come'
}

export async function checkSize(deployment: Deployment): Promise<string> {
  const { state, found } = await findProblems(deployment, 'database')
  if (found.length > 0) throw new Finding(found.map(explain).join('; '))
  const { database_mb: size, database_limit_mb: limit } = state
  return limit
    ? `${size} of ${limit} MB`
    : `${size} MB; DATABASE_LIMIT_MB tells how many there may be`
}

export async function checkAdmins(deployment: Deployment): Promise<string> {
  const { admins, admins_with_factor: withFactor } = await readState(deployment)
  if (admins === 0) throw new Finding('there is no admin: make one')
  if (withFactor === null) return `${admins}; the platform has no second factors`
  if (withFactor === 0) throw new Finding('no admin has a second factor')
  return `${withFactor} of ${admins} with a second factor`
}
