import { expect, type Page, test } from 'playwright/test'
import { serviceGroups, serviceLink } from '../../../src/content/service-groups.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { openSettled } from '../support/settle.ts'
import { dialog } from '../support/steps.ts'

test.use({ reducedMotion: 'no-preference' })

const services = serviceGroups.flatMap((group) =>
  group.services.map(({ page, text }) => ({ ...serviceLink(page), text })),
)
const [first = { to: '', label: '', text: '' }] = services
const last = services.at(-1) ?? first
const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

test(
  'the header shows all services by keyboard, and gives the focus back',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: 'Все услуги' })
    const link = (label: string) => header.getByRole('link', { name: new RegExp(`^${label}`) })
    const service = link(first.label)
    await header.getByRole('link', { name: 'Услуги', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(service).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(service).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(service).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    // Below the panel.
    await page.mouse.click(640, 710)
    await expect(service).toBeHidden()
    await button.click()
    await service.click()
    await expect(page).toHaveURL(first.to)
    await expect(service).toBeHidden()
  },
)

test('the menu of a phone shows the same, and is accessible', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await expect(menu.getByRole('link', { name: 'Кейсы' })).toBeVisible()
  const before = await menu.getByRole('link').count()
  await menu.getByRole('button', { name: 'Все услуги' }).click()
  await expect(menu.getByRole('link')).toHaveCount(before + services.length)
  // Including their texts, which some of them need to be told apart.
  await expect(menu.getByRole('link', { name: new RegExp(`^${first.label}`) })).toContainText(
    first.text,
  )
  await menu.getByRole('link', { name: new RegExp(`^${last.label}`) }).click()
  await expect(page).toHaveURL(last.to)
  await expect(menu).toBeHidden()
})

test('the menu of a small screen takes the focus from the page, gives both back as they were, and opens dialogs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettled(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const button = page.getByRole('button', { name: 'Открыть меню' })
  const menu = page.getByRole('dialog', { name: 'Меню' })

  await button.click()
  await expect(menu).toBeVisible()
  // The click itself may scroll: the test brings its target into view.
  const left = await place()
  expect(left).toBeGreaterThan(1000)
  await expect(page.locator('h1, footer a').filter({ visible: true })).toHaveCount(0)
  // After the browser's own controls the focus returns to the menu.
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await menu.evaluate((element) => {
        const focused = document.activeElement
        return focused === document.body || element.contains(focused)
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await place()).toBe(left)

  // At any speed.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  expect(await place()).toBe(left)

  await page.keyboard.press('Enter')
  await menu.getByRole('button', { name: 'Начать проект' }).click()
  await expect(menu).toBeHidden()
  await expect(dialog(page)).toHaveAccessibleName('Запустить новый проект')
})

test('an unknown address is a logged 404 that names the nearest page, the services and the contact', async ({
  page,
}) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  const mistyped = first.to.replace(/(.)$/, '$1$1')
  expect((await page.goto(mistyped))?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => log.filter((line) => line.includes(mistyped))).not.toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByText(/Может быть, вы искали/)).toBeVisible()
  await expect(main.getByRole('link', { name: new RegExp(last.label) })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await main.getByRole('button', { name: 'Консультация' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Получить консультацию')
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: `«${first.label}»` }).click()
  await expect(page).toHaveURL(first.to)

  await page.goto('/wp-login.php')
  await ready(page)
  await expect(main.getByText(/Может быть, вы искали/)).toBeHidden()
  await main.getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/')
})
