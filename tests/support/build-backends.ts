/* The process of prepare-backends.ts: files missing from its folder are not ready yet. */
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSupabase } from '../../dev/backend/supabase.ts'
import { buildSite } from '../../dev/commands/support/build.ts'

const [folder = ''] = process.argv.slice(2)
try {
  const { close } = await startSupabase({
    database: { kind: 'pglite', folder: join(folder, 'migrating') },
    storageFolder: join(folder, 'storage'),
    siteUrl: 'http://127.0.0.1',
    publishableKey: 'unused',
    secretKey: 'unused',
    jwtSecret: 'unused',
    sendEmail: async () => undefined,
  })
  await close()
  await rename(join(folder, 'migrating'), join(folder, 'database'))
  await buildSite()
  await writeFile(join(folder, 'site'), '')
} catch (error) {
  await writeFile(join(folder, 'failed'), String(error))
  throw error
}
