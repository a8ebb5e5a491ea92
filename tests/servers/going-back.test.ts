import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { promises } from '../../src/content/company.ts'
import { workingHours } from '../../src/content/working-hours.ts'
import { formerRelease } from '../db/releases/releases.ts'
import { freePort, startNode } from '../support/processes.ts'

/*
 * A deploy migrates the database first, and going back deploys the last version's functions and pages again: the last
 * release's own tests pass on the new database. They run in a checkout of it, which has the present migrations.
 */

/** Tests of functions; none that looks into a column which a later migration has rewritten (tests/db/upgrade/losses.ts). */
const files = [
  ...['newsletter', 'newsletter-issue', 'quiz-progress', 'csp-report', 'recover-factor', 'consent'],
  ...['inbound-mail/signed-webhook', 'inbound-mail/attachments'],
].map((name) => `tests/integration/${name}.test.ts`)
/** Not the chat's rating: 0.9.0 looks for a chat by its browser's id, which is stored no more (CHANGELOG.md). */
const journeys = [
  'tests/e2e/leads/journey.spec.ts',
  'tests/e2e/inbox/reply.spec.ts',
  'tests/e2e/account/customer-requests.spec.ts',
  'tests/e2e/chat/person.spec.ts',
]

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

// Nothing to go back from otherwise: the database is the release's own.
describe.skipIf(!formerRelease)(`${formerRelease?.version} on this database`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerege-last-release-'))

  beforeAll(() => {
    // The commit that made the release was the last to write into its folder; a checkout without history has none.
    const recorded = `tests/db/releases/${formerRelease?.version}`
    const commit = git('log', '-1', '--format=%H', '--', recorded)
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    rmSync(join(folder, 'supabase/migrations'), { recursive: true })
    const migrations = join(folder, 'supabase/migrations')
    cpSync('supabase/migrations', migrations, { recursive: true })
    // The last release does not tell its hours: a database that has served the present one knows them.
    writeFileSync(
      join(migrations, '99990101000000_hours.sql'),
      `select public.note_schedule(null, '${JSON.stringify(workingHours)}', '${JSON.stringify(promises)}');`,
    )
  })
  afterAll(() => git('worktree', 'remove', '--force', folder))

  const run = async (program: string, args: string[], env: Record<string, string> = {}) => {
    const started = startNode([resolve('node_modules', program), ...args], env, folder)
    return { code: await started.exited, output: started.output() }
  }

  it('its functions work', async () => {
    const { code, output } = await run('vitest/vitest.mjs', [
      'run',
      '--project=integration',
      ...files,
    ])
    expect(code, output).toBe(0)
  }, 600_000)

  it('its pages work', async () => {
    const env = { E2E_PORT: String(await freePort()) }
    const { code, output } = await run('playwright/cli.js', ['test', ...journeys], env)
    expect(code, output).toBe(0)
  }, 600_000)
})
