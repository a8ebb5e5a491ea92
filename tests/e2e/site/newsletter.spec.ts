import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { dialog } from '../support/steps.ts'

const calls = (page: Page) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/newsletter')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Subscribes on the blog. @returns the two links of the mail */
async function subscribe(page: Page, request: APIRequestContext) {
  const email = `${unique('reader-')}@company.kg`
  await page.goto('/blog')
  const done = page.getByText(/Почти готово/)
  // The blog's island may start between the two steps, and then draws an empty form.
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Ваш email' }).fill(email)
    await page.getByRole('button', { name: 'Подписаться' }).click()
    await expect(done).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(done).toBeFocused()
  const [mail] = await expectMails(request, ({ to }) => [to].flat().includes(email))
  const link = (parameter: string) => {
    const found = new RegExp(`https?://\\S+[?]${parameter}=\\w+`).exec(mail?.text ?? '')?.[0]
    if (!found) throw new Error(`the mail has no ${parameter} link`)
    return found
  }
  return { confirm: link('newsletter'), unsubscribe: link('unsubscribe') }
}

/** Opens a mailed link, which by itself changes nothing. */
async function openLink(page: Page, link: string, question: string) {
  const sent = calls(page)
  await page.goto(link)
  await expect(dialog(page)).toHaveAccessibleName(question)
  await expect(page).toHaveURL(/\/blog$/)
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
}

test('a reader subscribes, confirms by the mailed link, and leaves by the other', async ({
  page,
  request,
}) => {
  const links = await subscribe(page, request)

  await openLink(page, links.confirm, 'Подтвердите подписку')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Подтвердить подписку' }).dblclick()
  await expect(dialog(page)).toHaveAccessibleName('Подписка подтверждена')
  await expect(dialog(page).getByText('Пришлём письмо, когда выйдет новая статья.')).toBeFocused()
  await page.getByRole('button', { name: 'Перейти к статьям' }).click()
  await expect(dialog(page)).toBeHidden()

  await openLink(page, links.unsubscribe, 'Отписаться от рассылки?')
  await page.getByRole('button', { name: 'Отписаться' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Вы отписались')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('Escape keeps a subscription; the keyboard alone ends it', async ({ page, request }) => {
  const { unsubscribe } = await subscribe(page, request)
  const sent = calls(page)
  await openLink(page, unsubscribe, 'Отписаться от рассылки?')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(sent).toEqual([])

  await openLink(page, unsubscribe, 'Отписаться от рассылки?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Отписаться' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Вы отписались')
})

test('a lost connection takes a second press, an unknown link says so', async ({ page }) => {
  await page.route('**/functions/v1/newsletter', (route) => route.abort('internetdisconnected'))
  await openLink(page, '/blog?newsletter=nobody', 'Подтвердите подписку')
  const confirm = page.getByRole('button', { name: 'Подтвердить подписку' })
  await confirm.click()
  await expect(dialog(page).getByText(/Проверьте соединение/)).toBeVisible()

  await page.unroute('**/functions/v1/newsletter')
  await confirm.click()
  await expect(dialog(page)).toHaveAccessibleName('Ссылка не действует')
})

test('a link whose dialog could not be loaded works after a reload', async ({ page }) => {
  const pattern = '**/newsletter-link-dialog*'
  await page.route(pattern, (route) => route.abort('internetdisconnected'))
  await page.goto('/blog?unsubscribe=nobody')
  await expect(page.getByText(/Не удалось загрузить часть сайта/)).toBeVisible()
  await page.unroute(pattern)
  await page.reload()
  await expect(dialog(page)).toHaveAccessibleName('Отписаться от рассылки?')
})
