import { expect, type Page, test } from 'playwright/test'
import { dialog } from '../support/steps.ts'
import { texts } from '../pages/parts.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

/* The dialogs' contents, and the events that open them. */

const openConsultation = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('the consultation dialog promises contact within 2 hours', async ({ page }) => {
  await openConsultation(page)
  await expect.soft(dialog(page)).toHaveAccessibleName('Получить консультацию')
  await expect.soft(dialog(page)).toHaveAccessibleDescription(/в\sтечение\s2\sчасов/)
})

test('the consultation form has seven fields, three of them required, and takes files', async ({
  page,
}) => {
  await openConsultation(page)
  const fields = dialog(page).locator('input:not([name=nickname], [type=file]), select, textarea')
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual(
    ['name', 'email', 'phone', 'company', 'projectType', 'budget', 'description'],
  )
  const required = dialog(page).locator('[required], [aria-required=true]')
  expect(
    await required.evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
  ).toEqual(['name', 'email', 'phone'])
  await expect(dialog(page).getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog(page).getByLabel('Прикрепить файлы')).toHaveAttribute('type', 'file')
})

test('the consultation form offers the project types and budgets', async ({ page }) => {
  await openConsultation(page)
  const options = (label: string) =>
    dialog(page)
      .getByLabel(label)
      .locator('option:not([value=""])')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.textContent]))
  expect((await options('Тип проекта')).map(([value]) => value)).toEqual([
    'web',
    'mobile',
    'saas',
    'api',
    'cloud',
    'other',
  ])
  expect(await options('Бюджет')).toEqual([
    ['100k-500k', '$1,000–$5,000'],
    ['500k-1m', '$5,000–$10,000'],
    ['1m-3m', '$10,000–$30,000'],
    ['3m+', '$30,000+'],
    ['discuss', expect.stringMatching(/./)],
  ])
})

test('the project quiz is titled «Запустить новый проект» and asks eight questions', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  await expect.soft(dialog(page)).toHaveAccessibleName('Запустить новый проект')
  const asked: (number | string[])[] = []
  for (let step = 1; step <= 8; step += 1) {
    await expect(dialog(page).getByText(`Шаг ${step} из 8`, { exact: true })).toBeVisible()
    const values = await dialog(page)
      .locator('input[name], textarea')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))
    asked.push([...new Set(values)])
    const radios = dialog(page).getByRole('radio')
    if ((await radios.count()) > 0) asked.push(await radios.count())
    // A single answer goes on by itself.
    if ((await radios.count()) > 0) await radios.last().click()
    else if (step < 8) await dialog(page).getByRole('button', { name: 'Далее' }).click()
  }
  expect(asked).toEqual([
    ['projectType'],
    6,
    ['timeline'],
    5,
    ['budget'],
    5,
    ['features'],
    ['priority'],
    5,
    ['team'],
    4,
    ['description'],
    ['name', 'email', 'phone', 'company', 'nickname'],
  ])
})

test('the project quiz offers the ten features', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  for (let step = 1; step < 4; step += 1) {
    await expect(dialog(page).getByText(`Шаг ${step} из 8`, { exact: true })).toBeVisible()
    await dialog(page).getByRole('radio').first().click()
  }
  const features = dialog(page).getByRole('checkbox')
  await expect(features).toHaveCount(10)
  const names = await texts(dialog(page).locator('form label'))
  for (const wanted of [
    /Вход/,
    /Админ-панель/,
    /платеж/,
    /Интеграции по API/,
    /Аналитика и отчёты/,
    /Уведомления/,
    /файлами/,
    /языков/,
    /Мобильная версия/,
    /SEO/,
  ]) {
    expect(names).toContainEqual(expect.stringMatching(wanted))
  }
})

test('the phone placeholder uses the country code +996', async ({ page }) => {
  await openConsultation(page)
  await expect(dialog(page).getByLabel('Телефон')).toHaveAttribute('placeholder', /^\+996 /)
})

test('buttons fire the window events with the choice in their detail', async ({ page }) => {
  await page.addInitScript(() => {
    const fired: unknown[] = []
    Object.assign(window, { fired })
    for (const name of ['openConsultation', 'openOrder']) {
      addEventListener(
        name,
        (event) => {
          event.stopImmediatePropagation()
          fired.push([name, event instanceof CustomEvent ? event.detail : undefined])
        },
        true,
      )
    }
  })
  await page.goto('/branding')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.getByRole('button', { name: 'Заказать премиум-пакет' }).click()
  await page.getByRole('button', { name: 'Получить разбор' }).click()
  expect(await page.evaluate((): unknown => Reflect.get(window, 'fired'))).toEqual([
    ['openOrder', { interest: expect.stringContaining('Премиум'), price: { exactly: 156_000 } }],
    ['openConsultation', { interest: expect.stringMatching(/./) }],
  ])
})
