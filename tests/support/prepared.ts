import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { pause } from './processes.ts'

/**
 * Waits for a part of what prepare-backends.ts prepares; returns its path, or undefined if nothing is prepared, as
 * for benchmarks.
 */
export async function prepared(part: 'database' | 'site'): Promise<string | undefined> {
  const folder = process.env.PREPARED_BACKENDS
  if (!folder) return undefined
  const path = join(folder, part)
  while (!existsSync(path)) {
    const failure = join(folder, 'failed')
    if (existsSync(failure)) throw new Error(`not prepared: ${readFileSync(failure, 'utf8')}`)
    await pause(50)
  }
  return path
}

/** Copies the migrated database into a data folder of `npm start`, which finds the site built. */
export async function prepareData(dataFolder: string): Promise<void> {
  await prepared('site')
  const database = await prepared('database')
  if (database) await cp(database, join(dataFolder, 'postgres'), { recursive: true })
}
