import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { randomUUID } from 'node:crypto'
import { newSessionId } from '../../support/send-chat.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { openedEmail } from '../support/steps.ts'

async function openOverview(page: Page) {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Обзор' }).click()
  await expect(page.getByRole('heading', { name: 'Обращения по дням' })).toBeVisible()
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

/** Reports quiz progress up to a step, as a visitor's browser does. */
async function goThroughQuiz(request: APIRequestContext, step: number) {
  const data = { runId: randomUUID(), step, isSent: false }
  const told = await request.post('/functions/v1/quiz-progress', { data })
  expect(told.ok(), await told.text()).toBe(true)
}

test(
  'an admin sees leads, the quiz, chats and ratings of a period by chart and by table, and goes on to a chat',
  { tag: '@all' },
  async ({ page, request }) => {
    await sendLead(request)
    await goThroughQuiz(request, 3)
    await rateChat(request, 2)
    await openOverview(page)
    for (const name of [/^Обращения по дням\. \d+ обращ/, /^Оценки чата/]) {
      await expect(page.getByRole('img', { name })).toBeVisible()
    }
    for (const title of ['Обращения по дням', 'Анкета по шагам', 'Оценки чата']) {
      await showTable(page, title)
    }
    const tile = async (label: string) => {
      const tiles = page.locator('dl > div').filter({ hasText: label })
      const text = await tiles.getByRole('definition').first().innerText()
      return Number(text.replaceAll(/\s/g, ''))
    }
    const figures = () =>
      Promise.all([
        figure(page, 'Обращения по дням и источникам', 'Всего'),
        figure(page, 'Сколько посетителей дошли до каждого шага анкеты', 'Бюджет'),
        figure(page, 'Сколько раз поставили каждую оценку', '2 из 5'),
        tile('Разговоры в чате'),
        tile('Подтверждения отправителям'),
      ])
    const before = await figures()
    await sendLead(request)
    await goThroughQuiz(request, 3)
    await rateChat(request, 2)
    await expect
      .poll(async () => {
        const asked = page.waitForResponse('**/rest/v1/rpc/overview_counts')
        await page.getByRole('button', { name: 'Обновить список' }).click()
        await asked
        return (await figures()).map((now, index) => now > (before[index] ?? 0))
      })
      .toEqual([true, true, true, true, true])
    await page.getByRole('radio', { name: '30 дней' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/admin?tab=overview&days=90')
    const days = page
      .getByRole('table', { name: 'Обращения по дням и источникам' })
      .getByRole('row')
    // Including the header and the total.
    await expect(days).toHaveCount(92)
    await page.reload()
    await expect(page.getByRole('radio', { name: '90 дней' })).toBeChecked()
    await page.getByRole('radio', { name: '7 дней' }).click()
    await expect(page).toHaveURL('/admin?tab=overview&days=7')
    await page.getByRole('tab', { name: 'Письма' }).click()
    await expect(page).toHaveURL('/admin')
    await page.goBack()
    // One of each kind of chart and table.
    await showTable(page, 'Обращения по дням')
    await showTable(page, 'Анкета по шагам')
    await expectAccessibleInEveryLook(page, 'main')

    const latest = page.getByRole('listitem').filter({ hasText: '2 из 5' }).first()
    await latest.getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\?email=[0-9a-f-]{36}$/)
    await expect(openedEmail(page)).toContainText('Сколько стоит лендинг?')
  },
)
