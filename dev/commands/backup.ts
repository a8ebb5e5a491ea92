import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../user-error.ts'
import { copyData, isData } from './support/data-folder.ts'
import { lockData } from './support/data-lock.ts'
import { readSettings } from './support/settings.ts'

/** `npm run backup -- <folder>`: copies the local installation (database, files, mailbox, keys) into a new folder. */
export async function run([target]: readonly string[]): Promise<void> {
  if (!target || target.startsWith('-')) {
    throw new UserError(
      'Usage: npm run backup -- <new folder>. It copies what npm start has; how a project or a stack is backed up: docs/operations.md, Backups.',
    )
  }
  const { dataFolder } = readSettings()
  if (!isData(dataFolder)) throw new UserError(`There is no data in ${dataFolder}.`)
  const folder = resolve(target)
  if (existsSync(folder)) throw new UserError(`${folder} is there already: name a new folder.`)
  lockData(dataFolder)
  await copyData(dataFolder, folder)
  console.log(`Copied ${dataFolder} to ${folder}. It holds personal data and keys.`)
}
