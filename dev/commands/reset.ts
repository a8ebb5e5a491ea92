import { rm } from 'node:fs/promises'
import { requireUnusedData } from './support/data-lock.ts'
import { readSettings } from './support/settings.ts'

/** `npm run reset`: deletes the data of the local copy; the next start creates the demo data. */
export async function run(): Promise<void> {
  const { dataFolder } = readSettings()
  requireUnusedData(dataFolder)
  await rm(dataFolder, { recursive: true, force: true })
  console.log(`Cleared ${dataFolder}`)
}
