import { expect, type Page, test } from 'playwright/test'
import { serviceGroups } from '../../../src/content/service-groups.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'

const allServices = serviceGroups.flatMap(({ services }) => services).length
const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

test('the header shows all services by keyboard, and gives the focus back', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  const header = page.getByRole('banner')
  const button = header.getByRole('button', { name: 'Все услуги' })
  const branding = header.getByRole('link', { name: /^Брендинг/ })
  await header.getByRole('link', { name: 'Услуги', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(branding).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: /^Веб-разработка/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(branding).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  // Below the panel.
  await page.mouse.click(640, 710)
  await expect(branding).toBeHidden()
  await button.click()
  await branding.click()
  await expect(page).toHaveURL('/branding')
  await expect(branding).toBeHidden()
})

test('the menu of a phone shows the same, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await expect(menu.getByRole('link', { name: 'Кейсы' })).toBeVisible()
  const before = await menu.getByRole('link').count()
  await menu.getByRole('button', { name: 'Все услуги' }).click()
  await expect(menu.getByRole('link')).toHaveCount(before + allServices)
  // With their texts, which alone tell some of them apart.
  await expect(menu.getByRole('link', { name: 'Мобильные приложения' })).toContainText(
    'Нативные и на Flutter',
  )
  await menu.getByRole('link', { name: 'DevOps-услуги' }).click()
  await expect(page).toHaveURL('/devops-services')
  await expect(menu).toBeHidden()
})

test('a page that is not there names the nearest one, the services and the contact', async ({
  page,
}) => {
  await page.goto('/web-developement')
  const main = page.getByRole('main')
  await expect(main.getByText(/Может быть, вы искали/)).toBeVisible()
  await expect(main.getByRole('link', { name: /Брендинг/ })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await main.getByRole('button', { name: 'Консультация' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Получить консультацию')
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: '«Веб-разработка»' }).click()
  await expect(page).toHaveURL('/web-development')

  await page.goto('/wp-login.php')
  await ready(page)
  await expect(main.getByText(/Может быть, вы искали/)).toBeHidden()
})
