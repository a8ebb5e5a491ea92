import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoAccounts } from '../../dev/backend/demo-data.ts'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { own } from '../../src/content/currency.ts'
import { budgetIn } from '../../src/content/price-text.ts'
import { soldPackage } from '../support/sold.ts'
import { quizBudgetRanges } from '../../src/content/quiz.ts'
import { freePort, startNode, waitForOutput, type StartedProcess } from '../support/processes.ts'
import { prepareData } from '../support/prepared.ts'
import { browsers, type Browser } from './support/start-browser.ts'
import { visitor } from './support/visitor.ts'

/* What visitors and staff do most, in the browsers that are not Chromium; what is theirs alone is tested in e2e. */

let site: StartedProcess
let siteUrl: string
let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kerege-browsers-'))
  await prepareData(dataFolder)
  const port = String(await freePort())
  siteUrl = `http://127.0.0.1:${port}`
  site = startNode(['dev/cli.mjs', 'start'], {
    PORT: port,
    DATA_DIR: dataFolder,
    LITE_AUTH_BCRYPT_COST: '4',
    ALWAYS_OPEN: '1',
    LEAD_LIMIT: '100',
    AI_BASE_URL: '',
    TELEGRAM_BOT_TOKEN: '',
    CAPTCHA: '',
  })
  await waitForOutput(site, 'mailbox ')
}, 180_000)

afterAll(async () => {
  site.child.kill('SIGTERM')
  await site.exited
  await rm(dataFolder, { recursive: true, force: true })
})

const staff = demoAccounts.find(({ role }) => role === 'staff')
const admin = demoAccounts.find(({ role }) => role === 'admin')

/** Whose content the browsers have reported to be against the site's policy. */
async function readViolations() {
  const headers = { apikey: localPublishableKey, 'content-type': 'application/json' }
  const signIn = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  })
  const { access_token } = z.object({ access_token: z.string() }).parse(await signIn.json())
  const found = await fetch(`${siteUrl}/rest/v1/csp_violations?order=first_at`, {
    headers: { ...headers, authorization: `Bearer ${access_token}` },
  })
  expect(found.status).toBe(200)
  const rows = z.array(z.object({ blocked: z.string() })).parse(await found.json())
  return rows.map(({ blocked }) => blocked)
}

describe.each(['Firefox', 'WebKit'] as const)('%s', (name) => {
  let browser: Browser
  let person: ReturnType<typeof visitor>
  const email = `${name.toLowerCase()}@company.kg`

  beforeAll(async () => {
    browser = await browsers[name]()
    person = visitor(browser.driver, siteUrl)
  }, 90_000)

  afterAll(() => browser.close())

  it('shows a page, and the next one', async () => {
    await person.open('/')
    await person.press('link', 'Кейсы')
    await person.sees('Четыре истории с замерами')
  })

  it('sends the consultation dialog', async () => {
    await person.open('/')
    await person.press('button', 'Консультация')
    await person.type('Имя', 'Эмиль')
    await person.type('Email', email)
    await person.type('Телефон', '+996 700 000 000')
    await person.type('Описание проекта', `Проверка из ${name}`)
    await person.press('button', 'Отправить заявку')
    await person.sees('Заявка №')
    await person.press('button', 'Готово')
  })

  it('sends the quiz', async () => {
    await person.open('/')
    await person.press('button', 'Начать проект')
    for (const answer of [
      'Интернет-магазин',
      'До 3 месяцев',
      budgetIn(quizBudgetRanges['500k'], own).replaceAll('\u00a0', ' '),
    ]) {
      await person.press('choice', answer)
    }
    await person.press('choice', 'Админ-панель')
    await person.press('button', 'Далее')
    await person.press('choice', 'Качество')
    await person.press('choice', 'Команды нет')
    await person.sees('Шаг 7 из 8')
    await person.press('button', 'Далее')
    await person.type('Имя', 'Эмиль')
    await person.type('Email', email)
    await person.type('Телефон', '+996 700 000 000')
    await person.press('button', 'Получить предложение')
    await person.sees('Отлично! Заявка получена')
  })

  it('answers in the chat, and books there', async () => {
    await person.open('/')
    await person.press('button', 'Открыть чат')
    await person.type('Сообщение', `${soldPackage.howMuch}\n`)
    await person.sees(soldPackage.priceText.replaceAll('\u00a0', ' '))
    await person.press('button', 'Записаться на консультацию')
    await person.type('Имя', 'Айгуль')
    await person.type('Телефон, email или ник', '0700 123 456')
    await person.press('button', 'Записаться')
    await person.sees('Наши менеджеры свяжутся с вами')
    await person.press('button', 'Пропустить')
  })

  it('signs staff in, lists the request and takes a reply to it', async () => {
    await person.open('/admin')
    await person.press('button', 'Войти')
    await person.type('Email', staff?.email ?? '')
    await person.type('Пароль', staff?.password ?? '')
    await person.press('button', 'Войти')
    await person.sees('Успешный вход!')
    await person.open(`/admin?q=${encodeURIComponent(`Проверка из ${name}`)}`)
    await person.press('link', 'Эмиль')
    await person.press('button', 'Ответить')
    await person.type('Текст ответа', 'Спасибо, посмотрим.')
    await person.press('button', 'Отправить')
    await person.sees('Отправляем ответ')
  })

  it('reports what the site’s policy refuses, which was nothing before', async () => {
    const refused = `http://${name.toLowerCase()}.example`
    expect((await readViolations()).filter((one) => !one.endsWith('.example'))).toEqual([])
    await browser.driver.executeScript('new Image().src = arguments[0]', `${refused}/refused.png`)
    await expect.poll(readViolations, { timeout: 10_000 }).toContain(refused)
  })
})
