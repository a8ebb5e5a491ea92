import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const document = readFileSync('docs/spec-coverage.md', 'utf8')
const specFolder = 'tests/e2e/pages'

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of every table, with the names of its columns. */
const tables = document
  .split(/\n(?!\|)/)
  .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
  .flatMap(([head, , ...lines]) =>
    head ? [{ columns: cellsOf(head), rows: lines.map(cellsOf) }] : [],
  )

const column = (name: string) =>
  tables.flatMap(({ columns, rows }) => {
    const index = columns.indexOf(name)
    return index < 0 ? [] : rows.map((row) => row[index] ?? '')
  })

/** «`file` › title» of every test that a row names. */
const named = column('Test').flatMap((cell) =>
  cell.split('<br>').map((entry) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (\S.*)$/.exec(entry) ?? []
    return { entry, file, title }
  }),
)

const sources = new Map<string, string>()
function sourceOf(file: string): string {
  const known = sources.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  sources.set(file, known)
  return known
}

/** Whether a file has a string that says exactly this. */
const says = (file: string, title: string) =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((text) => sourceOf(file).includes(text))

describe('docs/spec-coverage.md', () => {
  it('has rows, and no empty cell', () => {
    expect(column('Statement').length).toBeGreaterThan(200)
    for (const { columns, rows } of tables) {
      for (const row of rows) {
        expect(row).toHaveLength(columns.length)
        expect(row).not.toContain('')
      }
    }
  })

  it('names files that exist', () => {
    const paths = [...document.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(400)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    expect(column('Where').filter((cell) => !/^`[^`]+`(<br>`[^`]+`)*$/.test(cell))).toEqual([])
  })

  it('names tests that exist', () => {
    expect(named.filter(({ file, title }) => !says(file, title))).toEqual([])
  })

  it('names every test of the folder that is about the specification', () => {
    const files = readdirSync(specFolder).filter((file) => file.endsWith('.spec.ts'))
    const titles = files.flatMap((file) =>
      [...sourceOf(`${specFolder}/${file}`).matchAll(/\btest\(\s*(['"`])(.+?)\1,/g)].map(
        ([, , title]) => `${specFolder}/${file} › ${title}`,
      ),
    )
    const known = new Set(named.map(({ file, title }) => `${file} › ${title}`))
    expect(titles.length).toBeGreaterThan(100)
    expect(titles.filter((title) => !known.has(title))).toEqual([])
  })
})
