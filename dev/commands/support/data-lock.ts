import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../user-error.ts'

const fileIn = (dataFolder: string) => join(dataFolder, 'running.pid')

/** Process ids are reused, so the command has to be ours too. */
const isRunning = (pid: number) =>
  spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout?.includes(
    'cli.mjs',
  )

/** Fails if another copy uses the data folder: two servers on one PGlite folder would corrupt it. */
export function requireUnusedData(dataFolder: string): void {
  if (!existsSync(fileIn(dataFolder))) return
  const pid = Number(readFileSync(fileIn(dataFolder), 'utf8'))
  if (pid !== process.pid && isRunning(pid)) {
    throw new UserError(
      `Another copy (process ${pid}) uses ${dataFolder}. Stop it, or give this one its own folder: DATA_DIR=.data-2 PORT=5174 npm start`,
    )
  }
}

/** Marks the data folder as used by this process until it ends. */
export function lockData(dataFolder: string): void {
  requireUnusedData(dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(fileIn(dataFolder), String(process.pid))
  process.once('exit', () => rmSync(fileIn(dataFolder), { force: true }))
}
