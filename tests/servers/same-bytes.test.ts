import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSiteIn } from './support/build-site.ts'

/** What a folder holds, by name. */
async function digest(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const pairs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [
      path.slice(folder.length),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

it('two builds give the same bytes, whatever the clock, the time zone and the language say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-build-'))
  try {
    await buildSiteIn(folder, { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8' })
    expect(await digest(join(folder, 'dist'))).toEqual(await digest('dist'))
    expect(await digest(join(folder, '.cache/hosting'))).toEqual(await digest('.cache/hosting'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
