import { agrees } from '../ask.ts'
import { UserError } from '../user-error.ts'
import { isData, moveAside } from './support/data-folder.ts'
import { lockData } from './support/data-lock.ts'
import { readSettings } from './support/settings.ts'

/** `npm run reset`: moves the local data aside; the next start makes new demo data. `--yes` asks nothing. */
export async function run(args: readonly string[]): Promise<void> {
  const { dataFolder } = readSettings()
  if (!isData(dataFolder)) throw new UserError(`There is no data in ${dataFolder}.`)
  lockData(dataFolder)
  if (!args.includes('--yes') && !(await agrees(`Move ${dataFolder} aside and begin anew?`))) {
    throw new UserError('Nothing was changed. To be asked nothing: npm run reset -- --yes')
  }
  console.log(`The data is in ${await moveAside(dataFolder)} now. Delete it once it is not needed.`)
}
