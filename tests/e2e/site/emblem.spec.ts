import { existsSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { nextFrame, openSettled } from '../support/settle.ts'

// Another agency's emblem may stand still: docs/rebrand.md, step 4.
test.skip(!existsSync('src/brand/emblem-motion.ts'), 'this emblem stands still')

test.use({ reducedMotion: 'no-preference' })

/** The emblem's wall: how wide it is unfolded, in units of its view box, and its outline. */
const wall = (page: Page) =>
  page.locator('#yurt-half').evaluate((half: SVGGraphicsElement) => ({
    width: half.getBBox().width,
    paths: [...half.children].map((path) => path.getAttribute('d')).join(),
  }))

test('the yurt is put up once a visit, beside words that are there at once', async ({ page }) => {
  const yurt = page.locator('#yurt')
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  // Until then it is not seen, so that it does not collapse.
  await expect(yurt).toHaveCSS('opacity', '0')

  await page.unrouteAll()
  await page.addInitScript(() => {
    const widths: number[] = []
    Object.assign(window, { widths })
    requestAnimationFrame(function look() {
      const half = document.querySelector<SVGGraphicsElement>('[data-rising] #yurt-half')
      if (half) widths.push(Math.round(half.getBBox().width))
      requestAnimationFrame(look)
    })
  })
  const widths = () => page.evaluate<number[]>('window.widths')
  await openSettled(page, '/')
  await expect(yurt).toHaveCSS('opacity', '1')
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(10)
  await expect(yurt).not.toHaveAttribute('data-rising')
  const seen = await widths()
  expect(seen[0]).toBeLessThan(100)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect((await wall(page)).width).toBeGreaterThan(399)

  await openSettled(page, '/')
  await expect(yurt).toHaveCSS('opacity', '1')
  expect(await widths()).toEqual([])
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
    const yurt = page.locator('#yurt')
    await expect(yurt).toHaveCSS('opacity', '1')
    await expect(yurt).not.toHaveAttribute('data-rising')
    const before = await wall(page)
    expect(before.width).toBeGreaterThan(399)
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => (await wall(page)).paths).not.toBe(before.paths)
  },
)

test('a yurt left before it was seen waits for the way back', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openSettled(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Смотреть кейсы' }).click()
  await expect(page).toHaveURL('/cases')
  // The page begins at its top once it is shown.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Что изменилось')
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await nextFrame(page)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  }).toPass()
  await nextFrame(page)
  await expect(page.locator('html')).toHaveAttribute('data-emblem', 'late')
})
