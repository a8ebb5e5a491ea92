import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, it } from 'vitest'
import { findTestBrowser } from '../../dev/commands/support/chromium.ts'
import { startWebServer, type WebServer } from './support/web-server.ts'

/* A new build takes the place of the one that an open tab has begun with, as a deploy does it: old files are gone. */

let browser: Browser
let folder: string
let server: WebServer
let page: Page

/** The same site with other names for its scripts, as after a change in each. */
async function writeNextBuild(path: string) {
  await cp('dist', path, { recursive: true })
  const names = (await readdir(join(path, 'assets'))).filter((name) => name.endsWith('.js'))
  const hashes = names.map((name) => name.slice(-11, -3))
  const withNewHashes = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, `${hash.slice(0, -2)}__`), text)
  for (const name of await readdir(path, { recursive: true })) {
    if (!/\.(html|js)$/.test(name)) continue
    const file = join(path, name)
    await writeFile(file, withNewHashes(await readFile(file, 'utf8')))
    await rename(file, join(path, withNewHashes(name)))
  }
}

/** Puts a build in the place of the one that is served, in one step. */
async function deploy(build: 'old' | 'next' | 'torn') {
  await symlink(join(folder, build), join(folder, 'coming'))
  await rename(join(folder, 'coming'), join(folder, 'current'))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerege-deploy-'))
  await cp('dist', join(folder, 'old'), { recursive: true })
  await writeNextBuild(join(folder, 'next'))
  const isOfDialog = (path: string) => /consultation-dialog-[^/]+$/.test(path)
  await cp('dist', join(folder, 'torn'), { recursive: true, filter: (path) => !isOfDialog(path) })
  await deploy('old')
  const configuration = await readFile('.cache/hosting/nginx.conf', 'utf8')
  server = await startWebServer('nginx', configuration, join(folder, 'current'))
  const executablePath = findTestBrowser()
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  })
}, 60_000)

afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

let loads: number

beforeEach(async () => {
  await deploy('old')
  page = await browser.newPage({
    baseURL: `https://localhost:${server.port}`,
    ignoreHTTPSErrors: true,
    locale: 'ru-RU',
  })
  await page.goto('/about')
  await page.locator('html[data-ready]').waitFor()
  loads = 0
  page.on('load', () => (loads += 1))
})

afterEach(() => page.context().close())

const dialog = () => page.getByRole('dialog', { name: 'Получить консультацию' })
const askForDialog = () =>
  page.evaluate(() =>
    dispatchEvent(new CustomEvent('openConsultation', { detail: 'Аудит после выпуска' })),
  )
const goToBlog = () =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Блог' }).click({ noWaitAfter: true })

it('a page whose code is gone comes by one reload', async () => {
  await deploy('next')
  await goToBlog()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пишем о том, что сделали сами')
  await expect(page).toHaveURL('/blog')
  await page.locator('html[data-ready]').waitFor()
  expect(loads).toBe(1)
})

it('a dialog whose code is gone comes by one reload, with what it was asked for, and not again', async () => {
  await deploy('next')
  await askForDialog()
  await expect(dialog()).toContainText('Аудит после выпуска')
  expect(loads).toBe(1)
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await expect(dialog()).toBeHidden()
})

it('who has typed something is asked first, and keeps it', async () => {
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(question.message())
    await question.dismiss()
  })
  await askForDialog()
  await dialog().getByLabel('Имя').fill('Эмиль')
  await deploy('next')
  await page.evaluate(() => dispatchEvent(new Event('openSignIn')))
  await expect.poll(() => questions).toEqual([expect.stringContaining('Сайт обновился')])
  await askForDialog()
  await expect(dialog().getByLabel('Имя')).toHaveValue('Эмиль')
  expect(loads).toBe(0)
})

it('a cache that goes on serving the old page has it reloaded once', async () => {
  await deploy('torn')
  const next = join(folder, 'next/about.html')
  await page.route('/about', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ path: next }),
  )
  await askForDialog()
  await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible()
  expect(loads).toBe(1)
})

it('a connection that fails reloads nothing', async () => {
  await page.route('**/assets/consultation*', (route) => route.abort())
  await askForDialog()
  await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible()
  expect(loads).toBe(0)
})
