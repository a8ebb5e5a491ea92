import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from 'playwright/test'
import { chunkModulesFile } from '../../../build/chunk-modules.ts'
import { sample } from '../../support/scope.ts'
import { pagesToTest } from '../support/public-pages.ts'

/* Limits for a public page's first load; bytes are brotli at its best quality. Documents: tests/pages. */
const budgets = {
  // One flight of packets with its headers (ten of 1,460 bytes): more costs a round trip.
  stylesheet: 14_300,
  // Some 1,500 of these are chunks that pages of cases and proofs share.
  script: 109_200,
  fontFiles: 2,
  fonts: 60_000,
  requests: 24,
  /** Drawn screens near the first one; they come after it. */
  screens: 6,
}

/** Larger budgets of some pages: texts about cases; the longest article's own text is 10 kB (docs/decisions/0018). */
const scriptOf: Record<string, number> = {
  '/': 109_800,
  '/cases': 111_000,
  // These two name offers and show what one can tick; its code and texts come later.
  '/web-development': 110_000,
  '/seo-promotion': 109_800,
  '/mobile-apps-development': 109_400,
  '/blog/telegram-automation': 110_500,
}

/** Pages of cases share parts with other pages, a chunk each. */
const requestsOf: Record<string, number> = {
  '/cases': 25,
}

/** Packages that load with the first dialog, toast or session, never with a page. */
const onFirstUse =
  /node_modules\/(@supabase|zod|@tanstack|react-hook-form|@hookform|@radix-ui|sonner)\//

interface Loaded {
  path: string
  type: string
  body: Buffer
}

const compressed = new Map<string, number>()

/** Compressed once: the pages share most of their files, and the best quality takes longer than loading them. */
function brotli(body: Buffer | string): number {
  const key = createHash('sha256').update(body).digest('base64')
  const size = compressed.get(key) ?? brotliCompressSync(body).length
  compressed.set(key, size)
  return size
}
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Everything the page loads until the network has been quiet for half a second. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const { pathname } = new URL(response.url())
    loaded.push(response.body().then((body) => ({ path: pathname, type, body })))
  })
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  return Promise.all(loaded)
}

/* The phone simulated by Lighthouse. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

const chunks: Record<string, string[]> = JSON.parse(readFileSync(chunkModulesFile, 'utf8'))

for (const path of sample(pagesToTest, 3)) {
  test(`${path} keeps its budgets`, async ({ page }) => {
    const loaded = await load(page, path)
    const of = (type: string) => loaded.filter((one) => one.type === type)

    // The other sheet, for paper, comes after the paint.
    const sheets = of('stylesheet')
      .filter(({ path: file }) => !file.includes('/other-media'))
      .map(({ body }) => brotli(body))
    expect.soft(sheets, 'one stylesheet').toHaveLength(1)
    expect.soft(sum(sheets), 'stylesheet').toBeLessThan(budgets.stylesheet)

    const scripts = of('script')
    expect
      .soft(sum(scripts.map(({ body }) => brotli(body))), 'scripts')
      .toBeLessThan(scriptOf[path] ?? budgets.script)
    const modules = scripts.flatMap(({ path: file }) => chunks[file.slice(1)] ?? [])
    expect.soft(modules.length, 'modules of the loaded chunks are known').toBeGreaterThan(0)
    expect
      .soft(
        modules.filter((id) => onFirstUse.test(id)),
        'loaded on first use',
      )
      .toEqual([])

    const fonts = of('font')
    expect.soft(fonts.length, 'font files').toBeLessThanOrEqual(budgets.fontFiles)
    expect.soft(sum(fonts.map(({ body }) => body.length)), 'fonts').toBeLessThan(budgets.fonts)
    const screens = loaded.filter(({ path: file }) => file.startsWith('/screens/'))
    expect.soft(screens.length, 'screens').toBeLessThanOrEqual(budgets.screens)
    expect
      .soft(loaded.length - screens.length, 'requests')
      .toBeLessThanOrEqual(requestsOf[path] ?? budgets.requests)
  })
}
