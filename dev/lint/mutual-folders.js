import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const imported = /(?:from|import\() ?'((?:\.|@\/)[^']+)'/g

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
 * Finds folders that import each other, or the files beside a folder that it imports. Tests may import anything.
 * @param {string} root
 * @returns {{ target: string, from: string, message: string }[]} a zone for either direction
 */
export function mutualFolders(root) {
  const arrows = new Map()
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(path)) continue
    const file = join(root, path)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const other = specifier.startsWith('@/')
        ? specifier.replace('@', 'src')
        : join(file, '..', specifier)
      const zone = {
        target: sideOf(file, other),
        from: sideOf(other, file),
        message: 'Folders import in one direction: the other one imports this one already.',
      }
      if (zone.target !== zone.from) arrows.set(`${zone.target} ${zone.from}`, zone)
    }
  }
  return [...arrows.values()].filter(({ target, from }) => arrows.has(`${from} ${target}`))
}
