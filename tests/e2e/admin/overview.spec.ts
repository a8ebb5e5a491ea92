import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { newSessionId } from '../../support/send-chat.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { answer, question } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { openedEmail } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

async function openOverview(page: Page) {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Обзор' }).click()
  await expect(page.getByRole('heading', { name: 'Заявки по дням' })).toBeVisible()
}

const showTable = (page: Page, title: string) =>
  page.getByRole('button', { name: `Таблица: ${title}` }).click()

/** The first figure of a row in the table of this name. */
async function figure(page: Page, table: string, row: string | RegExp) {
  const cells = page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
  return Number((await cells.first().innerText()).replaceAll(/\s/g, ''))
}

const refresh = (page: Page) => page.getByRole('button', { name: 'Обновить список' }).click()

/** Holds a chat, ends it and rates it. */
async function rateChat(request: APIRequestContext, rating: number) {
  const sessionId = newSessionId()
  const said = await request.post('/functions/v1/ai-chat', {
    data: { sessionId, message: 'Сколько стоит лендинг?' },
  })
  expect(said.ok(), await said.text()).toBe(true)
  for (const note of [{ reason: 'completed' }, { reason: 'rating_submitted', rating }]) {
    const told = await request.post('/functions/v1/send-chat-summary', {
      data: { sessionId, ...note },
    })
    expect(told.ok(), await told.text()).toBe(true)
  }
}

test('counts leads, by chart and by table', async ({ page, request }) => {
  await sendLead(request)
  await openOverview(page)
  await expect(page.getByRole('img', { name: /^Заявки по дням\. \d+ заяв/ })).toBeVisible()
  await showTable(page, 'Заявки по дням')
  const count = () => figure(page, 'Заявки по дням и источникам', 'Всего')
  const before = await count()
  expect(before).toBeGreaterThan(0)

  await sendLead(request)
  await refresh(page)
  await expect.poll(count).toBeGreaterThan(before)
})

test('the period is in the address, and goes by keyboard', async ({ page }) => {
  await openOverview(page)
  await page.getByRole('radio', { name: '30 дней' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/admin?tab=overview&days=90')
  await showTable(page, 'Заявки по дням')
  const days = page.getByRole('table', { name: 'Заявки по дням и источникам' }).getByRole('row')
  // With the header and the total.
  await expect(days).toHaveCount(92)
  await page.reload()
  await expect(page.getByRole('radio', { name: '90 дней' })).toBeChecked()
  await page.getByRole('radio', { name: '7 дней' }).click()
  await expect(page).toHaveURL('/admin?tab=overview&days=7')
  await page.getByRole('tab', { name: 'Emails' }).click()
  await expect(page).toHaveURL('/admin')
})

test('a visitor’s way through the quiz is in the funnel, unless their browser asks for privacy', async ({
  page,
  browser,
}) => {
  const reports: unknown[] = []
  const goThrough = async (isPrivate: boolean) => {
    const visitor = await (await browser.newContext()).newPage()
    visitor.on('request', (request) => {
      if (request.url().endsWith('/quiz-progress')) reports.push(request.postDataJSON())
    })
    if (isPrivate) {
      await visitor.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
    }
    await visitor.goto('/web-development')
    await visitor.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
    await answer(visitor, 'Сайт или веб-приложение')
    await answer(visitor, 'До 3 месяцев')
    await expect(question(visitor, 'Какой бюджет планируете?')).toBeVisible()
    await visitor.close()
  }
  const funnel = 'Сколько посетителей дошли до каждого шага анкеты'

  await goThrough(true)
  expect(reports).toEqual([])
  await goThrough(false)
  await expect.poll(() => reports).toHaveLength(3)
  await openOverview(page)
  await showTable(page, 'Анкета по шагам')
  const before = await figure(page, funnel, 'Бюджет')
  expect(before).toBeGreaterThan(0)

  await goThrough(false)
  await refresh(page)
  await expect.poll(() => figure(page, funnel, 'Бюджет')).toBeGreaterThan(before)
})

test('a rating is counted, and leads to its chat', async ({ page, request }) => {
  await rateChat(request, 2)
  await openOverview(page)
  await showTable(page, 'Оценки чата')
  const table = 'Сколько раз поставили каждую оценку'
  await expect.poll(() => figure(page, table, '2 из 5')).toBeGreaterThan(0)
  const latest = page.getByRole('listitem').filter({ hasText: '2 из 5' }).first()
  await latest.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\?email=[0-9a-f-]{36}$/)
  await expect(openedEmail(page)).toContainText('Сколько стоит лендинг?')
})

test('counts the chats and the confirmations of leads', async ({ page, request }) => {
  await openOverview(page)
  const tile = (label: string) =>
    page.locator('dl > div').filter({ hasText: label }).getByRole('definition').first()
  const count = async (label: string) =>
    Number((await tile(label).innerText()).replaceAll(/\s/g, ''))
  const before = {
    chats: await count('Разговоры в чате'),
    mails: await count('Подтверждения отправителям'),
  }
  await rateChat(request, 4)
  await sendLead(request)
  await expect
    .poll(async () => {
      await refresh(page)
      return (
        (await count('Разговоры в чате')) > before.chats &&
        (await count('Подтверждения отправителям')) > before.mails
      )
    })
    .toBe(true)
})

test('says so where there is nothing to show', async ({ page }) => {
  // The figures of an empty database.
  for (const name of ['leads', 'replies', 'quiz', 'ratings', 'counts']) {
    await page.route(`**/rest/v1/rpc/overview_${name}`, (route) => route.fulfill({ json: [] }))
  }
  await page.route('**/rest/v1/chat_summaries*', (route) => route.fulfill({ json: [] }))
  await openOverview(page)
  for (const text of [
    'За этот период заявок не было.',
    'За этот период сроки ответа ещё не наступали.',
    'За этот период анкету не открывали.',
    'За этот период чат никто не оценил.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Таблица/ })).toHaveCount(0)
})

test('an overview that cannot be loaded says so and can be tried again', async ({ page }) => {
  await startAs(page, 'admin')
  const replies = '**/rest/v1/rpc/overview_replies'
  await page.route(replies, (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Обзор' }).click()
  await expect(page.getByText('Ошибка загрузки обзора')).toBeVisible()
  await expect(page.getByText('Не удалось загрузить обзор')).toBeVisible()
  await page.unroute(replies)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { name: 'Заявки по дням' })).toBeVisible()
})

test('is for admins alone, and so is the code of its charts', async ({ page }) => {
  await startAs(page, 'staff')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/admin?tab=overview')
  await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Обзор' })).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => path.includes('inbox-panel'))).not.toEqual([])
  expect(scripts.filter((path) => path.includes('overview'))).toEqual([])
})

test('charts and tables are accessible in both themes, narrow and wide', async ({
  page,
  request,
}) => {
  await rateChat(request, 5)
  await openOverview(page)
  await expect(page.getByRole('img', { name: /^Оценки чата/ })).toBeVisible()
  // One of each kind of chart and table.
  await showTable(page, 'Заявки по дням')
  await showTable(page, 'Анкета по шагам')
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})
