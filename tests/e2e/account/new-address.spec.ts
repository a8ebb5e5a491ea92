import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { demoPassword, unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook, inFront } from '../support/axe.ts'
import { expectMails, linkIn } from '../support/mailbox.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startSession } from '../support/session.ts'
import { dialog, redeem, redeemOpened } from '../support/steps.ts'

const signIn = async (request: APIRequestContext, email: string, password = demoPassword) => {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email, password },
  })
  return answer.status()
}

/** The links of a change that were mailed to an address, the newest first. */
async function linksTo(request: APIRequestContext, email: string, count = 1) {
  const isChange = ({ to, html }: { to: string | string[]; html?: string | null }) =>
    [to].flat().includes(email) && (html?.includes('type=email_change') ?? false)
  return (await expectMails(request, isChange, count)).map(linkIn)
}

const pending = (page: Page) => page.getByRole('group', { name: 'Новый адрес' })
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name })
const press = async (page: Page, link = '') => {
  await page.goto(link)
  await dialog(page).getByRole('button', { name: 'Сменить адрес' }).click()
}

async function askFor(page: Page, email: string) {
  await page.getByRole('button', { name: 'Сменить адрес…' }).click()
  await page.getByLabel('Новый email').fill(email)
  // Auth pauses between two mails.
  await expect(async () => {
    await page.getByRole('button', { name: 'Отправить письма' }).click()
    await expect(pending(page)).toContainText(email, { timeout: 1000 })
  }).toPass({ intervals: [1000] })
}

let email: string
let next: string
test.beforeEach(async ({ page, request }) => {
  email = await createConfirmedAccount(request)
  next = `${unique('moved-')}@company.kg`
  await startSession(page, email)
  await page.goto('/account?tab=settings')
})

test(
  'another address is the account’s once both have pressed the button, and no sooner',
  { tag: '@all' },
  async ({ page, request }) => {
    // The page does not reveal that the address is taken.
    await askFor(page, 'staff@demo.example')
    await askFor(page, next)
    const [ended] = await linksTo(request, next)
    await pending(page).getByRole('button', { name: 'Не менять адрес' }).click()
    await expect(pending(page)).toBeHidden()
    await askFor(page, next)
    await expect(pending(page)).toContainText(`сначала нажмите кнопку в письме на ${email}`)

    const [toNew] = await linksTo(request, next, 2)
    const [toFormer] = await linksTo(request, email, 2)
    expect(toNew).not.toBe(ended)
    // A program that opens links confirms nothing.
    for (const link of [toNew, toFormer]) await request.get(link ?? '')
    await page.goto(toFormer ?? '')
    await expectAccessibleInEveryLook(page, inFront)
    await dialog(page).getByRole('button', { name: 'Сменить адрес' }).click()
    await expect(page.getByText('Осталось подтвердить со второго адреса')).toBeVisible()
    await expect(dialog(page), 'a password would be thrown away').toBeHidden()
    await expect(inHeader(page, 'Выйти')).toBeVisible()
    expect(await signIn(request, email)).toBe(200)

    await page.goto(toNew ?? '')
    await redeemOpened(page, 'the new owner’s')
    await expect(page.getByText('Адрес изменён')).toBeVisible()
    await expect(inHeader(page, 'Выйти')).toBeVisible()
    expect(await signIn(request, email)).toBe(400)
    expect(await signIn(request, next, 'the new owner’s')).toBe(200)
    // The former address is notified.
    const isNotice = ({ to, subject }: { to: string | string[]; subject: string }) =>
      [to].flat().includes(email) && subject === 'Адрес аккаунта изменён'
    await expectMails(request, isNotice)
    await page.goto('/account?tab=settings')
    await expect(page.getByText(next).first()).toBeVisible()
    await expect(pending(page)).toBeHidden()
  },
)

test(
  'the new address first: nobody is signed in after the second button, and one more mail, which is told, ends it',
  { tag: '@all' },
  async ({ page, request }) => {
    await askFor(page, next)
    const [toNew] = await linksTo(request, next)
    const [toFormer] = await linksTo(request, email)
    await press(page, toNew)
    await expect(page.getByText('Осталось подтвердить со второго адреса')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(inHeader(page, 'Выйти')).toBeVisible()

    await press(page, toFormer)
    await expect(page.getByText('Осталось одно письмо')).toBeVisible()
    await expect(page.getByText(/На\sновый адрес ушло письмо «Подтвердите адрес»/)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(inHeader(page, 'Войти')).toBeVisible()
    await expect(inHeader(page, 'Выйти')).toBeHidden()
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `${storagePrefix}.session`),
    ).toBeNull()
    for (const address of [email, next]) expect(await signIn(request, address)).toBe(400)

    const isLast = ({ to, subject }: { to: string | string[]; subject: string }) =>
      [to].flat().includes(next) && subject.startsWith('Подтвердите адрес')
    const [last] = await expectMails(request, isLast)
    await redeem(page, last ? linkIn(last) : '', 'the new owner’s')
    await expect(page.getByText('Email подтверждён')).toBeVisible()
    expect(await signIn(request, next, 'the new owner’s')).toBe(200)
  },
)
