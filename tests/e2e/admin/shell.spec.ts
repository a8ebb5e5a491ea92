import { expect, test } from 'playwright/test'
import { chatButton } from '../support/chat.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'

test('at work there is no call to action, no footer and no chat; the places are in the header, the address and under the arrow keys', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await startAs(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  const header = page.getByRole('banner')
  await expect(header.getByRole('tab', { name: 'Журнал' })).toBeVisible()
  for (const name of ['Начать проект', 'Консультация']) {
    await expect(header.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(chatButton(page)).toBeHidden()

  await header.getByRole('tab', { name: 'Письма' }).focus()
  // Radix moves the focus a moment after the key.
  for (const name of ['Чаты', 'Рассылка', 'Пользователи']) {
    await page.keyboard.press('ArrowRight')
    await expect(header.getByRole('tab', { name })).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: /^Пользователи/ })).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=users')
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Пользователи' })).toBeVisible()
  for (const name of ['Рассылка', /^Чаты/, /^Письма/]) {
    await page.goBack()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }

  // The site is in the account's menu.
  await header.getByRole('button', { name: /^Аккаунт/ }).click()
  await header.getByRole('link', { name: 'Открыть сайт' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Письма' })).toBeVisible()
  expect(errors).toEqual([])
})

test(
  'the bar says how many emails wait, and on a phone brings the open place into view',
  { tag: '@all' },
  async ({ page, request }) => {
    await sendLead(request)
    await startAs(page, 'admin')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?tab=audit')
    await expect(page.getByRole('tab', { name: 'Журнал' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('tab', { name: 'Письма' })).toContainText(/\d ждут ответа/)
    await page.getByRole('tab', { name: 'Обзор' }).click()
    await expect(page.getByRole('tab', { name: 'Обзор' })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'from a tablet’s width on, all places are in view, however much waits',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/rest/v1/rpc/inbox_counts*', async (route) => {
      const response = await route.fetch()
      const [counts]: unknown[] = await response.json()
      await route.fulfill({ response, json: [Object.assign({}, counts, { waiting: 1234 })] })
    })
    await startAs(page, 'admin')
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin')
      await expect(page.getByRole('tab', { name: 'Письма' })).toContainText(/1\s234/)
      for (const tab of await page.getByRole('tab').all()) {
        await expect(tab, `at ${width}`).toBeInViewport({ ratio: 1 })
      }
    }
  },
)
