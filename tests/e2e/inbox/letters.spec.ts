import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { pdf, png } from '../../support/files.ts'
import { unique } from '../support/accounts.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

test(
  'a letter shows where its links lead, holds foreign pictures back, and hands out its files as they came',
  { tag: '@all' },
  async ({ page, request, baseURL }) => {
    const from = `${unique('files-')}@mail.example`
    const content = pdf('Договор')
    await deliverMail(request, {
      from,
      subject: 'Счёт \u202efdp.tset',
      text: 'Посмотрите договор',
      html: `<p>Оплатите <a href="https://evil.example/pay" onclick="alert(1)">www.bank.kg</a> по <a href="${baseURL}/terms">договору</a></p><img src="cid:logo@mail" alt="Логотип"><img src="https://mail.example/a.png" alt="Чужая">`,
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
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${from}`)
    await expect(inboxRow(page, from)).toContainText('Файлов: 2')
    await inboxRow(page, from).click()
    await expect(openedEmail(page).getByRole('heading', { name: 'Счёт fdp.tset' })).toBeVisible()

    const letter = page.frameLocator('iframe[title="Письмо в HTML"]')
    const picture = letter.getByRole('img', { name: 'Логотип' })
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0)
    await expect(letter.getByRole('img')).toHaveCount(1)

    const link = letter.getByRole('link').first()
    await expect(link).toHaveText('www.bank.kg')
    await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
    await expect(link).toHaveAttribute('target', '_blank')
    // Outside the frame, where the mail's styles do not apply.
    await expect(page.getByRole('note', { name: 'Замаскированные ссылки' })).toContainText(
      '«www.bank.kg» ведёт на evil.example',
    )
    const opening = page.context().waitForEvent('page')
    await letter.getByRole('link', { name: 'договору' }).click()
    const opened = await opening
    await expect(opened).toHaveURL(`${baseURL}/terms`)
    // It cannot access its opener, and works like any page.
    expect(await opened.evaluate(() => [window.opener, document.referrer, window.origin])).toEqual([
      null,
      '',
      baseURL,
    ])
    await opened.close()

    const files = openedEmail(page).getByRole('list', { name: 'Вложения' }).getByRole('listitem')
    await expect(files).toHaveCount(2)
    await expect(files.nth(0)).toContainText('PDF')
    await expect(files.nth(1).locator('img')).toHaveAttribute('src', /^data:image/)
    const downloading = page.waitForEvent('download')
    await files.nth(0).getByRole('button').click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Договор & смета №1.pdf')
    expect(new Uint8Array(await readFile(await download.path()))).toEqual(new Uint8Array(content))
    await expect(openedEmail(page)).toBeVisible()

    await expect(letter.getByText('Чужая')).toBeVisible()
    await page.getByRole('button', { name: 'Показать картинки' }).click()
    await expect(letter.getByRole('img', { name: 'Чужая' })).toBeAttached()
    // As plain text the mail shows no pictures: they are listed as files.
    await page.getByRole('button', { name: 'Показать только текст' }).click()
    await expect(openedEmail(page).getByText('Посмотрите договор')).toBeVisible()
    await expect(files).toHaveCount(3)
  },
)
