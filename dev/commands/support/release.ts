import { spawnSync } from 'node:child_process'

/** The commit that is deployed; undefined outside a Git checkout. */
export const releaseOf = (): string | undefined =>
  spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ||
  undefined
