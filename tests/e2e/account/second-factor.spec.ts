import { expect, type Page, test } from 'playwright/test'
import type { AuthFake } from '../../support/fakes/auth-fake.ts'
import { totp } from '../../support/totp.ts'
import { accounts, demoPassword } from '../support/accounts.ts'
import { expectAccessibleInEveryLook, inFront } from '../support/axe.ts'
import { startAs } from '../support/session.ts'
import { openSignIn, submitSignIn } from '../support/steps.ts'
import { withFactors } from './factors.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const security = (page: Page) => page.getByRole('dialog', { name: 'Безопасность' })
const stepUp = (page: Page) => page.getByRole('dialog', { name: 'Подтвердите вход' })
const banner = (page: Page) => page.getByRole('banner')

const openSecurity = async (page: Page) => {
  await banner(page).getByRole('button', { name: 'Безопасность' }).click()
  await expect(security(page)).toBeVisible()
}

async function startSignIn(page: Page, who: keyof typeof accounts) {
  await openSignIn(page)
  await submitSignIn(page, accounts[who], demoPassword)
  await expect(stepUp(page)).toBeVisible()
}

async function enterCode(page: Page, code: string) {
  await stepUp(page).getByLabel('Код из приложения').fill(code)
  await stepUp(page).getByRole('button', { name: 'Подтвердить' }).click()
}

test('the embedded backend says that it has no second factor', async ({ page }) => {
  await startAs(page, 'user')
  await page.goto('/')
  await openSecurity(page)
  await expect(security(page).getByText(/не.умеет второй фактор/)).toBeVisible()
  await expect(security(page).getByRole('button', { name: 'Подключить приложение' })).toBeHidden()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(security(page)).toBeHidden()
  await expect(banner(page).getByRole('button', { name: 'Безопасность' })).toBeFocused()
})

test('the menu of a small screen leads to the security dialog, too', async ({ page }) => {
  await startAs(page, 'user')
  await page.goto('/')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await menu.getByRole('button', { name: 'Безопасность' }).click()
  await expect(menu).toBeHidden()
  await expect(security(page)).toBeVisible()
})

test.describe('with an Auth that knows second factors', () => {
  let auth: AuthFake
  test.beforeEach(async ({ page, baseURL }) => {
    auth = await withFactors(page, baseURL)
  })
  test.afterEach(async ({ page }) => {
    // What the page still asks for as it closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
  })

  test('an app is set up by keyboard, listed, and removed', async ({ page }) => {
    await startAs(page, 'user')
    await page.goto('/')
    await openSecurity(page)
    await security(page).getByRole('button', { name: 'Подключить приложение' }).press('Enter')
    await security(page).getByLabel('Название').fill('Мой Aegis')
    await page.keyboard.press('Enter')

    const code = security(page).getByRole('img', { name: /QR-код/ })
    await expect(code).toBeVisible()
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(44)
    const secret = await security(page).getByLabel('Ключ').innerText()
    await expect(security(page).getByLabel('Код из приложения')).toBeFocused()
    await expect(security(page).getByLabel('Код из приложения')).toHaveAttribute(
      'inputmode',
      'numeric',
    )
    await expect(security(page).getByLabel('Код из приложения')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
    await expectAccessibleInEveryLook(page, inFront)
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(security(page).getByText('Введите 6 цифр из приложения')).toBeVisible()
    await security(page).getByLabel('Код из приложения').fill(totp(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Второй фактор включён')).toBeVisible()

    const apps = security(page).getByRole('list', { name: 'Подключённые приложения' })
    await expect(apps.getByRole('listitem')).toHaveText(/Мой Aegis/)
    await expectAccessibleInEveryLook(page, '[role=dialog]')
    await apps.getByRole('button', { name: 'Удалить «Мой Aegis»' }).click()
    await apps.getByRole('button', { name: 'Удалить', exact: true }).click()
    await expect(page.getByText('Приложение удалено')).toBeVisible()
    await expect(
      security(page).getByRole('button', { name: 'Подключить приложение' }),
    ).toBeVisible()
    expect(auth.factors).toEqual([])
    // Still signed in, and no code is asked for.
    await expect(stepUp(page)).toBeHidden()
  })

  test('cancelling the setup of an app leaves nothing behind', async ({ page }) => {
    await startAs(page, 'user')
    await page.goto('/')
    await openSecurity(page)
    await security(page).getByRole('button', { name: 'Подключить приложение' }).click()
    await security(page).getByRole('button', { name: 'Далее' }).click()
    await expect(security(page).getByLabel('Ключ')).toBeVisible()
    await security(page).getByRole('button', { name: 'Отмена' }).click()
    await expect(
      security(page).getByRole('button', { name: 'Подключить приложение' }),
    ).toBeVisible()
    await expect.poll(() => auth.factors).toEqual([])
  })

  test('the code is asked for before /admin shows anything', async ({ page }) => {
    const secret = auth.addFactor('Телефон')
    const read: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/rest/v1/')) read.push(pathname.slice('/rest/v1/'.length))
    })
    await page.goto('/admin')
    await startSignIn(page, 'staff')
    await expect(page.getByText('Успешный вход!')).toBeHidden()
    await expect(
      page.getByRole('heading', { name: /Email сообщения/, includeHidden: true }),
    ).toHaveCount(0)
    await page.reload()
    await expect(stepUp(page)).toBeVisible()
    expect(new Set(read)).toEqual(new Set(['user_roles', 'rpc/touch_last_seen']))
    await expectAccessibleInEveryLook(page)

    await enterCode(page, totp(secret, Date.now() + 3_600_000))
    await expect(stepUp(page).getByRole('alert')).toHaveText(/Код не.подошёл/)
    await expect(stepUp(page).getByLabel('Код из приложения')).toBeFocused()
    await enterCode(page, totp(secret))
    await expect(page.getByText('Успешный вход!')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
    await expect(stepUp(page)).toBeHidden()
  })

  test('a challenge that has expired says so', async ({ page }) => {
    const secret = auth.addFactor('Телефон')
    auth.expireChallenges()
    await page.goto('/')
    await startSignIn(page, 'staff')
    await enterCode(page, totp(secret))
    await expect(stepUp(page).getByRole('alert')).toHaveText(/Время на.ввод кода вышло/)
  })

  test('leaving the dialog without a code signs out', async ({ page }) => {
    auth.addFactor('Телефон')
    await page.goto('/')
    await startSignIn(page, 'staff')
    await page.keyboard.press('Escape')
    await expect(stepUp(page)).toBeHidden()
    await expect(banner(page).getByRole('button', { name: 'Войти' })).toBeVisible()
    await page.reload()
    await expect(banner(page).getByRole('button', { name: 'Войти' })).toBeVisible()

    await startSignIn(page, 'staff')
    await stepUp(page).getByRole('button', { name: 'Выйти из аккаунта' }).click()
    await expect(banner(page).getByRole('button', { name: 'Войти' })).toBeVisible()
  })

  test('a phone alone gets in, too: a code is sent once asked for', async ({ page }) => {
    auth.addPhone('')
    await page.goto('/')
    await startSignIn(page, 'staff')
    expect(auth.sentCodes).toEqual([])
    await stepUp(page).getByRole('button', { name: 'Прислать код' }).dblclick()
    await expect(stepUp(page).getByLabel('Код из SMS')).toBeFocused()
    expect(auth.sentCodes).toHaveLength(1)
    await stepUp(page).getByRole('button', { name: 'Прислать ещё раз' }).click()
    await expect.poll(() => auth.sentCodes).toHaveLength(2)
    await expectAccessibleInEveryLook(page)
    await stepUp(page)
      .getByLabel('Код из SMS')
      .fill(auth.sentCodes.at(-1) ?? '')
    await stepUp(page).getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByText('Успешный вход!')).toBeVisible()
    await expect(stepUp(page)).toBeHidden()
  })

  test('of several apps one is chosen', async ({ page }) => {
    auth.addFactor('Телефон')
    const secret = auth.addFactor('Планшет')
    await page.goto('/')
    await startSignIn(page, 'staff')
    await stepUp(page).getByLabel('Способ', { exact: true }).selectOption('Планшет')
    await enterCode(page, totp(secret))
    await expect(page.getByText('Успешный вход!')).toBeVisible()
  })
})
