import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { dialog } from '../support/steps.ts'

const newsletter = '/functions/v1/newsletter'

/** Opens a mailed link, which does nothing by itself. */
async function openLink(page: Page, link: string, question: string) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(newsletter)) sent.push(request.postData() ?? '')
  })
  await page.goto(link)
  await expect(dialog(page)).toHaveAccessibleName(question)
  await expect(page).toHaveURL(/\/blog$/)
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
  return sent
}

test('a reader subscribes, confirms by the mailed link, and leaves by the other, but only by pressing its button', async ({
  page,
  request,
}) => {
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
  const link = (parameter: string) =>
    new RegExp(`https?://\\S+[?]${parameter}=\\w+`).exec(mail?.text ?? '')?.[0] ?? 'about:blank'

  await openLink(page, link('newsletter'), 'Подтвердите подписку')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Подтвердить подписку' }).dblclick()
  await expect(dialog(page)).toHaveAccessibleName('Подписка подтверждена')
  await expect(dialog(page).getByText('Пришлём письмо, когда выйдет новая статья.')).toBeFocused()
  await page.getByRole('button', { name: 'Перейти к статьям' }).click()
  await expect(dialog(page)).toBeHidden()

  const leaving = 'Отписаться от рассылки?'
  const sent = await openLink(page, link('unsubscribe'), leaving)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(sent).toEqual([])

  // The dialog's code fails to load: the link still works.
  const code = '**/newsletter-link-dialog*'
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await page.goto(link('unsubscribe'))
  await expect(page.getByText(/Не удалось загрузить часть сайта/)).toBeVisible()
  await page.unroute(code)
  await page.reload()
  await expect(dialog(page)).toHaveAccessibleName(leaving)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Отписаться' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Вы отписались')
})
