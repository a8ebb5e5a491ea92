import { expect, test } from 'playwright/test'
import { soldPackage } from '../../support/sold.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { dialog, fillContact, openAbout, submitConsultation } from '../support/steps.ts'

test.use({ viewport: { width: 390, height: 667 } })

test('without a connection a request waits, says so on the smallest phone, and is sent once when it is back', async ({
  page,
  context,
  request,
}) => {
  const email = `${unique('offline-')}@company.kg`
  await page.clock.install()
  await page.goto('/')
  const open = () => openAbout(page, 'openConsultation', soldPackage.service)
  await open()
  await expect(dialog(page)).toContainText(/Вас интересует: ./)
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })
  await context.setOffline(true)
  await submitConsultation(page)
  await expect(dialog(page).getByText(/^Нет связи\. Ничего не потеряно/)).toBeInViewport()
  await expect(dialog(page).getByRole('button', { name: 'Ждём соединения…' })).toBeInViewport({
    ratio: 1,
  })
  await expect(dialog(page).getByLabel('Имя')).toBeDisabled()

  // The connection fails and returns; the dialog may be closed in between.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  // Longer than the dialog takes to close.
  await page.clock.fastForward(1000)
  await context.setOffline(false)
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  await expect(page.getByText('Нет связи')).toBeHidden()
  // The receipt waits for the visitor.
  await open()
  await expect(dialog(page).getByText('Заявка №')).toBeVisible()
  await expectMails(request, ({ to }) => to === email, 1)
  await expectMails(request, ({ to, text }) => to !== email && (text?.includes(email) ?? false), 1)
})

test(
  'a dialog that is asked for without a connection opens once there is one',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/terms#ru')
    await page.locator('html[data-ready]').waitFor()
    await context.setOffline(true)
    await page.evaluate(() => dispatchEvent(new Event('openConsultation')))
    await expect(page.getByText('Нет связи')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Получить консультацию' })).toBeVisible()
  },
)
