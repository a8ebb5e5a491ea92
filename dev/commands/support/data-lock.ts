import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../user-error.ts'

/** Tells who uses a data folder. */
export const pidFile = 'running.pid'

/** Process ids are reused, so the command has to be ours too. */
const isRunning = (pid: number) =>
  spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout?.includes(
    'cli.mjs',
  )

/**
 * Marks the data folder as used by this process until it ends. Fails if another copy uses it: two servers on one
 * PGlite folder would corrupt it.
 */
export function lockData(dataFolder: string): void {
  const file = join(dataFolder, pidFile)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : process.pid
  if (pid !== process.pid && isRunning(pid)) {
    throw new UserError(
      `Another copy (process ${pid}) uses ${dataFolder}. Stop it, or give this one its own folder: DATA_DIR=.data-2 PORT=5174 npm start`,
    )
  }
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
}
