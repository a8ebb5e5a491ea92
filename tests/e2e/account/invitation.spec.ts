import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { totp } from '../../support/totp.ts'
import { accounts, unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook, inFront } from '../support/axe.ts'
import { expectMails, linkIn } from '../support/mailbox.ts'
import { latestLink } from '../support/new-account.ts'
import { startAs } from '../support/session.ts'
import { dialog, redeem } from '../support/steps.ts'
import { openUser, openUsers, userRow } from '../admin/users-panel.ts'
import { withFactors } from './factors.ts'

const password = 'двенадцать-знаков'

/** The confirmation link of the address: an invitation was mailed before. */
async function confirmationLink(request: APIRequestContext, email: string) {
  const isConfirmation = ({ to, subject }: { to: string | string[]; subject: string }) =>
    [to].flat().includes(email) && subject.startsWith('Подтвердите')
  const [mail] = await expectMails(request, isConfirmation)
  if (!mail) throw new Error(`no confirmation to ${email}`)
  return linkIn(mail)
}

/** Sends an invitation from the open panel. */
async function invite(page: Page, email: string) {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click()
}

test(
  'an invited colleague signs up, sets up a second factor and works; a block ends it at once',
  { tag: '@all' },
  async ({ page, browser, baseURL, request }) => {
    const email = `${unique('colleague-')}@company.kg`
    await openUsers(page)
    await page.getByRole('button', { name: 'Пригласить' }).click()
    await invite(page, email)
    await expect(page.getByText('Приглашение отправлено')).toBeVisible()

    const theirs = await (await browser.newContext()).newPage()
    const auth = await withFactors(theirs, baseURL)
    // The embedded database has no factors and requires none.
    await theirs.route('**/rpc/staff_need_factor', (route) => route.fulfill({ json: true }))
    await theirs.goto(await latestLink(request, email, 1))
    await expect(dialog(theirs)).toContainText(email)
    await expect(theirs).toHaveURL('/')
    await expectAccessibleInEveryLook(theirs, inFront)
    await dialog(theirs).getByRole('button', { name: 'Войти или зарегистрироваться' }).click()
    await expect(dialog(theirs).getByLabel('Email')).toHaveValue(email)
    await dialog(theirs).getByLabel('Имя и фамилия').fill('Айбек Новый')
    for (const label of ['Пароль', 'Повторите пароль']) {
      await dialog(theirs).getByLabel(label, { exact: true }).fill('одиннадцать')
    }
    await dialog(theirs).getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(dialog(theirs)).toContainText('минимум 12 символов')
    for (const label of ['Пароль', 'Повторите пароль']) {
      await dialog(theirs).getByLabel(label, { exact: true }).fill(password)
    }
    await dialog(theirs).getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(dialog(theirs)).toContainText(`Проверьте почту ${email}`)

    await redeem(theirs, await confirmationLink(request, email), password)
    await dialog(theirs).getByRole('button', { name: 'Принять приглашение' }).click()
    await expect(theirs.getByText('Вы в команде')).toBeVisible()
    await expect(
      theirs.getByRole('heading', { level: 1, name: 'Нужен второй фактор' }),
    ).toBeVisible()
    await expectAccessibleInEveryLook(theirs)

    await theirs.getByRole('button', { name: 'Подключить', exact: true }).click()
    await dialog(theirs).getByRole('button', { name: 'Подключить приложение' }).click()
    await dialog(theirs).getByRole('button', { name: 'Далее' }).click()
    const secret = await dialog(theirs).getByLabel('Ключ').innerText()
    await dialog(theirs).getByLabel('Код из приложения').fill(totp(secret))
    await dialog(theirs).getByRole('button', { name: 'Включить' }).click()
    await expect(theirs.getByText('Второй фактор включён')).toBeVisible()
    await theirs.keyboard.press('Escape')
    await expect(theirs.getByRole('heading', { name: /^Письма/ })).toBeVisible()

    await page.reload()
    await page.getByRole('searchbox').fill(email)
    await expect(userRow(page, email)).toContainText('Сотрудник')
    await openUser(page, email)
    await dialog(page).getByRole('button', { name: 'Заблокировать…' }).click()
    await expectAccessibleInEveryLook(page, inFront)
    const told = theirs.getByText('Сеанс завершён').waitFor()
    await dialog(page).getByRole('button', { name: 'Заблокировать', exact: true }).click()
    await expect(page.getByText('Аккаунт заблокирован')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Разблокировать…' })).toBeVisible()

    // The page also polls by itself, and may be updated before they press.
    await Promise.race([told, theirs.getByRole('button', { name: 'Обновить' }).first().click()])
    await told
    await expect(theirs.getByRole('heading', { name: /^Письма/ })).toBeHidden()
    await theirs.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
    await theirs.context().close()
  },
)

test(
  'an invitation is refused for colleagues, is void for other accounts, and can be withdrawn',
  { tag: '@all' },
  async ({ page, browser, request }) => {
    const email = `${unique('withdrawn-')}@company.kg`
    await openUsers(page)
    await page.getByRole('button', { name: 'Пригласить' }).click()
    await invite(page, '')
    await expect(dialog(page).getByText('Укажите email')).toBeVisible()
    await invite(page, accounts.staff)
    await expect(dialog(page)).toContainText('уже в команде')
    await invite(page, email)
    await expect(page.getByText('Приглашение отправлено')).toBeVisible()

    const theirs = await (await browser.newContext()).newPage()
    await startAs(theirs, 'user')
    await theirs.goto(await latestLink(request, email, 1))
    await expect(dialog(theirs)).toContainText(`а вы вошли как ${accounts.user}`)
    await dialog(theirs).getByRole('button', { name: 'Закрыть' }).click()
    await theirs.reload()
    await expect(theirs.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible()
    await expect(dialog(theirs)).toBeHidden()
    await theirs.context().close()

    await page.getByRole('button', { name: `Отозвать приглашение для ${email}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
    await expect(page.getByText('Приглашение отозвано')).toBeVisible()
    await expect(page.getByText(email, { exact: true })).toBeHidden()
  },
)
