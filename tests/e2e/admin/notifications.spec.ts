import { expect, type Page, test } from 'playwright/test'
import { z } from 'zod'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInItsTheme, expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { restAs } from '../support/rest-api.ts'
import { startAs } from '../support/session.ts'
import { nextFrame } from '../support/settle.ts'
import { openedEmail } from '../support/steps.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Последние уведомления' })
const inPanel = '[aria-label="Последние уведомления"]'
const entry = (page: Page, text: string) => panel(page).getByRole('link').filter({ hasText: text })

/** The number beside the bell. */
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

async function openAdmin(page: Page, who: 'staff' | 'admin', path: string) {
  await startAs(page, who)
  await page.clock.install()
  await page.goto(path)
  await expect(bell(page)).toBeVisible()
}
/** The bell polls every 2.5 seconds. */
const askAgain = (page: Page) => page.clock.fastForward(3000)

test('a lead rings the bell, leads to the email and is read with it; an assignment rings its assignee’s', async ({
  page,
  request,
}) => {
  const name = unique('Айбек')
  // What comes before the first answers is not announced.
  const answers = ['**/rest/v1/notifications*', '**/rpc/notification_switches'].map((url) =>
    page.waitForResponse(url),
  )
  await openAdmin(page, 'staff', '/admin?tab=chats')
  await Promise.all(answers)
  const email = await sendLead(request, { name })
  await askAgain(page)
  await expect.poll(() => unread(page)).toBeGreaterThan(0)
  await expect(page).toHaveTitle(/^\(\d+\+?\) /)
  const toast = page.getByRole('listitem').filter({ hasText: /нов\S+ (обращени|уведомлени)/i })
  await expect(toast.getByRole('button', { name: 'Открыть' })).toBeVisible()
  await bell(page).click()
  await expect(entry(page, name)).toContainText(/нов\S+ обращени.*не прочитано/i)
  await expectAccessibleInItsTheme(page, 'the bell', inPanel)
  // On a phone it is elsewhere, and closed.
  await page.setViewportSize({ width: 360, height: 800 })
  await bell(page).click()
  await expect(entry(page, name)).toBeVisible()
  await expectAccessibleInItsTheme(page, 'the bell on a phone', inPanel)
  await entry(page, name).click()
  await expect(panel(page)).toBeHidden()
  // Leads of other tests may share the entry, which then leads to their queue.
  if (/queue=waiting$/.test(page.url())) await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/email=[0-9a-f-]{36}/)
  await expect(openedEmail(page)).toContainText(name)
  await page.setViewportSize({ width: 1280, height: 720 })

  await bell(page).click()
  await expect(entry(page, name)).not.toContainText('не прочитано')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  // Away from the email, since opening it marks its notifications as read.
  await page.goto('/admin?tab=chats')
  const [admin, staff] = [await restAs(request, 'admin'), await restAs(request, 'staff')]
  await admin.change(`emails?from_email=eq.${email}`, { assigned_to_user_id: staff.userId })
  await bell(page).click()
  await askAgain(page)
  const assigned = entry(page, 'Вам назначено письмо').filter({ hasText: name })
  await expect(assigned).toContainText('не прочитано')
  await panel(page).getByRole('button', { name: 'Отметить всё прочитанным' }).click()
  await expect(assigned).not.toContainText('не прочитано')
})

test('a hidden tab goes on asking, though its own timers stand still', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.assign(window, { setInterval: () => 0 })
  })
  await startAs(page, 'staff')
  await page.goto('/admin?tab=chats')
  await expect(bell(page)).toBeVisible()
  for (let times = 0; times < 3; times += 1) await page.waitForResponse('**/rpc/unread_entries*')
})

/** The page's browser notifications. */
const shownSchema = z.array(z.object({ title: z.string(), body: z.string(), tag: z.string() }))

/** Fakes the browser's notifications for a page that is not visible. */
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

test(
  'the browser is asked by a button only, then shows what comes, once, and leads there',
  { tag: '@all' },
  async ({ page }) => {
    const browserNotifications = await fakeNotifications(page, 'default')
    const createdAt = new Date().toISOString()
    const emailId = '00000000-0000-4000-8000-00000000aaaa'
    let latest: object[] = []
    await page.route('**/rest/v1/notifications*', (route) =>
      route.fulfill({ json: latest, headers: { 'content-range': `*/${latest.length}` } }),
    )
    await openAdmin(page, 'admin', '/admin?tab=notifications')
    await expect(page.getByText('Общий чат в Telegram')).toBeVisible()
    await expectAccessibleInEveryLook(page, 'main')
    const ask = page.getByRole('button', { name: 'Включить в этом браузере' })
    await ask.click()
    await expect(ask).toBeHidden()
    await expect(page.getByText('Включены. Браузер показывает их')).toBeVisible()

    const lead = {
      from_name: 'Анна',
      subject: 'Нужен сайт',
      lead: null,
      interest: null,
      preview: '',
    }
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
    await askAgain(page)
    await expect.poll(browserNotifications.read).toEqual([
      {
        title: 'Новое обращение',
        body: 'Анна: Нужен сайт',
        tag: `00000000-0000-4000-8000-00000000bbbb ${createdAt}`,
      },
    ])
    const next = page.waitForResponse('**/rest/v1/notifications*')
    await askAgain(page)
    await next
    await nextFrame(page)
    expect(await browserNotifications.read(), 'it is not shown again').toHaveLength(1)
    await browserNotifications.click()
    await expect(page).toHaveURL(`/admin?email=${emailId}`)
  },
)

test(
  'each person chooses what reaches them, and it stays chosen',
  { tag: '@all' },
  async ({ page }) => {
    await openAdmin(page, 'staff', '/admin?tab=chats')
    await bell(page).click()
    await panel(page).getByRole('link', { name: 'Настроить уведомления' }).click()
    await expect(page).toHaveURL('/admin?tab=notifications')
    await expect(page.getByRole('heading', { name: 'Уведомления', level: 2 })).toBeVisible()
    await expect(page.getByText('Общий чат в Telegram')).toHaveCount(0)

    const mail = page
      .getByRole('group', { name: 'Посетитель ждёт в чате' })
      .getByRole('switch', { name: 'Почта' })
    /** Sets the switch and waits until the database has stored it: a reload would abort the request. */
    const turn = async () => {
      const stored = page.waitForResponse('**/rpc/switch_notification')
      await mail.click()
      await stored
    }
    await expect(mail).not.toBeChecked()
    await turn()
    await page.reload()
    await expect(mail).toBeChecked()
    await turn()
    await page.reload()
    await expect(mail).toBeVisible()
    await expect(mail).not.toBeChecked()
  },
)
