import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { mutualFolders } from './mutual-folders.js'

/** The pairs among files with these imports, each named relative to their common folder. */
function pairsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'mutual-folders-'))
  for (const [path, specifier] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `import { one } from '${specifier}'\n`)
  }
  return mutualFolders(root).map(({ target, from }) =>
    [target, from].map((side) => side.replace(`./${root}/`, '')).join(' < '),
  )
}

it('finds folders that import each other, however deep the files lie', () => {
  expect(pairsIn({ 'one/a.ts': '../two/b', 'two/in/c.tsx': '../../one/a' })).toEqual([
    'one/**/* < two/**/*',
    'two/**/* < one/**/*',
  ])
})

it('finds files that import a folder which imports them', () => {
  expect(pairsIn({ 'a.ts': './one/b', 'one/b.ts': '../c' })).toEqual([
    '*.* < one/**/*',
    'one/**/* < *.*',
  ])
})

it('allows one direction, a circle within a folder, and what tests import', () => {
  const files = { 'one/a.ts': '../two/b', 'two/b.ts': './c', 'two/c.test.ts': '../one/a' }
  expect(pairsIn(files)).toEqual([])
})
