import { expect, type Page, test } from 'playwright/test'
import type { AuthFake } from '../../support/fakes/auth-fake.ts'
import { totp } from '../../support/totp.ts'
import { accounts, demoPassword } from '../support/accounts.ts'
import { expectAccessibleInEveryLook, inFront } from '../support/axe.ts'
import { startAs } from '../support/session.ts'
import { openSignIn, submitSignIn } from '../support/steps.ts'
import { withFactors } from './factors.ts'

const security = (page: Page) => page.getByRole('dialog', { name: 'Безопасность' })
const stepUp = (page: Page) => page.getByRole('dialog', { name: 'Подтвердите вход' })
const inBanner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name })
const inbox = (page: Page) => page.getByRole('heading', { name: /^Письма/ })

let auth: AuthFake
test.beforeEach(async ({ page, baseURL }) => {
  auth = await withFactors(page, baseURL)
})
test.afterEach(async ({ page }) => {
  // Requests that the page still makes while it closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await auth.close()
})

test(
  'an app is set up by keyboard, has recovery codes that are shown once, and is removed',
  { tag: '@all' },
  async ({ page }) => {
    const add = security(page).getByRole('button', { name: 'Подключить приложение' })
    await startAs(page, 'user')
    await page.goto('/')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Открыть меню' }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await menu.getByRole('button', { name: 'Безопасность' }).click()
    await expect(menu).toBeHidden()
    await add.click()
    await security(page).getByRole('button', { name: 'Далее' }).click()
    await expect(security(page).getByLabel('Ключ')).toBeVisible()
    await security(page).getByRole('button', { name: 'Отмена' }).click()
    await expect.poll(() => auth.factors, 'a setup called off leaves nothing behind').toEqual([])

    await add.press('Enter')
    await security(page).getByLabel('Название').fill('Мой Aegis')
    await page.keyboard.press('Enter')
    const picture = security(page).getByRole('img', { name: /QR-код/ })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(44)
    await expect(security(page).getByLabel('Код из приложения')).toBeFocused()
    await expectAccessibleInEveryLook(page, inFront)
    await page.keyboard.type(totp(await security(page).getByLabel('Ключ').innerText()))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Второй фактор включён')).toBeVisible()
    const apps = security(page).getByRole('list', { name: 'Подключённые приложения' })
    await expect(apps.getByRole('listitem')).toHaveText(/Мой Aegis/)

    // The embedded database makes none without factors.
    const codes = ['aaaa-0000-1111', 'bbbb-0000-1111']
    await page.route('**/rpc/make_recovery_codes', (route) => route.fulfill({ json: codes }))
    const make = security(page).getByRole('button', { name: 'Создать резервные коды' })
    await make.click()
    const list = security(page).getByRole('list', { name: 'Резервные коды' })
    await expect(list.getByRole('listitem')).toHaveText(codes)
    await expectAccessibleInEveryLook(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await inBanner(page, 'Безопасность').click()
    await expect(make).toBeVisible()
    await expect(list).toBeHidden()

    await apps.getByRole('button', { name: 'Удалить «Мой Aegis»' }).click()
    await apps.getByRole('button', { name: 'Удалить', exact: true }).click()
    await expect(page.getByText('Приложение удалено')).toBeVisible()
    await expect(add).toBeVisible()
    expect(auth.factors).toEqual([])
    // Still signed in, without being asked for a code.
    await expect(stepUp(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(security(page)).toBeHidden()
    await expect(inBanner(page, 'Безопасность')).toBeFocused()
  },
)

test('a code, of the app or by SMS, is asked for before /admin shows anything', async ({
  page,
}) => {
  const secret = auth.addFactor('Телефон')
  auth.addPhone('')
  const read = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/v1/')) read.add(pathname.slice('/rest/v1/'.length))
  })
  const signIn = async () => {
    await openSignIn(page)
    await submitSignIn(page, accounts.staff, demoPassword)
    await expect(stepUp(page)).toBeVisible()
  }
  await page.goto('/admin')
  await signIn()
  await expect(page.getByText('Успешный вход!')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(stepUp(page)).toBeHidden()
  await expect(page, 'signing out leaves /admin').toHaveURL('/')
  await page.goto('/admin')
  await expect(inBanner(page, 'Войти'), 'leaving without a code signs out').toBeVisible()

  await signIn()
  await page.reload()
  await expect(stepUp(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Письма/, includeHidden: true })).toHaveCount(0)
  expect(read).toEqual(new Set(['user_roles', 'rpc/touch_last_seen']))
  await stepUp(page).getByRole('button', { name: 'Нет доступа к телефону?' }).click()
  await expect(stepUp(page).getByLabel('Резервный код')).toBeVisible()
  await expectAccessibleInEveryLook(page, inFront)
  await stepUp(page).getByRole('button', { name: 'Назад' }).click()

  const code = stepUp(page).getByLabel('Код из приложения')
  await code.fill(totp(secret, Date.now() + 3_600_000))
  await stepUp(page).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(stepUp(page).getByRole('alert')).toHaveText(/Код не.подошёл/)
  await expect(code).toBeFocused()
  await stepUp(page).getByLabel('Способ', { exact: true }).selectOption('SMS')
  await stepUp(page).getByRole('button', { name: 'Прислать код' }).dblclick()
  await expect(stepUp(page).getByLabel('Код из SMS')).toBeFocused()
  expect(auth.sentCodes).toHaveLength(1)
  await stepUp(page).getByRole('button', { name: 'Прислать ещё раз' }).click()
  await expect.poll(() => auth.sentCodes).toHaveLength(2)
  await expectAccessibleInEveryLook(page, inFront)
  await stepUp(page)
    .getByLabel('Код из SMS')
    .fill(auth.sentCodes.at(-1) ?? '')
  await stepUp(page).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Успешный вход!')).toBeVisible()
  await expect(inbox(page)).toBeVisible()
  await page.reload()
  await expect(inbox(page)).toBeVisible()
  await expect(stepUp(page)).toBeHidden()
})

test(
  'after a recovery code, which serves once, /admin is the gate that sets up a new factor',
  { tag: '@all' },
  async ({ page }) => {
    auth.addFactor('Утерянный телефон')
    // The embedded database has no factors: it keeps no codes for them, and its staff need none.
    const unused = new Set(['aaaa-0000-1111'])
    await page.route('**/functions/v1/recover-factor', async (route) => {
      if (!unused.delete(route.request().postDataJSON().code)) {
        const error = { code: 'wrong_code', message: 'There is no such code' }
        return route.fulfill({ status: 422, json: { error } })
      }
      auth.removeFactors()
      return route.fulfill({ json: { ok: true } })
    })
    await page.route('**/rpc/staff_need_factor', (route) => route.fulfill({ json: true }))
    const read = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/rest/v1/')) read.add(pathname.slice('/rest/v1/'.length))
    })
    await page.goto('/admin')
    await openSignIn(page)
    await submitSignIn(page, accounts.staff, demoPassword)
    await stepUp(page).getByRole('button', { name: 'Нет доступа к телефону?' }).click()
    const code = stepUp(page).getByLabel('Резервный код')
    const turnOff = stepUp(page).getByRole('button', { name: 'Отключить второй фактор' })
    await code.fill('bbbb-0000-1111')
    await turnOff.click()
    await expect(stepUp(page).getByText(/Такого кода.нет/)).toBeVisible()
    await code.fill('aaaa-0000-1111')
    await turnOff.click()
    await expect(page.getByText('Второй фактор отключён')).toBeVisible()
    const gate = page.getByRole('heading', { level: 1, name: 'Нужен второй фактор' })
    await expect(gate).toBeVisible()
    await expect(stepUp(page)).toBeHidden()
    await page.reload()
    await expect(gate).toBeVisible()
    expect([...read].toSorted(), 'nothing that the database would refuse').toEqual([
      'rpc/staff_need_factor',
      'rpc/touch_last_seen',
      'user_roles',
    ])

    await page.getByRole('main').getByRole('button', { name: 'Подключить' }).click()
    await security(page).getByRole('button', { name: 'Подключить приложение' }).click()
    await security(page).getByRole('button', { name: 'Далее' }).click()
    await security(page)
      .getByLabel('Код из приложения')
      .fill(totp(await security(page).getByLabel('Ключ').innerText()))
    await security(page).getByRole('button', { name: 'Включить' }).click()
    await expect(page.getByText('Второй фактор включён')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inbox(page)).toBeVisible()
  },
)
