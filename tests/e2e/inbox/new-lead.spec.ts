import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, openedEmail } from '../support/steps.ts'

test('staff write a call down, which waits like a form', async ({ page }) => {
  const name = unique('Звонок ')
  await startAs(page, 'staff')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Новое обращение' }).click()
  await dialog(page).getByLabel('Имя').fill(name)
  await dialog(page).getByLabel('О чём говорили').fill('Нужна доставка воды')
  await dialog(page).getByRole('button', { name: 'Записать' }).click()
  await expect(dialog(page).getByText(/^Нужен телефон или email/)).toBeVisible()
  await expect(dialog(page).getByLabel('Телефон')).toBeFocused()
  await expectAccessibleInEveryLook(page)

  // Closed by mistake, it is as it was.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('c')
  await expect(dialog(page).getByLabel('Имя')).toHaveValue(name)
  await dialog(page).getByLabel('Телефон').fill('+996 700 111 222')
  await dialog(page).getByRole('button', { name: 'Записать' }).click()
  await expect(page.getByText('Обращение записано')).toBeVisible()
  await expect(openedEmail(page)).toContainText('Как обратились')
  await expect(openedEmail(page).getByText(/^Осталось/)).toBeVisible()
  await expect(openedEmail(page).getByRole('link', { name: 'Позвонить' })).toBeVisible()
  await page.goto(`/admin?q=${encodeURIComponent(name)}&queue=waiting`)
  await expect(inboxRow(page, name)).toContainText('Записано')
})
