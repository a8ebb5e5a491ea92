import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { pdf, png } from '../../support/files.ts'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const attachments = (page: Page) => openedEmail(page).getByRole('list', { name: 'Вложения' })
const composer = (page: Page) => page.getByRole('form', { name: 'Ответ клиенту' })

async function openInbox(page: Page, row: string) {
  await startAs(page, 'staff')
  await page.goto('/admin')
  await inboxRow(page, row).click()
}

test('files of a mail are downloaded as they came, and its pictures stand in its text', async ({
  page,
  request,
}) => {
  const from = `${unique('files-')}@mail.example`
  const content = pdf('Договор')
  await deliverMail(request, {
    from,
    subject: 'Договор и логотип',
    text: 'Посмотрите договор',
    html: '<p>Посмотрите договор</p><img src="cid:logo@mail" alt="Логотип"><img src="https://mail.example/a.png" alt="Чужая">',
    attachments: [
      {
        filename: 'Договор & смета №1.pdf',
        contentType: 'application/pdf',
        contentId: '',
        content: base64(content),
      },
      {
        filename: 'logo.png',
        contentType: 'image/png',
        contentId: '<logo@mail>',
        content: base64(png),
      },
      { filename: 'Экран.png', contentType: 'image/png', contentId: '', content: base64(png) },
    ],
  })
  await openInbox(page, from)
  await expect(inboxRow(page, from)).toContainText('Файлов: 2')

  const mail = page.frameLocator('iframe[title="Письмо в HTML"]')
  const picture = mail.getByRole('img', { name: 'Логотип' })
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect
    .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(0)
  await expect(mail.getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Показать картинки' })).toBeVisible()

  const rows = attachments(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('PDF')
  await expect(rows.nth(1).locator('img')).toHaveAttribute('src', /^data:image/)
  const downloading = page.waitForEvent('download')
  await rows.nth(0).getByRole('button').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Договор & смета №1.pdf')
  expect(new Uint8Array(await readFile(await download.path()))).toEqual(new Uint8Array(content))
  await expect(openedEmail(page)).toBeVisible()

  // Without its layout the mail shows no pictures: they are files like the others.
  await page.getByRole('button', { name: 'Показать только текст' }).click()
  await expect(rows).toHaveCount(3)
})

test('an email without files has no list of them', async ({ page, request }) => {
  await openInbox(page, await sendLead(request, { description: 'Без файлов' }))
  await expect(openedEmail(page)).toContainText('Без файлов')
  await expect(attachments(page)).toBeHidden()
})

test('a reply takes its files along, which a folded draft keeps', async ({ page, request }) => {
  const email = await sendLead(request)
  await openInbox(page, email)
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await page.keyboard.insertText('Смета во вложении.')
  const chosen = composer(page).getByRole('list', { name: 'Прикреплённые файлы' })
  await composer(page)
    .getByLabel('Прикрепить файлы')
    .setInputFiles({
      name: 'Смета.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf('1')),
    })
  await expect(chosen.getByLabel('Загружен')).toBeVisible()
  await composer(page).getByRole('button', { name: 'Свернуть ответ' }).click()
  await openedEmail(page).getByRole('button', { name: 'Продолжить ответ' }).click()
  await expect(chosen.getByRole('listitem')).toHaveCount(1)

  await composer(page).getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByText('Отправляем ответ')).toBeVisible()
  await expect(attachments(page).getByRole('listitem')).toContainText('Смета.pdf')
  await expectMails(
    request,
    ({ to, text }) => to === email && !!text?.includes('Смета во вложении'),
  )
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await expect(chosen).toBeHidden()
})

test('a reply whose file is gone is explained, and keeps its text', async ({ page, request }) => {
  await openInbox(page, await sendLead(request))
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await page.keyboard.insertText('Смета во вложении.')
  await composer(page)
    .getByLabel('Прикрепить файлы')
    .setInputFiles({
      name: 'Смета.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf('1')),
    })
  await page.route('**/functions/v1/send-reply', (route) => {
    const body: Record<string, unknown> = route.request().postDataJSON()
    const attachmentIds = ['11111111-1111-4111-8111-111111111111']
    return route.continue({ postData: JSON.stringify({ ...body, attachmentIds }) })
  })
  await composer(page).getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(composer(page).getByText('приложите их ещё раз')).toBeVisible()
  await expect(composer(page).getByLabel('Текст ответа')).toHaveValue(/^Смета во вложении\./)
})
