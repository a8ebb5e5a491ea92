import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsFile } from '../../dev/deploy/steps.ts'
import { asOwnerOfObjects, createProject } from '../db/support/bare-database.ts'
import { asRole, startCluster, type Cluster } from '../db/support/cluster.ts'
import { copyCheckout, type Checkout } from './support/checkout.ts'
import {
  newProject,
  projectRef,
  readDeployment,
  startManagementApi,
  type ManagementApi,
} from './support/management-api.ts'
import type { CliRun } from './support/platform-cli.ts'

/* `npm run deploy` from login to build, in a copy of the checkout; each test goes on where the last one ended. */

const token = `sbp_${'0'.repeat(40)}`
const smtpUrl = 'smtps://user:of-the-mail@mx.kerege.example'
const typed = {
  PROJECT_REF: projectRef,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
  LEADS_TO: 'managers@kerege.example',
  MAIL_FROM: 'Kerege <site@kerege.example>',
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: smtpUrl,
}
const functions = readdirSync('supabase/bundled')
const migrations = readdirSync('supabase/migrations').length

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

const answersFile = () => join(checkout.folder, '.env.hosted')
const readAnswers = async () => parseEnv(await readFile(answersFile(), 'utf8'))

/** Deploys unattended, and answers what of the platform was changed. */
async function deploy(): Promise<CliRun & { changes: string[] }> {
  api.requests.length = 0
  let ended: CliRun | undefined
  await asOwnerOfObjects(database, async () => {
    ended = await checkout.deploy('--yes')
  })
  if (!ended) throw new Error('not run')
  expect(existsSync(join(checkout.folder, secretsFile))).toBe(false)
  const changes = api
    .changes()
    .map(({ method, path }) => `${method} ${path.replace(`/v1/projects/${projectRef}/`, '')}`)
  return { ...ended, changes }
}

const applied = async () => {
  const [row] = await sql`select count(*)::int from supabase_migrations.schema_migrations`
  return row?.count
}

const uploads = functions.map(() => 'POST functions/deploy')

it('without answers and without a terminal it names what is missing, and changes nothing', async () => {
  const { code, output } = await checkout.deploy('--yes')
  expect(code).toBe(1)
  for (const name of Object.keys(typed).slice(0, 5)) expect(output).toContain(`${name}: `)
  expect(existsSync(answersFile())).toBe(false)
  expect(api.requests).toEqual([])
})

it('on a terminal it asks for each setting once, again where an answer is none, and keeps them', async () => {
  const { PROJECT_REF, ...others } = typed
  const lines = ['kerege', PROJECT_REF, ...Object.values(others)]
  const { code, output } = await checkout.deployByHand(lines, '--dry-run')
  expect(code, output).toBe(0)
  expect(output.match(/Reference of the Supabase project/g)).toHaveLength(2)
  expect(output.match(/not of that form/g)).toHaveLength(1)
  expect(output.match(/SMTP server, smtps:/g)).toHaveLength(1)
  const answers = await readAnswers()
  expect(answers).toEqual({
    ...typed,
    SITE_URL: 'https://kerege.example',
    CLIENT_HASH_SECRET: expect.stringMatching(/^\w{64}$/),
    NEWSLETTER_SECRET: expect.stringMatching(/^\w{64}$/),
  })
  expect((await stat(answersFile())).mode & 0o777).toBe(0o600)

  const { code: declined, output: again } = await checkout.deployByHand(['n'])
  expect(declined).toBe(1)
  expect(again).not.toContain('Reference of')
  expect(again).toContain('Nothing was changed.')
  expect(await readAnswers()).toEqual(answers)
  expect(api.requests).toEqual([])
})

it('who leaves in the middle is told that nothing was changed', async () => {
  const answers = await readFile(answersFile(), 'utf8')
  await writeFile(answersFile(), '')
  const { code, output } = await checkout.deployByHand([projectRef])
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/Nothing was changed\.\s*$/),
  })
  expect(output).not.toContain('AbortError')
  await writeFile(answersFile(), answers)
})

it('refuses another address than the content names', async () => {
  const answers = await readFile(answersFile(), 'utf8')
  await writeFile(answersFile(), answers.replace('https://kerege.example', 'https://studio.test'))
  const { code, output } = await checkout.deploy('--yes')
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/studio\.test.*company\.ts.*kerege\.example/),
  })
  await writeFile(answersFile(), answers)
})

describe('a captcha', () => {
  const withAnswers = async (lines: string) => {
    const answers = await readFile(answersFile(), 'utf8')
    await writeFile(answersFile(), `${answers}${lines}`)
    const run = await checkout.deploy('--dry-run')
    await writeFile(answersFile(), answers)
    return run
  }

  it('of the functions is none without the site’s', async () => {
    const { code, output } = await withAnswers("CAPTCHA='turnstile:secret'\n")
    expect([code, output]).toEqual([1, expect.stringMatching(/VITE_CAPTCHA: Captcha of the site/)])
  })

  it('is of one provider', async () => {
    const lines = "CAPTCHA='turnstile:secret'\nVITE_CAPTCHA='hcaptcha:site'\n"
    const { code, output } = await withAnswers(lines)
    expect([code, output]).toEqual([1, expect.stringMatching(/of hcaptcha, CAPTCHA of turnstile/)])
  })

  it('that Auth asks for is one of the site, too', async () => {
    const file = join(checkout.folder, 'supabase/config.toml')
    const config = await readFile(file, 'utf8')
    await writeFile(file, config.replace('# [auth.captcha]\n# enabled', '[auth.captcha]\nenabled'))
    const { code, output } = await checkout.deploy('--dry-run')
    await writeFile(file, config)
    expect([code, output]).toEqual([1, expect.stringMatching(/VITE_CAPTCHA: Captcha of the site/)])
  })

  it('is built in at every deployment, with the API’s own domain; no secret is shown', async () => {
    const { code, output } = await withAnswers(
      [
        "CAPTCHA='turnstile:of-the-captcha'",
        "VITE_CAPTCHA='turnstile:site'",
        "VITE_SUPABASE_URL='https://api.kerege.example'",
        "SUPABASE_AUTH_SMTP_PASS='of-the-smtp'\n",
      ].join('\n'),
    )
    expect(code, output).toBe(0)
    expect(output).toContain('VITE_CAPTCHA=turnstile:site npm run')
    expect(output).toContain('VITE_SUPABASE_URL=https://api.kerege.example ')
    expect(output).toContain('SUPABASE_AUTH_SMTP_PASS=… npx supabase config push')
    expect(output).not.toMatch(/of-the-(captcha|smtp)/)
  })
})

it('without a sign-in it ends at the first step', async () => {
  const { code, output, changes } = await deploy()
  expect(code).toBe(1)
  expect(output).toContain('supabase login')
  expect(changes).toEqual([])

  const signedIn = await checkout.run('npx', 'supabase', 'login', '--token', token)
  expect(signedIn.code, signedIn.output).toBe(0)
})

it.each([
  { request: 'POST v1/functions/deploy', status: 403, step: 'Deploy the functions' },
  { request: 'PATCH v1/config/auth', status: 500, step: 'Set up Auth' },
])('it ends with one sentence where $step fails', async ({ request, status, step }) => {
  api.failures.set(request, status)
  const { code, output, changes } = await deploy()
  api.failures.clear()
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1), output).toMatch(
    new RegExp(`^«${step}» failed, see above.* again: what is done stays done\\.$`),
  )
  expect(changes.at(-1)).toBe(request.replace('v1/', ''))
  expect(await applied()).toBe(migrations)
  expect(api.config.auth.jwt_exp).toBe(3600)
  expect(await checkout.builtWith()).toBeUndefined()
})

it('run again it completes, repeats no migration, and shows no secret', async () => {
  await sql`insert into public.customers (name, email) values ('Customer', 'kept@example.com')`
  await writeFile(join(checkout.folder, 'commands'), '')
  const { code, output, changes } = await deploy()
  expect(code, output).toBe(0)
  expect(changes).toEqual(['POST secrets', ...uploads, 'PUT functions', 'PATCH config/auth'])
  expect(await applied()).toBe(migrations)
  expect(await sql`select 1 from public.customers where email = 'kept@example.com'`).toHaveLength(1)
  expect(api.config.auth).toMatchObject({ site_url: 'https://kerege.example', jwt_exp: 600 })
  expect(
    api.requests.every(({ headers }) => headers.get('authorization') === `Bearer ${token}`),
  ).toBe(true)

  const answers = await readAnswers()
  const sent: { name: string; value: string }[] = JSON.parse(api.changes()[0]?.body ?? '[]')
  expect(Object.fromEntries(sent.map(({ name, value }) => [name, value]))).toMatchObject({
    SMTP_URL: smtpUrl,
    CLIENT_HASH_SECRET: answers.CLIENT_HASH_SECRET,
    LEADS_TO: 'managers@kerege.example',
  })
  // Each says its own, so that those of a deployment that fails go on saying theirs.
  const [, release] = /^Release (\S+),/m.exec(output) ?? []
  const deployed = await Promise.all(
    api
      .changes()
      .filter(({ path }) => path.endsWith('/functions/deploy'))
      .map(readDeployment),
  )
  for (const { metadata, files } of deployed) {
    expect(files[0]?.text, metadata.name).toContain(`release = "${release}";`)
  }
  const commands = await checkout.commands()
  expect(commands).toEqual([
    'npm run -s deploy -- --yes',
    `npx supabase link --project-ref ${projectRef}`,
    expect.stringMatching(/^npx supabase db query --remote --read-only .* is_there$/),
    expect.stringMatching(/^npx supabase db query --remote --read-only .*schema_migrations$/),
    'npx supabase secrets set --env-file .cache/functions.env --yes',
    'npx supabase db push --remote --yes',
    'npm run -s build:functions',
    'npx supabase functions deploy --use-api --yes',
    'npx supabase config diff',
    'npx supabase config push --yes',
    'npm run -s build',
    'npm run sbom',
  ])
  const seen = [output, ...commands].join('\n')
  for (const secret of ['of-the-mail', answers.CLIENT_HASH_SECRET, answers.NEWSLETTER_SECRET]) {
    expect(secret).toBeTruthy()
    expect(seen).not.toContain(secret)
  }

  expect(await checkout.builtWith()).toMatchObject({
    VITE_SUPABASE_URL: `https://${projectRef}.supabase.co`,
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
  })
  expect(existsSync(join(checkout.folder, '.cache/sbom.cdx.json'))).toBe(true)
})

describe('of a later version', () => {
  const next = () => join(checkout.folder, 'supabase/migrations/30000101000000_next.sql')
  const add = 'alter table public.emails add column next text;'
  const remove = 'alter table public.emails drop column tags;'

  it('it shows what the migrations to come do, asks for a backup, and changes nothing without one', async () => {
    await writeFile(next(), `${add}\n${remove}\n`)
    const { code, output } = await checkout.deployByHand(['y', 'n'])
    expect(code).toBe(1)
    expect(output).toContain('30000101000000_next.sql: 1 additions, 0 changes, 1 removals')
    expect(output).toContain(remove.slice(0, -1))
    expect(output).toContain('Make a backup first')
    expect(output).toContain('Nothing was changed')
    expect(await applied()).toBe(migrations)
  })

  it('it goes on where it stopped', async () => {
    await writeFile(next(), `${add}\nselect 1 / 0;\n`)
    const { code, output } = await deploy()
    expect([code, output]).toEqual([1, expect.stringContaining('«Migrate the database» failed')])
    expect(await applied()).toBe(migrations)
    expect(await sql`select from information_schema.columns where column_name = 'next'`).toEqual([])

    await writeFile(next(), add)
    expect((await deploy()).code).toBe(0)
    expect(await applied()).toBe(migrations + 1)
  })

  it.each([
    ['has migrations that this checkout lacks', () => rm(next())],
    ['has other migrations under the names', () => writeFile(next(), remove)],
  ])('it stops before a database that %s', async (sentence, change) => {
    await change()
    const { code, output, changes } = await deploy()
    await writeFile(next(), add)
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
    expect(changes).toEqual([])
  })
})
