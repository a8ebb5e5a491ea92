import { expect, test } from 'playwright/test'
import { signInAs } from '../support/steps.ts'
import { startAs } from '../support/session.ts'

test('pages and dialogs open without media queries', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.assign(window, { matchMedia: refuse })
  })
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(page.getByRole('dialog').getByLabel('Имя')).toBeVisible()
  await expect(page.locator('h1')).toBeVisible()
})

test(
  'a full storage signs in, for as long as the page is open',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
    })
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url())
    })
    await page.goto('/')
    await signInAs(page, 'staff')
    await page.getByRole('banner').getByRole('link', { name: 'Админ' }).click()
    await expect(page.getByRole('list', { name: 'Письма' })).toBeVisible()
    expect(refreshes).toEqual([])
  },
)

test(
  'the back office outlives notifications that are allowed and throw, as in Chrome for Android',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      class Notification {
        static readonly permission = 'granted'
        onclick: (() => void) | null = null
        constructor() {
          Reflect.set(window, 'refused', true)
          throw new TypeError("Failed to construct 'Notification': Illegal constructor.")
        }
      }
      Object.assign(window, { Notification })
      document.hasFocus = () => false
    })
    const now = new Date().toISOString()
    let latest: object[] = []
    await page.route('**/rest/v1/notifications*', (route) => route.fulfill({ json: latest }))
    await page.route('**/rest/v1/rpc/unread_entries*', (route) =>
      route.fulfill({
        json: latest.map(() => ({ kind: 'new_lead', newest: now, size: 1 })),
        headers: { 'content-range': `*/${latest.length}` },
      }),
    )
    await startAs(page, 'staff')
    await page.clock.install()
    await page.goto('/admin?tab=notifications')
    await expect(page.getByText('Включены. Браузер показывает их')).toBeVisible()
    latest = [
      {
        id: '00000000-0000-4000-8000-00000000cccc',
        kind: 'new_lead',
        email_id: '00000000-0000-4000-8000-00000000dddd',
        chat_id: null,
        created_at: now,
        announce_at: now,
        read_at: null,
        email: {
          from_name: 'Анна',
          from_email: 'anna@company.kg',
          subject: 'Нужен сайт',
          lead: null,
          interest: null,
          preview: '',
        },
      },
    ]
    await page.clock.fastForward(10_000)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'refused'))).toBe(true)
    await expect(page.getByRole('button', { name: /^Уведомления: 1/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Уведомления', level: 2 })).toBeVisible()
  },
)
