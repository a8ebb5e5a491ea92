import { expect, type Page } from 'playwright/test'
import { soldPackage } from '../../support/sold.ts'
import { accounts, demoPassword } from './accounts.ts'

export const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the sign-in dialog from the header, or from the menu on a small screen. */
export async function openSignIn(page: Page) {
  const menu = page.getByRole('button', { name: 'Открыть меню' })
  const direct = page.getByRole('banner').getByRole('button', { name: 'Войти' })
  await expect(menu.or(direct).first()).toBeVisible()
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Войти' }).click()
  } else {
    await direct.click()
  }
  await expect(dialog(page).getByRole('tab', { name: 'Вход' })).toBeVisible()
}

/** Opens a mail's link and confirms it, with the password that a confirmed address gets. */
export async function redeem(page: Page, link: string, password = demoPassword) {
  await page.goto(link)
  await redeemOpened(page, password)
}

/** The same for a link that is open already; a confirmed address then gets this password. */
export async function redeemOpened(page: Page, password = demoPassword) {
  const button = dialog(page).getByRole('button', {
    name: /^(Подтвердить адрес|Задать новый пароль|Сменить адрес)$/,
  })
  const isRecovery = (await button.textContent()) === 'Задать новый пароль'
  await button.click()
  if (isRecovery) return
  await dialog(page).getByLabel('Пароль для входа').fill(password)
  await dialog(page).getByRole('button', { name: 'Сохранить пароль' }).click()
}

/** Fills in the open sign-in form and sends it. */
export async function submitSignIn(page: Page, email: string, password: string) {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Войти', exact: true }).click()
}

/** Signs in with a demo account on the open page. */
export async function signInAs(page: Page, who: keyof typeof accounts) {
  await openSignIn(page)
  await submitSignIn(page, accounts[who], demoPassword)
  await expect(page.getByText('Успешный вход!')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
}

/** The button that orders a package, on its service's page. */
export const orderButton = (page: Page, { title } = soldPackage) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button')

/** Opens a form about an offer, as a script on a page can. */
export async function openAbout(page: Page, event: `open${string}`, offer: string) {
  await page.locator('html[data-ready]').waitFor()
  await page.evaluate(([name, detail]) => dispatchEvent(new CustomEvent(name, { detail })), [
    event,
    { offer },
  ] as const)
}

interface Contact {
  name: string
  email: string
  phone: string
}

/** Fills in the required fields of the consultation form. */
export async function fillContact(page: Page, { name, email, phone }: Contact) {
  await dialog(page).getByLabel('Имя').fill(name)
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Телефон').fill(phone)
}

export const submitConsultation = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()

/** Closes the receipt of a sent form; the toast waits until then. */
export async function closeReceipt(page: Page) {
  await expect(dialog(page).getByText('Заявка №')).toBeVisible()
  await expect(page.getByText('Заявка отправлена!')).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Готово' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
}

/** The rows of the inbox's list. */
export const inboxRows = (page: Page) =>
  page.getByRole('list', { name: 'Письма' }).getByRole('listitem')

/** The inbox's row that shows this text; all of it opens the email. */
export const inboxRow = (page: Page, text: string) =>
  inboxRows(page).filter({ hasText: text }).getByRole('link')

/** The opened email: beside the list, or over it on a small screen. */
export const openedEmail = (page: Page) => page.getByRole('region', { name: 'Письмо', exact: true })

/** Sets the status of the opened email. */
export const setStatus = (page: Page, label: string) =>
  openedEmail(page).getByLabel('Статус письма').selectOption({ label })

/** Takes the opened email. */
export const takeOpened = (page: Page) =>
  openedEmail(page).getByRole('button', { name: 'Назначить мне' }).click()
