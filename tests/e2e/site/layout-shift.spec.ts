import { expect, type Page, test } from 'playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { publicPaths, sampledPages } from '../../support/sampled-pages.ts'
import { isInWebFonts, nextFrame, openSettled } from '../support/settle.ts'
import { systemFonts, writeFontconfig } from '../support/system-fonts.ts'

test.use({ reducedMotion: 'no-preference' })

const budget = 0.02

/** https://wicg.github.io/layout-instability/ is not in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** How far the visible page has moved so far, and what moved. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        const shifts: LayoutShift[] = []
        const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry
        const observer = new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().filter(isShift))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        const name = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][0]) =>
          `«${node?.textContent?.slice(0, 40) ?? ''}» ${from.x},${from.y} → ${to.x},${to.y}`
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve({
              total: shifts.reduce((sum, { value }) => sum + value, 0),
              moved: shifts.flatMap(({ sources, value }) => [String(value), ...sources.map(name)]),
            }),
          ),
        )
      }),
  )

/** Opens a page, lets its fonts load after the paint, and waits until it has settled. */
async function openWithLateFonts(page: Page, path: string) {
  const releaseFonts = await holdBack(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  expect(await isInWebFonts(page)).toBe(false)
  releaseFonts()
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await expect.poll(() => isInWebFonts(page), { intervals: [50] }).toBe(true)
  await nextFrame(page)
}

/** The narrowest and a common wide window, and one between. */
const between = { Arimo: 412, Roboto: 390, 'Noto Sans': 820, 'DejaVu Sans': 412 }

for (const [turn, font] of systemFonts.entries()) {
  for (const [place, width] of [360, between[font], 1280].entries()) {
    // Every kind of section after every font, every page after one; each at one kind of width.
    const paths = publicPaths.filter(
      (path, index) =>
        (sampledPages.includes(path) || index % systemFonts.length === turn) &&
        (index + turn + place) % 3 === 0,
    )
    test(
      `hardly anything moves at ${width} px when Onest comes after ${font}`,
      { tag: '@all' },
      async ({ playwright, baseURL }, { project }) => {
        const env = { ...process.env, FONTCONFIG_FILE: writeFontconfig(font) }
        const browser = await playwright.chromium.launch({ ...project.use.launchOptions, env })
        for (const path of paths) {
          // Each is a first visit.
          const page = await browser.newPage({
            ...(baseURL && { baseURL }),
            viewport: { width, height: 800 },
          })
          await openWithLateFonts(page, path)
          const { total, moved } = await readShifts(page)
          expect.soft(total, [path, ...moved].join('\n')).toBeLessThanOrEqual(budget)
          await page.close()
        }
        await browser.close()
      },
    )
  }
}

test(
  'the first paint skips what is below it, but for a link with a hash',
  { tag: '@all' },
  async ({ page }) => {
    const releaseFonts = await holdBack(page, '**/*.woff2')
    await page.route('**/*.js', (route) => route.abort())
    const isSkipped = () =>
      page
        .locator('main section h2')
        .last()
        .evaluate((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
    await page.goto('/cases', { waitUntil: 'commit' })
    await expect.poll(isSkipped).toBe(true)

    const hash = (await page.locator('main nav a[href^="#"]').last().getAttribute('href')) ?? ''
    await page.goto('about:blank')
    await page.goto(`/cases${hash}`, { waitUntil: 'commit' })
    await expect(page.locator(hash)).toBeInViewport()
    expect(await isSkipped()).toBe(false)

    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(isSkipped).toBe(true)
    releaseFonts()
    await expect.poll(isSkipped).toBe(false)
  },
)

test('a later visit begins in Onest', { tag: '@all' }, async ({ page }) => {
  await openSettled(page, '/')
  await page.goto('/services')
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  expect(await isInWebFonts(page)).toBe(true)
  const { painted, arrived } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    arrived: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime, duration }) => startTime + duration),
  }))
  expect(arrived).toHaveLength(2)
  expect(Math.max(...arrived)).toBeLessThan(painted ?? 0)
})
