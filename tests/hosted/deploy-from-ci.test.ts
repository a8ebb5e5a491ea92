import { readFileSync, readdirSync } from 'node:fs'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { envLine } from '../../dev/deploy/answers.ts'
import { asOwnerOfObjects, createProject } from '../db/support/bare-database.ts'
import { asRole, startCluster, type Cluster } from '../db/support/cluster.ts'
import { copyCheckout, type Checkout } from './support/checkout.ts'
import { documentedWorkflow, linesOn } from './support/documented-workflow.ts'
import {
  newProject,
  projectRef,
  startManagementApi,
  type ManagementApi,
} from './support/management-api.ts'
import type { CliRun } from './support/platform-cli.ts'

/* Runs the commands of the workflow in docs/deployment.md without a login or a terminal. */

const token = `sbp_${'1'.repeat(40)}`
const secrets = { CLIENT_HASH_SECRET: 'c'.repeat(64), NEWSLETTER_SECRET: 'n'.repeat(64) }
const answers = {
  PROJECT_REF: projectRef,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
  LEADS_TO: 'managers@kerege.example',
  MAIL_FROM: "O'Neill <site@kerege.example>",
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtps://user:of-the-mail@mx.kerege.example',
}

let cluster: Cluster
let database: string
let sql: Sql
let api: ManagementApi
let checkout: Checkout

beforeAll(async () => {
  cluster = await startCluster()
  database = await cluster.createDatabase('remote')
  await createProject(database)
  sql = postgres(database, { max: 1 })
  api = await startManagementApi(newProject(), (query) => sql.unsafe(query))
  checkout = await copyCheckout(api.url, `${asRole(database, 'postgres')}?sslmode=disable`)
})
afterAll(async () => {
  await checkout.remove()
  await api.close()
  await sql.end()
  await cluster.stop()
})
beforeEach(() => {
  api.requests.length = 0
})

/** Runs the job's lines until one fails, as its runner does, with the secrets that each is given. */
async function runJob(
  event: 'pull_request' | 'push',
  secret: Record<string, string>,
): Promise<CliRun> {
  let all: CliRun = { code: 0, output: '' }
  await asOwnerOfObjects(database, async () => {
    for (const { run, names } of linesOn(event)) {
      // The packages are there, beside the copy.
      if (run === 'npm ci' || all.code !== 0) continue
      const given = Object.fromEntries(names.map((name) => [name, secret[name] ?? '']))
      const { code, output } = await checkout.shell(run, { CI: 'true', ...given })
      all = { code, output: all.output + output }
    }
  })
  return all
}

const hosted = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => envLine(name, value))
    .join('')
const kept = hosted({ ...answers, ...secrets })

it('names scripts that exist, a Node that will do, and no secret but those of its environment', () => {
  const { concurrency, jobs } = documentedWorkflow
  const { environment, steps } = jobs.deploy
  const { scripts, engines } = z
    .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const lines = steps.flatMap(({ run = '' }) => run)
  for (const [, name = ''] of lines.join('\n').matchAll(/npm run (\S+)/g)) {
    expect(Object.keys(scripts)).toContain(name)
  }
  const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with
  expect(engines.node).toContain(`^${String(node?.['node-version'])}.`)
  expect(environment).toContain("'production' || 'preview'")
  // One that waits is taken back by the next of its group: a pull request must not take back a deployment.
  expect(concurrency).toContain('github.ref')
  const noNames: string[] = []
  expect(linesOn('push')).toEqual([
    { run: 'npm ci', names: noNames },
    { run: expect.stringContaining('.env.hosted'), names: ['ENV_HOSTED'] },
    { run: 'npm run deploy -- --yes', names: ['SUPABASE_ACCESS_TOKEN'] },
  ])
  expect(linesOn('pull_request').at(-1)).toEqual({
    run: 'npm run deploy -- --dry-run',
    names: noNames,
  })
  for (const [name, value] of steps.flatMap(({ env }) => Object.entries(env))) {
    expect(value).toBe(`\${{ secrets.${name} }}`)
  }
})

it('a pull request shows the plan, without a token, and changes nothing', async () => {
  const { code, output } = await runJob('pull_request', { ENV_HOSTED: kept })
  expect(code, output).toBe(0)
  expect(output).toContain('npx supabase db push --remote')
  expect(api.requests).toEqual([])
})

it.each([
  ['the token', { ENV_HOSTED: kept }, /SUPABASE_ACCESS_TOKEN/],
  ['the answers', { ENV_HOSTED: '', SUPABASE_ACCESS_TOKEN: token }, /lacks, or has wrong/],
  [
    'what a runner would make anew each time',
    { ENV_HOSTED: hosted(answers), SUPABASE_ACCESS_TOKEN: token },
    /lacks CLIENT_HASH_SECRET and NEWSLETTER_SECRET: deploy once from a machine/,
  ],
])('without %s nothing is changed', async (_, env, sentence) => {
  const { code, output } = await runJob('push', env)
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
  expect(api.changes()).toEqual([])
})

it('a push deploys by the token alone, asks nothing and shows no secret', async () => {
  const { code, output } = await runJob('push', { ENV_HOSTED: kept, SUPABASE_ACCESS_TOKEN: token })
  expect(code, output).toBe(0)
  const bearers = new Set(api.requests.map(({ headers }) => headers.get('authorization')))
  expect([...bearers]).toEqual([`Bearer ${token}`])
  const [row] = await sql`select count(*)::int from supabase_migrations.schema_migrations`
  expect(row?.count).toBe(readdirSync('supabase/migrations').length)
  const paths = api.changes().map(({ path }) => path.replace(/.*\/projects\/\w+\//, ''))
  expect(new Set(paths)).toEqual(
    new Set(['secrets', 'functions/deploy', 'functions', 'config/auth']),
  )
  expect(await checkout.builtWith()).toMatchObject({
    VITE_SUPABASE_URL: `https://${projectRef}.supabase.co`,
  })
  const commands = await checkout.commands()
  expect(commands.join('\n')).not.toContain('login')
  expect(output).not.toMatch(/\[y\/n\]/i)
  for (const secret of [token, 'of-the-mail', ...Object.values(secrets)]) {
    expect([output, ...commands].join('\n')).not.toContain(secret)
  }
})
