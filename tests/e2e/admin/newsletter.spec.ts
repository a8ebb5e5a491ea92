import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { accounts, unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { dialog } from '../support/steps.ts'

// In sequence: each issue goes to all who have subscribed by then.
test.describe.configure({ mode: 'default' })

const mailsTo = (email: string, subject: string) => (mail: { to: unknown; subject: string }) =>
  [mail.to].flat().includes(email) && mail.subject === subject

/** Subscribes and confirms by the API. @returns the address */
async function subscribe(request: APIRequestContext) {
  const email = `${unique('reader-')}@company.kg`
  const call = (data: object) => request.post('/functions/v1/newsletter', { data })
  expect((await call({ action: 'subscribe', email })).ok()).toBe(true)
  const [mail] = await expectMails(request, ({ to }) => [to].flat().includes(email))
  const token = /[?]newsletter=(\w+)/.exec(mail?.text ?? '')?.[1]
  expect((await call({ action: 'confirm', token })).ok()).toBe(true)
  return email
}

async function openNewsletter(page: Page, more = '') {
  await startAs(page, 'admin')
  await page.goto(`/admin?tab=newsletter${more}`)
}

async function write(page: Page, subject: string) {
  await page.getByRole('button', { name: 'Новый выпуск' }).click()
  await page.getByRole('textbox', { name: 'Тема' }).fill(subject)
  await page
    .getByRole('textbox', { name: 'Текст' })
    .fill('# Что нового\n\nЧитайте **сегодня**: [статья](https://kerege.example/blog).')
}

async function start(page: Page, pace: string) {
  await page.getByRole('button', { name: 'Отправить подписчикам…' }).click()
  await dialog(page).getByRole('combobox', { name: 'Скорость' }).selectOption(pace)
}

const count = async (page: Page) => {
  const description = await dialog(page)
    .getByText(/Его получ[аи]т/)
    .innerText()
  return Number(/\d+/.exec(description.replace(/\s/g, ''))?.[0])
}

test(
  'an admin keeps a draft, looks at it, tries it out and sends it to every reader once',
  { tag: '@all' },
  async ({ page, request }) => {
    const readers = await Promise.all([subscribe(request), subscribe(request)])
    const subject = unique('Новая статья ')
    await openNewsletter(page)
    await expect(page.getByRole('heading', { name: 'Выпуски' })).toBeVisible()
    await expectAccessibleInEveryLook(page, 'main')
    await page.setViewportSize({ width: 1280, height: 720 })
    await write(page, subject)
    await expect(page.getByText('Сохранено')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Тема' })).toHaveValue(subject)
    await expectAccessibleInEveryLook(page, 'main')
    await page.setViewportSize({ width: 1280, height: 720 })

    await page.getByRole('button', { name: 'Предпросмотр' }).click()
    const mail = page.frameLocator('iframe[title="Письмо подписчику"]')
    await expect(mail.getByRole('heading', { name: 'Что нового' })).toBeVisible()
    const background = () =>
      mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(await background()).toBe('rgb(250, 248, 245)')
    await page.getByText('Тёмная тема').click()
    await expect.poll(background).toBe('rgb(10, 12, 16)')
    await page.getByRole('button', { name: 'К тексту' }).click()
    await expect(page.getByText('Сохранено')).toBeVisible()

    await page.getByRole('button', { name: 'Пробное письмо себе' }).click()
    await expect(page.getByText('Пробное письмо отправлено')).toBeVisible()
    const [trial] = await expectMails(request, mailsTo(accounts.admin, subject))
    expect(trial?.text).toContain('Это пробное письмо')

    await start(page, '600 писем в минуту')
    expect(await count(page)).toBeGreaterThanOrEqual(2)
    await dialog(page)
      .getByRole('button', { name: /^Отправить \d/ })
      .dblclick()
    await expect(page.getByText('Выпуск отправляется')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: /^Отправлено \d+ из \d+$/ }),
    ).toBeVisible()
    await expect(page.getByText('Отправлен', { exact: true })).toBeVisible()
    const [letter] = await expectMails(request, mailsTo(readers[0] ?? '', subject))
    await expectMails(request, mailsTo(readers[1] ?? '', subject))
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

    // The letter's link asks first, then ends the subscription.
    const link = /https?:\/\/\S+[?]unsubscribe=\w+/.exec(letter?.text ?? '')?.[0]
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Отписаться' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Вы отписались')
    await page.goto('/admin?tab=newsletter')
    await page.getByRole('button', { name: subject }).click()
    await expect(page.getByText('Отписались', { exact: true }).locator('..')).toContainText('1')
  },
)

test(
  'an issue is paused, resumed and cancelled, which the log notes; a draft is discarded',
  { tag: '@all' },
  async ({ page, request }) => {
    await Promise.all([1, 2, 3].map(() => subscribe(request)))
    const subject = unique('Выпуск с паузой ')
    await openNewsletter(page)
    await write(page, unique('Черновик '))
    await expect(page.getByText('Сохранено')).toBeVisible()
    await page.getByRole('button', { name: 'Удалить черновик' }).click()
    await dialog(page).getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByRole('button', { name: 'Новый выпуск' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Черновик' })).toBeHidden()

    await write(page, subject)
    await start(page, '30 писем в минуту')
    await dialog(page)
      .getByRole('button', { name: /^Отправить \d/ })
      .click()
    await page.getByRole('button', { name: 'Пауза' }).click()
    await expect(page.getByText('На паузе', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByText('Отправляется', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Отменить…' }).click()
    await page.getByRole('button', { name: 'Отменить отправку' }).click()
    await expect(page.getByText('Отменён', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Продолжить' })).toBeHidden()

    await page.goto('/admin?tab=audit&kind=newsletter')
    const lines = page.getByRole('listitem').filter({ hasText: subject })
    await expect(lines).toContainText([
      'Отправка выпуска отменена',
      'Отправка выпуска продолжена',
      'Отправка выпуска на паузе',
      'Начата отправка выпуска',
    ])
  },
)

test('subscribers are found, exported and erased', { tag: '@all' }, async ({ page, request }) => {
  const email = await subscribe(request)
  await openNewsletter(page, '&view=subscribers')
  await page.getByRole('searchbox', { name: 'Поиск по адресу' }).fill(email.toUpperCase())
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Подписан')
  await expect(page.getByRole('listitem').filter({ hasText: '@' })).toHaveCount(1)
  await expectAccessibleInEveryLook(page, 'main')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить подписчиков в CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(`${email};Подписан;`)

  await page.getByRole('button', { name: `Удалить ${email}` }).click()
  await dialog(page).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Подписчик удалён')).toBeVisible()
  await expect(page.getByText('Подписчики не найдены')).toBeVisible()
})
