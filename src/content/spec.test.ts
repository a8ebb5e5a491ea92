import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const document = readFileSync('docs/spec.md', 'utf8')

/** The numbered statements with the names of the linked tests. */
const statements = [...document.matchAll(/^- S(\d+)\.(\d+) (.+)$/gm)].map(
  ([, section = '', number = '', text = '']) => ({
    section: Number(section),
    number: Number(number),
    tests: [...text.matchAll(/\[([a-z-]+)\](?!\()/g)].map(([, name = '']) => name),
  }),
)
const links = new Map(
  [...document.matchAll(/^\[([a-z-]+)\]: \.\.\/(\S+)$/gm)].map(([, name = '', path = '']) => [
    name,
    path,
  ]),
)

function holdsTests(path: string): boolean {
  if (!existsSync(path)) return false
  if (!statSync(path).isDirectory()) return /\.(test|spec)\.tsx?$/.test(path)
  return readdirSync(path).some((name) => holdsTests(join(path, name)))
}

describe('docs/spec.md', () => {
  it('numbers its statements one after the other', () => {
    expect(statements.length).toBeGreaterThan(150)
    for (const [index, { section, number }] of statements.entries()) {
      const before = statements[index - 1]
      const next =
        before?.section === section ? [section, before.number + 1] : [(before?.section ?? 0) + 1, 1]
      expect([section, number]).toEqual(next)
    }
  })

  it('names at least one test for every statement', () => {
    const unheld = statements.filter(({ tests }) => tests.length === 0)
    expect(unheld).toEqual([])
  })

  it('links tests that exist, all of them used', () => {
    const named = new Set(statements.flatMap(({ tests }) => tests))
    expect([...links.keys()].sort()).toEqual([...named].sort())
    expect([...links].filter(([, path]) => !holdsTests(path))).toEqual([])
  })

  it('names every test of what the pages say', () => {
    const folder = 'tests/pages'
    const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
    const linked = [...links.values()]
    expect(files.filter((name) => !linked.includes(`${folder}/${name}`))).toEqual([])
  })
})
