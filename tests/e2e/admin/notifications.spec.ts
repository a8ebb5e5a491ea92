import { expect, type Locator, type Page, test } from 'playwright/test'
import { z } from 'zod'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { closeReceipt, fillContact, openedEmail, submitConsultation } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Последние уведомления' })
const entry = (page: Page, text: string) => panel(page).getByRole('link').filter({ hasText: text })

/** The number at the bell. */
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

async function openAdmin(page: Page, who: 'staff' | 'admin', path = '/admin') {
  await startAs(page, who)
  await page.goto(path)
  await expect(bell(page)).toBeVisible()
}

test('a visitor’s lead rings the bell of a colleague, leads to the email, and is read with it', async ({
  page,
  browser,
}) => {
  await openAdmin(page, 'staff')
  await expect(page.getByRole('list', { name: 'Письма' })).toBeVisible()
  const before = await unread(page)

  const name = unique('Айбек')
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await visitor.goto('/')
  await visitor.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(visitor, { name, email: 'aibek@company.kg', phone: '+996 555 123 456' })
  await submitConsultation(visitor)
  await closeReceipt(visitor)

  // Asked for every ten seconds.
  await expect.poll(() => unread(page), { timeout: 25_000 }).toBeGreaterThan(before)
  await bell(page).click()
  await expect(entry(page, name)).toContainText('Новое обращение (не прочитано)')
  await entry(page, name).click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/admin\?email=[0-9a-f-]{36}$/)
  await expect(openedEmail(page)).toContainText(name)

  await bell(page).click()
  await expect(entry(page, name)).not.toContainText('не прочитано')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('an email that is assigned rings the bell of its assignee; all is read at once', async ({
  page,
  browser,
  request,
}) => {
  const email = await sendLead(request, { name: unique('Гульнара') })
  const colleague = await (await browser.newContext()).newPage()
  await openAdmin(colleague, 'admin', `/admin?q=${encodeURIComponent(email)}`)
  await openAdmin(page, 'staff')
  await colleague.getByRole('list', { name: 'Письма' }).getByRole('link').first().click()
  await openedEmail(colleague)
    .getByRole('combobox', { name: 'Ответственный' })
    .selectOption({ label: 'Тимур Асанов' })
  await expect(colleague.getByText('Email назначен')).toBeVisible()

  await bell(page).click()
  await expect(entry(page, 'Вам назначено письмо').first()).toBeVisible({ timeout: 25_000 })
  await panel(page).getByRole('button', { name: 'Прочитать все' }).click()
  await expect(entry(page, 'Вам назначено письмо').first()).not.toContainText('не прочитано')
})

/** What the page has shown by the browser. */
const shownSchema = z.array(z.object({ title: z.string(), body: z.string(), tag: z.string() }))

/** Stands in for the browser's notifications, of a page that nobody is looking at. */
async function fakeNotifications(page: Page, permission: NotificationPermission) {
  await page.addInitScript((given) => {
    const shown: object[] = []
    class FakeNotification {
      static permission = given
      static requestPermission() {
        FakeNotification.permission = 'granted'
        return Promise.resolve(FakeNotification.permission)
      }
      onclick: (() => void) | null = null
      constructor(title: string, options: object) {
        shown.push(Object.assign(this, { title, ...options }))
      }
      close() {}
    }
    Object.assign(window, { Notification: FakeNotification, shownNotifications: shown })
    document.hasFocus = () => false
  }, permission)
  return {
    read: async () =>
      shownSchema.parse(await page.evaluate(() => Reflect.get(window, 'shownNotifications'))),
    click: () =>
      page.evaluate(() => {
        const [first] = Reflect.get(window, 'shownNotifications')
        first.onclick()
      }),
  }
}

test('the browser is asked by a button only, then shows what comes, once, and leads there', async ({
  page,
}) => {
  const browserNotifications = await fakeNotifications(page, 'default')
  const createdAt = new Date().toISOString()
  const emailId = '00000000-0000-4000-8000-00000000aaaa'
  let latest: object[] = []
  await page.route('**/rest/v1/notifications*', (route) =>
    route.fulfill({ json: latest, headers: { 'content-range': `*/${latest.length}` } }),
  )
  await openAdmin(page, 'staff', '/admin?tab=notifications')
  const ask = page.getByRole('button', { name: 'Включить в этом браузере' })
  await ask.click()
  await expect(ask).toBeHidden()
  await expect(page.getByText('Включены. Браузер показывает их')).toBeVisible()

  const lead = { from_name: 'Анна', subject: 'Нужен сайт', lead: null, interest: null, preview: '' }
  latest = [
    {
      id: '00000000-0000-4000-8000-00000000bbbb',
      kind: 'new_lead',
      email_id: emailId,
      chat_id: null,
      created_at: createdAt,
      announce_at: createdAt,
      read_at: null,
      email: { ...lead, from_email: 'anna@company.kg' },
    },
  ]
  await expect.poll(browserNotifications.read, { timeout: 25_000 }).toEqual([
    {
      title: 'Новое обращение',
      body: 'Анна: Нужен сайт',
      tag: `00000000-0000-4000-8000-00000000bbbb ${createdAt}`,
    },
  ])
  await page.waitForTimeout(11_000)
  expect(await browserNotifications.read()).toHaveLength(1)
  await browserNotifications.click()
  await expect(page).toHaveURL(`/admin?email=${emailId}`)
})

const kind = (page: Page, name: string) => page.getByRole('group', { name })
const channel = (page: Page, of: string, name: string) =>
  kind(page, of).getByRole('switch', { name })

test('each person chooses what reaches them, and it stays chosen', async ({ page }) => {
  await openAdmin(page, 'staff')
  await bell(page).click()
  await panel(page).getByRole('link', { name: 'Настроить уведомления' }).click()
  await expect(page).toHaveURL('/admin?tab=notifications')
  await expect(page.getByRole('heading', { name: 'Уведомления', level: 2 })).toBeVisible()
  await expect(page.getByText('Общий чат в Telegram')).toHaveCount(0)

  const mail = channel(page, 'Посетитель ждёт в чате', 'Почта')
  const inApp = channel(page, 'Посетитель ждёт в чате', 'Колокольчик')
  /** Turns a switch and waits until the database has it: a reload would take the request back. */
  const turn = async (toggle: Locator) => {
    const stored = page.waitForResponse('**/rpc/switch_notification')
    await toggle.click()
    await stored
  }
  await expect(mail).not.toBeChecked()
  await turn(mail)
  await page.reload()
  await expect(mail).toBeChecked()
  // Without the bell nothing else tells of it.
  await turn(inApp)
  await expect(mail).toBeDisabled()
  await expect(mail).not.toBeChecked()
  await turn(inApp)
  await expect(mail).toBeChecked()
  await turn(mail)
  await page.reload()
  await expect(inApp).toBeChecked()
  await expect(mail).not.toBeChecked()
})

test('a browser that refuses is told how to allow it, and a missing bot is said', async ({
  page,
}) => {
  await fakeNotifications(page, 'denied')
  await openAdmin(page, 'admin', '/admin?tab=notifications')
  await expect(page.getByText('Запрещены в настройках браузера')).toBeVisible()
  await expect(page.getByText('Бот не подключён.')).toBeVisible()
})

test('what cannot be loaded says so and can be tried again', async ({ page }) => {
  const failing = ['**/rest/v1/rpc/notification_switches', '**/rest/v1/notifications*']
  for (const path of failing) {
    await page.route(path, (route) =>
      route.fulfill({ status: 500, json: { message: 'database away' } }),
    )
  }
  await openAdmin(page, 'staff', '/admin?tab=notifications')
  await expect(page.getByText('Не удалось загрузить настройки')).toBeVisible()
  await bell(page).click()
  await expect(panel(page).getByText('Не удалось загрузить уведомления')).toBeVisible()
  for (const path of failing) await page.unroute(path)
  await panel(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(panel(page).getByText('Не удалось загрузить уведомления')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(kind(page, 'Новое обращение')).toBeVisible()
})

test('bell and choices are accessible in both themes, narrow and wide', async ({
  page,
  request,
}) => {
  await sendLead(request)
  await openAdmin(page, 'admin', '/admin?tab=notifications')
  await expect(kind(page, 'Новое обращение')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await bell(page).click()
  await expect(panel(page).getByRole('link').nth(1)).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
