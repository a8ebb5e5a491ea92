import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Where a site says which release it is of. */
export const releaseFile = 'release.txt'

/**
 * What this checkout is a release of: the version and, in Git, the commit, marked if files were changed since:
 * `0.9.0+0123456789ab.changed`.
 */
export function releaseOf(): string {
  const args = ['describe', '--always', '--abbrev=12', '--exclude=*', '--dirty=.changed']
  const commit = spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
  return commit ? `${version}+${commit}` : version
}
