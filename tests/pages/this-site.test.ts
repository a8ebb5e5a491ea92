import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { measured } from '../../src/content/measured.ts'
import { fileOf, plain, readPage } from './page.ts'

/* The case «Этот сайт»: what it says of the site holds for the site as it is built. */

const kilobytes = (files: readonly string[], isCompressed = false) =>
  files
    .map((file) => readFileSync(file))
    .map((body) => (isCompressed ? body.length : brotliCompressSync(body).length))
    .reduce((total, size) => total + size, 0) / 1000

const html = readFileSync(fileOf('/'), 'utf8')
const listed = (pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, path = '']) => `dist${path}`)

const files = {
  document: kilobytes([fileOf('/')]),
  styles: kilobytes(listed(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)),
  script: kilobytes(
    (/data-files="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').map((path) => `dist${path}`),
  ),
  fonts: kilobytes(listed(/<link[^>]*href="([^"]+\.woff2)"/g), true),
}

it.each(['document', 'styles', 'script', 'fonts'] as const)(
  'the home page has no more %s',
  (part) => {
    expect(files[part]).toBeGreaterThan(1)
    expect(files[part]).toBeLessThanOrEqual(measured.home[part])
  },
)

it('says their sum, rounded up', () => {
  const { document, styles, script, fonts } = measured.home
  expect(measured.homeTotal).toBe(Math.ceil(document + styles + script + fonts))
  expect(plain(readPage('/cases/this-site').querySelector('main')?.textContent)).toContain(
    `${measured.homeTotal} КБ`,
  )
})

it('repeats what docs/benchmarks.md has', () => {
  const benchmarks = plain(readFileSync('docs/benchmarks.md', 'utf8'))
  expect(benchmarks).toContain(
    `Accessibility, practices and SEO are ${measured.lighthouse} everywhere`,
  )
  expect(benchmarks).toContain(`${measured.largestPaint.toFixed(2)} on \`/\``)
})
