import { expect, type Page, test } from 'playwright/test'
import { company } from '../../../src/content/company.ts'
import { pdf, windowsProgram } from '../../support/files.ts'
import { unique } from '../support/accounts.ts'
import { holdBack } from '../support/hold-back.ts'
import { expectMails } from '../support/mailbox.ts'
import { closeReceipt, dialog, fillContact, submitConsultation } from '../support/steps.ts'

const uploads = '**/functions/v1/upload-attachment'
const file = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Any script can open the dialogs, on any page. */
async function askFor(page: Page, event: 'openConsultation' | 'openProjectQuiz') {
  await page.evaluate(
    (name) => window.dispatchEvent(new CustomEvent(name, { detail: 'Премиум' })),
    event,
  )
  await expect(dialog(page)).toContainText('Вас интересует: Премиум')
}

test('files reach the managers with a request, which waits for running uploads and reports failed ones', async ({
  page,
  request,
}) => {
  const email = `${unique('brief-')}@company.kg`
  const input = dialog(page).getByLabel('Прикрепить файлы')
  const files = dialog(page).getByRole('list', { name: 'Прикреплённые файлы' })
  const row = (name: string) => files.getByRole('listitem').filter({ hasText: name })
  await page.clock.install()
  await page.goto('/terms#ru')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await askFor(page, 'openProjectQuiz')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await askFor(page, 'openConsultation')
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })

  await input.setInputFiles([
    file('setup.exe', windowsProgram),
    file('disguised.pdf', windowsProgram),
    file('Бриф склада.pdf', pdf('бриф')),
  ])
  await expect(row('setup.exe')).toContainText('Такой файл не принимаем')
  await expect(row('disguised.pdf').getByRole('status')).not.toBeEmpty()
  await expect(row('Бриф склада.pdf').getByLabel('Загружен')).toBeVisible()

  await page.route(uploads, (route) => route.abort())
  await input.setInputFiles([
    file('Цены.txt', Buffer.from('один\nдва')),
    file('Схема.pdf', pdf('схема')),
  ])
  for (const name of ['Цены.txt', 'Схема.pdf']) await expect(row(name)).toContainText('нет связи')
  await page.unroute(uploads)
  await files.getByRole('button', { name: 'Загрузить ещё раз: Цены.txt' }).focus()
  await page.keyboard.press('Enter')
  await expect(row('Цены.txt').getByLabel('Загружен')).toBeVisible()

  const letGo = await holdBack(page, uploads)
  const more = ['План.pdf', 'Смета.pdf', 'Лишний.pdf']
  await input.setInputFiles(more.map((name) => file(name, pdf(name))))
  await expect(row('Лишний.pdf')).toHaveCount(0)
  await expect(dialog(page).getByText('Больше 5 файлов приложить нельзя')).toBeVisible()
  await submitConsultation(page)
  await expect(dialog(page).getByRole('button', { name: 'Отправляем…' })).toBeVisible()
  letGo()
  await expect(
    page.getByText(`Пришлите на ${company.email}, назвав номер заявки: «Схема.pdf».`),
  ).toBeVisible()
  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  for (const name of ['Бриф склада.pdf', 'Цены.txt', 'План.pdf']) expect(mail?.text).toContain(name)
  for (const name of ['setup.exe', 'disguised.pdf', 'Схема.pdf'])
    expect(mail?.text).not.toContain(name)

  // The next request starts without them.
  await closeReceipt(page)
  // Longer than the dialog takes to close.
  await page.clock.fastForward(1000)
  await askFor(page, 'openConsultation')
  await expect(input).toBeAttached()
  await expect(files).toBeHidden()
})
