import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Once for all integration tests of a run: builds the site, and migrates the database that every test backend copies.
 * It runs beside the first tests; those that need it wait for it (prepared.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-backends-'))
  const preparing = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/build-backends.ts', folder],
    { stdio: 'inherit' },
  )
  process.env.PREPARED_BACKENDS = folder
  // Cheap password hashes: the accounts exist for one run.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  return async () => {
    preparing.kill()
    if (preparing.exitCode === null && preparing.signalCode === null) await once(preparing, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}
