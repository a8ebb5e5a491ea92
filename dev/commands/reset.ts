import { rm } from 'node:fs/promises'
import { lockData } from './support/data-lock.ts'
import { readSettings } from './support/settings.ts'

/** `npm run reset`: deletes the data of the local copy; the next start creates the demo data. */
export async function run(): Promise<void> {
  const { dataFolder } = readSettings()
  lockData(dataFolder)
  await rm(dataFolder, { recursive: true, force: true })
  console.log(`Cleared ${dataFolder}`)
}
