import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { importCircles, mutualFolders } from './import-directions.js'

/** A folder of files with these imports. */
function write(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'import-directions-'))
  for (const [path, specifier] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `import type { one } from '${specifier}'\n`)
  }
  return root
}

/** The zones found in it, each named relative to the folder. */
const named = (root: string, zones: ReturnType<typeof mutualFolders>) =>
  zones.map(({ target, from }) =>
    [target, from].map((side) => side.replace(`./${root}/`, '')).join(' < '),
  )

function pairsIn(files: Record<string, string>): string[] {
  const root = write(files)
  return named(root, mutualFolders(root))
}

function circlesIn(files: Record<string, string>): string[] {
  const root = write(files)
  return named(root, importCircles([root]))
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

it('finds a circle of files, and neither what leads to it nor what it imports', () => {
  const files = {
    'a.ts': './b.ts',
    'b.ts': './in/c',
    'in/c.ts': '../a',
    'in.ts': './a',
    'd.ts': './e',
    'e.ts': './f',
  }
  expect(circlesIn(files)).toEqual(['a.ts < b.ts', 'b.ts < in/c.ts', 'in/c.ts < a.ts'])
})
