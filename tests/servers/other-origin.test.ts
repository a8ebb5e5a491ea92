import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { expect as expectSoon } from 'playwright/test'
import { afterAll, beforeAll, beforeEach, it } from 'vitest'
import { storagePrefix } from '../../src/content/company.ts'
import { soldPackage } from '../support/sold.ts'
import { backendPrefixes } from '../../dev/backend/local-backend.ts'
import { findTestBrowser } from '../../dev/commands/support/chromium.ts'
import { accounts, demoPassword } from '../e2e/support/accounts.ts'
import { chatButton, chatLog, say } from '../e2e/support/chat.ts'
import {
  closeReceipt,
  dialog,
  fillContact,
  inboxRow,
  openedEmail,
  openSignIn,
  submitSignIn,
  submitConsultation,
} from '../e2e/support/steps.ts'
import { startTestBackend, type TestBackend } from '../support/backend.ts'
import { pdf } from '../support/files.ts'
import { buildSiteIn } from './support/build-site.ts'
import { startPlatformGateway } from './support/platform-gateway.ts'
import { startWebServer, type WebServer } from './support/web-server.ts'

/*
 * The site on one origin and Supabase on another, as on the hosted platform: what the browser asks for goes there, and is
 * let through by policy and CORS.
 */

let folder: string
let backend: TestBackend
let supabase: Awaited<ReturnType<typeof startPlatformGateway>>
let server: WebServer
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerege-origins-'))
  backend = await startTestBackend({ demoData: true })
  supabase = await startPlatformGateway(backend)
  await buildSiteIn(folder, { VITE_SUPABASE_URL: supabase.url })
  const configuration = await readFile(join(folder, '.cache/hosting/nginx.conf'), 'utf8')
  server = await startWebServer('nginx', configuration, join(folder, 'dist'))
  const executablePath = findTestBrowser()
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  })
}, 180_000)

afterAll(async () => {
  await browser.close()
  await server.close()
  await supabase.close()
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/* Two cores are busy with other tests. */
const expect = expectSoon.configure({ timeout: 20_000 })

/** What went wrong, by what the browser says of it. */
let faults: string[]
let asked: Set<string>
const siteOrigin = () => `https://localhost:${server.port}`

beforeEach(async () => {
  faults = []
  asked = new Set()
  page = await browser.newPage({
    baseURL: siteOrigin(),
    ignoreHTTPSErrors: true,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  })
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy|Mixed Content/.test(message.text()))
      faults.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const prefix = backendPrefixes.find((one) => pathname.startsWith(one))
    if (!prefix) return
    asked.add(prefix)
    if (origin !== supabase.url) faults.push(`${request.url()} is not Supabase's`)
  })
})

async function signIn() {
  await openSignIn(page)
  await submitSignIn(page, accounts.staff, demoPassword)
  await expect(page.getByText('Успешный вход!')).toBeVisible()
}

it('visitors and staff reach everything there, files and answers in parts included', async () => {
  const email = 'other-origin@company.kg'
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })
  const buffer = Buffer.from(pdf('бриф'))
  await dialog(page)
    .getByLabel('Прикрепить файлы')
    .setInputFiles({ name: 'Бриф.pdf', mimeType: 'application/pdf', buffer })
  await expect(dialog(page).getByLabel('Загружен')).toBeVisible()
  await submitConsultation(page)
  await closeReceipt(page)

  await chatButton(page).click()
  await say(page, soldPackage.howMuch)
  await expect(chatLog(page)).toContainText(soldPackage.priceText)
  await page.getByRole('button', { name: 'Закрыть чат' }).click()

  await signIn()
  // The answered email stays open.
  await page.evaluate((key) => localStorage.setItem(key, 'false'), `${storagePrefix}.advance`)
  await page.goto(`/admin?q=${email}`)
  await inboxRow(page, email).click()
  const download = page.waitForEvent('download')
  await openedEmail(page)
    .getByRole('list', { name: 'Вложения' })
    .getByRole('link')
    .or(openedEmail(page).getByRole('list', { name: 'Вложения' }).getByRole('button'))
    .first()
    .click()
  expect(await readFile(await (await download).path())).toEqual(buffer)

  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await page.getByLabel('Текст ответа').fill('Спасибо, посмотрим.')
  await page.getByLabel('Текст ответа').press('Control+Enter')
  await expect(openedEmail(page).getByText(/^Уйдёт через/)).toBeVisible()

  expect(faults).toEqual([])
  expect([...asked].sort()).toEqual(
    [...backendPrefixes].filter((prefix) => prefix !== '/mailbox').sort(),
  )
}, 90_000)

it('the web socket of Realtime is let through, another origin is not', async () => {
  await page.goto('/')
  await signIn()
  // The embedded backend has no Realtime: where it is asked for, there is one.
  await page.route('**/realtime/v1/api/broadcast', (route) =>
    route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
  )
  const socket = page.waitForEvent('websocket')
  await page.goto('/admin')
  expect((await socket).url()).toContain(`${supabase.url.replace('http', 'ws')}/realtime/v1/`)
  expect(faults).toEqual([])

  const other = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(other).toBe('refused')
  expect(faults.join()).toContain('Content Security Policy')
}, 60_000)
