import { expect, test, type Page } from 'playwright/test'
import { pdf, windowsProgram } from '../../support/files.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { closeReceipt, dialog, fillContact, submitConsultation } from '../support/steps.ts'

const file = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

async function openForm(page: Page) {
  const email = `${unique('brief-')}@company.kg`
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })
  const files = dialog(page).getByRole('list', { name: 'Прикреплённые файлы' })
  return { email, input: dialog(page).getByLabel('Прикрепить файлы'), files }
}

test('a brief reaches the managers with the request', async ({ page, request }) => {
  const { email, input, files } = await openForm(page)
  await input.setInputFiles([
    file('Бриф склада.pdf', pdf('бриф')),
    file('Цены.txt', Buffer.from('один\nдва')),
  ])
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await expect(files.getByLabel('Загружен')).toHaveCount(2)

  await submitConsultation(page)
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  expect(mail?.text).toContain('Бриф склада.pdf')
  expect(mail?.text).toContain('Цены.txt')

  // The next request begins without them.
  await closeReceipt(page)
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(dialog(page).getByLabel('Прикрепить файлы')).toBeAttached()
  await expect(files).toBeHidden()
})

test('a request sent while its file is on the way waits for it', async ({ page, request }) => {
  const { email, input } = await openForm(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/functions/v1/upload-attachment', async (route) => {
    await held
    await route.continue()
  })
  await input.setInputFiles(file('Бриф.pdf', pdf('бриф')))
  await submitConsultation(page)
  await expect(dialog(page).getByRole('button', { name: 'Отправляем…' })).toBeVisible()
  letGo()
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  expect(mail?.text).toContain('Бриф.pdf')
})

test('what cannot be taken is told at once, and keeps nothing else back', async ({ page }) => {
  const { input, files } = await openForm(page)
  await input.setInputFiles([
    file('setup.exe', windowsProgram),
    file('video.pdf', new Uint8Array(10 * 1024 * 1024 + 1)),
    file('disguised.pdf', windowsProgram),
    file('brief.pdf', pdf('бриф')),
  ])
  const row = (name: string) => files.getByRole('listitem').filter({ hasText: name })
  await expect(row('setup.exe')).toContainText('Такой файл не принимаем')
  await expect(row('video.pdf')).toContainText('Файл больше 10 МБ')
  await expect(row('disguised.pdf').getByRole('status')).not.toBeEmpty()
  await expect(row('brief.pdf').getByLabel('Загружен')).toBeVisible()
  await submitConsultation(page)
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
})

test('a sixth file is not taken', async ({ page }) => {
  const { input, files } = await openForm(page)
  await input.setInputFiles([1, 2, 3, 4, 5, 6].map((n) => file(`brief-${n}.pdf`, pdf(`${n}`))))
  await expect(files.getByRole('listitem')).toHaveCount(5)
  await expect(dialog(page).getByText('Больше 5 файлов приложить нельзя')).toBeVisible()
})

test('an upload that broke off is tried again, by keyboard', async ({ page, request }) => {
  const { email, input, files } = await openForm(page)
  await page.route('**/functions/v1/upload-attachment', (route) => route.abort())
  await input.setInputFiles(file('Бриф.pdf', pdf('бриф')))
  await expect(files).toContainText('нет связи')
  await page.unroute('**/functions/v1/upload-attachment')
  await files.getByRole('button', { name: 'Загрузить ещё раз: Бриф.pdf' }).focus()
  await page.keyboard.press('Enter')
  await expect(files.getByLabel('Загружен')).toBeVisible()
  await submitConsultation(page)
  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  expect(mail?.text).toContain('Бриф.pdf')
})

test('a request goes without a file that failed, and says so', async ({ page }) => {
  const { input, files } = await openForm(page)
  await page.route('**/functions/v1/upload-attachment', (route) => route.abort())
  await input.setInputFiles(file('Бриф.pdf', pdf('бриф')))
  await expect(files).toContainText('нет связи')
  await submitConsultation(page)
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  await expect(page.getByText('Пришлите ответом на наше письмо: «Бриф.pdf».')).toBeVisible()
})
