import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UserError } from '../user-error.ts'
import { copyData, isData, moveAside } from './support/data-folder.ts'
import { lockData } from './support/data-lock.ts'
import { readSettings } from './support/settings.ts'

/**
 * `npm run restore -- <folder>`: puts a backup in the place of the local data, which is moved aside. The next start
 * upgrades a backup of an earlier version.
 */
export async function run([source]: readonly string[]): Promise<void> {
  if (!source) throw new UserError('Usage: npm run restore -- <folder of a backup>')
  const backup = resolve(source)
  if (!isData(backup)) throw new UserError(`${backup} is no folder of npm run backup.`)
  const { dataFolder } = readSettings()
  lockData(dataFolder)
  const restored = `${dataFolder}.restored`
  // An interrupted run leaves it behind.
  await rm(restored, { recursive: true, force: true })
  await copyData(backup, restored)
  const aside = isData(dataFolder) ? await moveAside(dataFolder) : undefined
  await rm(dataFolder, { recursive: true, force: true })
  await rename(restored, dataFolder)
  console.log(`Restored ${dataFolder}.${aside ? ` What was there is in ${aside} now.` : ''}`)
}
