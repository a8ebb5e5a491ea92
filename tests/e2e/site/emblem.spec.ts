import { expect, type Page, test } from 'playwright/test'
import { nextFrame, openSettled } from '../support/settle.ts'

test.use({ reducedMotion: 'no-preference' })

/** The emblem's wall: how wide it is unfolded, in units of its view box, and its outline. */
const wall = (page: Page) =>
  page.locator('#yurt-half').evaluate((half: SVGGraphicsElement) => ({
    width: half.getBBox().width,
    paths: [...half.children].map((path) => path.getAttribute('d')).join(),
  }))

test('the yurt is put up once a visit, beside words that are there at once', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  // Folded in the first frame.
  await page.clock.runFor(20)
  expect((await wall(page)).width).toBeLessThan(100)
  const later = async () => {
    await page.clock.runFor(100)
    return (await wall(page)).width
  }
  await expect.poll(later, { intervals: [50] }).toBeGreaterThan(399)
  await page.clock.runFor(2000)
  await expect(page.locator('#yurt')).not.toHaveAttribute('data-rising')
  await page.clock.resume()

  await page.unrouteAll()
  await openSettled(page, '/')
  await page.reload({ waitUntil: 'commit' })
  expect((await wall(page)).width).toBeGreaterThan(399)
})

test('the yurt stands at once for who wants no motion', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSettled(page, '/')
  const { paths, width } = await wall(page)
  expect(width).toBeGreaterThan(399)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await nextFrame(page)
  expect((await wall(page)).paths).toBe(paths)
})

test(
  'the yurt turns with who scrolls, wherever the visit began',
  { tag: '@all' },
  async ({ page }) => {
    await openSettled(page, '/about')
    await page.getByRole('link', { name: /на главную/ }).click()
    const before = await wall(page)
    expect(before.width).toBeGreaterThan(399)
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => (await wall(page)).paths).not.toBe(before.paths)
  },
)
