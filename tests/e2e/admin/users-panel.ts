import { expect, type Page } from 'playwright/test'
import { startAs } from '../support/session.ts'

/** Opens the panel as an admin, filtered by a search. */
export async function openUsers(page: Page, search = '') {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Пользователи' }).click()
  await expect(page).toHaveURL(/\?tab=users$/)
  if (search) await page.getByRole('searchbox').fill(search)
}

export const userRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

export const openUser = (page: Page, email: string) =>
  userRow(page, email).getByRole('button').click()
