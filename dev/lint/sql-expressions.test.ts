import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { linearExpressions } from './linear-expressions.js'

/* The rule for TypeScript's regular expressions, for those of SQL: PostgreSQL tries every start as well. */

const folder = 'supabase/schemas'

/** Reads the statements of our own migrations. */
const ownWords = '116_health.sql'

const tokens = /--.*|'(?:[^']|'')*'|[(),]|!?~\*?|\w+/g

/** The literals that are patterns: after an operator, and in the second argument of a function, which assembles some. */
function* patternsIn(sql: string): Generator<string> {
  const calls: { isMatching: boolean; argument: number }[] = []
  let before = ''
  for (const [token] of sql.matchAll(tokens)) {
    if (token.startsWith('--')) continue
    const call = calls.at(-1)
    if (token === '(') calls.push({ isMatching: before.startsWith('regexp_'), argument: 1 })
    else if (token === ')') calls.pop()
    else if (token === ',' && call) call.argument += 1
    else if (token.startsWith("'")) {
      const isSecond = calls.some(({ isMatching, argument }) => isMatching && argument === 2)
      if (isSecond || before.includes('~') || before === 'from') yield token.slice(1, -1)
    }
    before = token
  }
}

const classes: Record<string, string> = {
  alnum: '\\p{L}\\p{N}',
  alpha: '\\p{L}',
  cntrl: '\\p{Cc}',
  digit: '\\d',
  punct: '\\p{P}\\p{S}',
  space: '\\s',
}

const inJavaScript = (pattern: string) =>
  pattern
    .replaceAll("''", "'")
    .replace(/\[:(\w+):\]/g, (_, name: string) => classes[name] ?? name)
    .replace(/\\[mMyY]/g, '\\b')
    .replace(/\\U000([0-9A-F]{5})/g, '\\u{$1}')
    .replaceAll('/', '\\/')

it('no expression of SQL could take more than twice as long for twice the text', () => {
  const linter = new Linter()
  const files = readdirSync(folder).filter((file) => file !== ownWords)
  const all = files.flatMap((file) =>
    [...patternsIn(readFileSync(join(folder, file), 'utf8'))].map((pattern) => ({ file, pattern })),
  )
  // Without a quantifier it is matched at once, or a piece of an assembled one.
  const repeating = all.filter(({ pattern }) => /[*+{]/.test(pattern))
  const slow = repeating.flatMap(({ file, pattern }) =>
    linter
      .verify(`export const it = /${inJavaScript(pattern)}/u`, [linearExpressions])
      .map(({ message }) => `${file}: ${pattern}: ${message}`),
  )
  expect(repeating.length).toBeGreaterThan(10)
  expect(slow).toEqual([])
})
