import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSupabase } from '../../dev/backend/supabase.ts'
import { buildSite } from '../../dev/commands/support/build.ts'

/**
 * Once for all integration tests of a run: migrates the database that every test backend begins with a
 * copy of, and builds the site, which tests that start it side by side would do in one folder.
 */
export default async function setup(): Promise<() => Promise<void>> {
  buildSite()
  const folder = await mkdtemp(join(tmpdir(), 'kerege-prepared-'))
  const { close } = await startSupabase({
    database: { kind: 'pglite', folder },
    storageFolder: join(folder, 'storage'),
    siteUrl: 'http://127.0.0.1',
    publishableKey: 'unused',
    secretKey: 'unused',
    jwtSecret: 'unused',
    sendEmail: async () => undefined,
  })
  await close()
  process.env.PREPARED_DATABASE = folder
  return () => rm(folder, { recursive: true })
}
