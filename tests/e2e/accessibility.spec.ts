import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { dialog, openSignIn, signInAs, useTheme } from './support/steps.ts'

const widths = [360, 1280]
const themes = ['dark', 'light'] as const

/** No finding of axe at WCAG 2.2 AA and its best practices, once nothing moves any more. */
async function expectClean(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const expectNoOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

for (const width of widths) {
  for (const theme of themes) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      test.beforeEach(({ page }) => useTheme(page, theme))

      for (const path of ['/', '/privacy', '/admin', '/nowhere']) {
        test(`${path} is clean`, async ({ page }) => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNoOverflow(page)
          await expectClean(page)
        })
      }

      test('the consultation dialog is clean, its errors too', async ({ page }) => {
        await page.goto('/')
        await page
          .getByRole('main')
          .getByRole('button', { name: 'Получить консультацию' })
          .first()
          .click()
        await expect(dialog(page)).toBeVisible()
        await expectClean(page)
        await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
        await expect(dialog(page).getByText('Укажите имя')).toBeVisible()
        await expectClean(page)
      })

      test('the sign-in dialog is clean on both tabs', async ({ page }) => {
        await page.goto('/')
        await openSignIn(page)
        await expectClean(page)
        await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
        await expectClean(page)
      })

      test('the inbox and its dialog are clean', async ({ page }) => {
        await page.goto('/admin')
        await signInAs(page, 'admin')
        const rows = page.getByRole('main').getByRole('listitem').getByRole('button')
        await expect(rows.first()).toBeVisible()
        await expectNoOverflow(page)
        await expectClean(page)
        await rows.first().click()
        await expect(dialog(page)).toBeVisible()
        await expectClean(page)
      })
    })
  }
}
