import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const imported = /(?:from|import\() ?'((?:\.|@\/|@contracts\/)[^']+)'/g

/** @type {[prefix: string, folder: string][]} */
const aliases = [
  ['@/', 'src'],
  ['@contracts/', 'supabase/functions/_shared/contracts'],
]

/**
 * All imports of the sources in a folder, of types too; tests may import anything.
 * @param {string} root
 * @returns {{ file: string, other: string }[]} `other` may lack its extension
 */
function importsIn(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    if (!/(?<!\.test)\.tsx?$/.test(path) || path.includes('node_modules')) return []
    const file = join(root, path)
    const specifiers = readFileSync(file, 'utf8').matchAll(imported)
    return Array.from(specifiers, ([, specifier = '']) => {
      const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
      const other = alias
        ? join(alias[1], specifier.slice(alias[0].length))
        : join(file, '..', specifier)
      return { file, other }
    })
  })
}

/**
 * The side of an import that a file is on, as a pattern: the folder where its path diverges from the other's, or the
 * files beside that folder.
 * @param {string} file
 * @param {string} other
 */
function sideOf(file, other) {
  const names = file.split('/')
  const parting = names.findIndex((name, index) => name !== other.split('/')[index])
  const folder = names.slice(0, parting).join('/')
  return parting < names.length - 1 ? `./${folder}/${names[parting]}/**/*` : `./${folder}/*.*`
}

/**
 * Finds folders that import each other, or the files beside a folder that it imports.
 * @param {string} root
 * @returns {{ target: string, from: string, message: string }[]} a zone for either direction
 */
export function mutualFolders(root) {
  const arrows = new Map()
  for (const { file, other } of importsIn(root)) {
    const zone = {
      target: sideOf(file, other),
      from: sideOf(other, file),
      message: 'Folders import in one direction: the other one imports this one already.',
    }
    if (zone.target !== zone.from) arrows.set(`${zone.target} ${zone.from}`, zone)
  }
  return [...arrows.values()].filter(({ target, from }) => arrows.has(`${from} ${target}`))
}

/**
 * Finds files that import themselves by way of others. `import-x/no-cycle` does not see imports of types.
 * @param {string[]} roots
 * @returns {{ target: string, from: string, message: string }[]} a zone for each import of a circle
 */
export function importCircles(roots) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const { file, other } of roots.flatMap(importsIn)) {
    const found = [other, `${other}.ts`, `${other}.tsx`].find(
      (path) => /\.tsx?$/.test(path) && existsSync(path),
    )
    if (found) imports.set(file, (imports.get(file) ?? new Set()).add(found))
  }
  // What nothing imports, or imports nothing, is in no circle.
  for (let before = -1; before !== imports.size;) {
    before = imports.size
    const targets = new Set([...imports.values()].flatMap((others) => [...others]))
    for (const [file, others] of imports) {
      for (const other of others) if (!imports.has(other)) others.delete(other)
      if (others.size === 0 || !targets.has(file)) imports.delete(file)
    }
  }
  return [...imports].flatMap(([file, others]) =>
    Array.from(others, (other) => ({
      target: `./${file}`,
      from: `./${other}`,
      message: 'Files import each other in a circle: move what both need to a third one.',
    })),
  )
}
