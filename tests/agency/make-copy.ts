import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { changes, everywhere, removedEntries, removedFacts, removedFiles } from './changes.ts'

const overlay = 'tests/agency/overlay'

/** Replaces every match. @throws where there is none: the shipped content has changed since */
function change(file: string, text: string, from: string | RegExp, to: string): string {
  const changed = text.replaceAll(
    typeof from === 'string' ? from : new RegExp(from, 'gm'),
    () => to,
  )
  if (changed === text) throw new Error(`tests/agency/changes.ts: ${file} has no ${String(from)}`)
  return changed
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** An entry of the source: a line, or a block up to the line that closes it. */
const entry = (beginning: string) =>
  new RegExp(`^( *)${escaped(beginning)}(?:.*[^{[\n]$|[\\s\\S]*?^\\1[}\\]].*$)\n`, 'm')

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Copies the repository's files, without what Git ignores, and makes them another agency's. */
export function copyAsAgency(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0')) {
    if (existsSync(file) && file && !file.startsWith('tests/agency/'))
      cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const edit = (file: string, edited: (text: string) => string) =>
    writeFileSync(join(folder, file), edited(readFileSync(join(folder, file), 'utf8')))

  // The packages are linked: their types have to be found under the copy's name for them.
  edit('tsconfig.base.json', (text) =>
    change('tsconfig.base.json', text, '"strict"', '"preserveSymlinks": true, "strict"'),
  )

  for (const file of removedFiles) rmSync(join(folder, file))
  for (const id of removedFacts) {
    const [subject = '', name = ''] = id.split('/')
    const [fact, messages] = [
      `src/content/facts/${subject}.ts`,
      `assistant/examples/${subject}.txt`,
    ]
    edit(fact, (text) => change(fact, text, entry(`export const ${camelCase(name)}:`), ''))
    edit(messages, (text) =>
      change(messages, text, new RegExp(`^# ${name}\n(?:(?!# ).*\n)*`, 'm'), ''),
    )
  }
  for (const [file, entries] of Object.entries(removedEntries)) {
    for (const beginning of entries) edit(file, (text) => change(file, text, entry(beginning), ''))
  }
  for (const [file, replaced] of Object.entries(changes)) {
    for (const [from, to] of replaced) edit(file, (text) => change(file, text, from, to))
  }
  cpSync(overlay, folder, { recursive: true })
  for (const name of readdirSync(join(folder, 'src/content'), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    edit(`src/content/${name}`, (text) =>
      everywhere.reduce((edited, [from, to]) => edited.replace(from, to), text),
    )
  }
}
