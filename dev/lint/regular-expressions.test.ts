import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { everything } from '../../tests/support/scope.ts'

/* ESLint finds the expressions that could take more than twice as long for twice the text, but not by those assembled
   of parts: all that read external text, which may be 200 kB long, are measured too. They are collected from the
   sources, so that none is forgotten. */

/** Files that only read our own texts, or make one expression of another. */
const ownWords = [
  'src/content/',
  'src/sections/',
  'src/app/',
  'src/sections/article/highlight.ts',
  'assistant/language/letters.ts',
]

const sources = ['src', 'supabase/functions']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|types\.ts$|-model\.ts$/.test(file))
  .filter((file) => !ownWords.some((start) => file.startsWith(start)))

interface Found {
  at: string
  expression: RegExp
  isAssembled: boolean
}

/** An assembled pattern, with a letter for each part that is not a literal. */
function patternOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText
    return template.templateSpans.reduce(
      (pattern, { literal }) => `${pattern}(?:a)${literal.rawText ?? ''}`,
      template.head.rawText ?? '',
    )
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (pattern, { literal }) => `${pattern}(?:a)${literal.text}`,
      node.head.text,
    )
  }
  return undefined
}

function expressionsIn(file: string): Found[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  )
  const found: Found[] = []
  const add = (node: ts.Node, pattern: string, flags: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
    const isAssembled = !ts.isRegularExpressionLiteral(node)
    found.push({ at: `${file}:${line}`, expression, isAssembled })
  }
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? []
      const text = patternOf(pattern)
      if (text !== undefined) add(node, text, patternOf(flags) ?? '')
      // Alternatives, each of which is an expression of its own.
      else if (!pattern || !/\.source\b.*\.join\('\|'\)$/s.test(pattern.getText())) {
        throw new Error(`${file}: a pattern that is not here`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const expressions = sources.flatMap(expressionsIn)

const common = [
  ...'a1я .,-_@:/\\|"\'`*#&=+<>()[]{}\n\t\u00a0\u200b\u0000',
  ...[
    '\r\n',
    'a.',
    'a-',
    'a ',
    'a@',
    'a,',
    '1 ',
    '1-',
    'a\n',
    '**a',
    '[a',
    '[a](/',
    '\\"',
    '://',
    ' \n',
  ],
  ...['А', 'Аб ', '"a', '<a', '--', '– ', '> ', '1.1', 'a=', 'x'.repeat(60) + '.'],
]

/**
 * Texts to repeat: characters with a meaning in formats, and the expression's own words between them; in `npm test` the
 * words of assembled expressions alone, since ESLint has read the others.
 */
function fillersFor({ expression: { source }, isAssembled }: Found): readonly string[] {
  if (!isAssembled && !everything) return common
  const words = source.match(/[\p{L}\d][\p{L}\d/_ -]*/gu)?.slice(0, 10) ?? []
  const around = ['', ' ', '=', '(', '"', ':', '\n', ' a ', '=a', '. ']
  return [...new Set([...common, ...words.flatMap((word) => around.map((end) => word + end))])]
}

/** The fastest time of all matches in a text of this length, in milliseconds. */
function durationOf(expression: RegExp, filler: string, length: number, times: number): number {
  const text = `${filler.repeat(Math.ceil(length / filler.length)).slice(0, length)}\u0001`
  let best = Infinity
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    text.replace(expression, '')
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** Quadratic growth over 4000 characters takes more. */
const quickMs = 1.5

/** Whether twice the text takes clearly more than twice as long; very fast ones are skipped. */
function isWorseThanLinear({ expression }: Found, filler: string): boolean {
  // A slow match of so little text need not be tried with more, which could take forever.
  for (const length of [30, 100, 500, 1_500]) {
    if (durationOf(expression, filler, length, 2) > 50) return true
  }
  if (durationOf(expression, filler, 4_000, 1) < quickMs) return false
  const [once = 0, twice = 0, fourTimes = 0] = [1, 2, 4].map((times) =>
    durationOf(expression, filler, 4_000 * times, 2),
  )
  return fourTimes > quickMs && fourTimes > 3 * twice && twice > 2.5 * once
}

it('no expression takes more than twice as long for twice the text', () => {
  const slow = expressions.flatMap((found) => {
    // A busy machine is slow once, such an expression always.
    const isSlow = (filler: string) => [1, 2, 3, 4, 5].every(() => isWorseThanLinear(found, filler))
    const filler = fillersFor(found).find(isSlow)
    return filler === undefined ? [] : `${found.at} ${JSON.stringify(filler)}`
  })
  expect(slow).toEqual([])
})
