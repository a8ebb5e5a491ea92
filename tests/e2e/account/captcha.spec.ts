import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { expect, type Page, test } from 'playwright/test'
import { build } from 'vite'
import { pageHeaders } from '../../../build/host-headers.ts'
import { unique } from '../support/accounts.ts'
import {
  closeReceipt,
  dialog,
  fillContact,
  openSignIn,
  submitConsultation,
} from '../support/steps.ts'

/* The app of a build with a captcha, under the policy of such a build, in front of the backend of all tests. The
   provider is simulated: a box in the page and, as with real ones, a puzzle in a frame at the end of the page. */
const setting = { VITE_CAPTCHA: 'turnstile:site-key' }
const provider = 'https://challenges.cloudflare.com'
const folder = mkdtempSync(join(tmpdir(), 'kerege-captcha-'))
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

const widget = `
  window.turnstile = {
    render(place, options) {
      const frame = document.createElement('iframe')
      frame.title = 'Задание'
      frame.src = '${provider}/puzzle?' + options.sitekey
      frame.style.cssText = 'position:fixed;top:0;left:0;width:300px;height:90px;z-index:2147483647;background:#fff'
      const layer = document.createElement('div')
      layer.append(frame)
      document.body.append(layer)
      addEventListener('message', ({ origin, data }) => {
        if (origin !== '${provider}') return
        layer.remove()
        options.callback(data)
      }, { once: true })
    },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
`
const puzzle = `<!doctype html><input aria-label="Ответ"><button>Готово</button><script>
  document.querySelector('button').onclick = () =>
    parent.postMessage('token-' + document.querySelector('input').value, '*')
</script>`

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    // Not through the environment: another test of this worker starts a server, which would build the site with it.
    define: { 'import.meta.env.VITE_CAPTCHA': JSON.stringify(setting.VITE_CAPTCHA) },
    resolve: {
      alias: {
        '@': join(process.cwd(), 'src'),
        '@contracts': join(process.cwd(), 'supabase/functions/_shared/contracts'),
      },
    },
    // As fast as possible: the build is only tried out.
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      assetsInlineLimit: 0,
    },
  })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Opens the home page of the build. @returns the requests to the provider, and the violations of the policy */
async function open(page: Page) {
  const asked: string[] = []
  const refused: string[] = []
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  await page.route(`${provider}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return pathname === '/puzzle'
      ? route.fulfill({ contentType: 'text/html', body: puzzle })
      : route.fulfill({ contentType: 'text/javascript', body: widget })
  })
  await page.route('/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: { ...pageHeaders(html, setting) },
    }),
  )
  await page.route('/assets/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const contentType = types[extname(pathname)] ?? 'application/octet-stream'
    return route.fulfill({ contentType, path: join(folder, pathname) })
  })
  await page.exposeFunction('noteRefusal', (text: string) => refused.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const note: unknown = Reflect.get(window, 'noteRefusal')
      if (typeof note === 'function') note(`${violatedDirective} ${blockedURI}`)
    })
  })
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  return { asked, refused }
}

/** Types into the puzzle, which must keep the focus, and submits it. */
async function solve(page: Page, answer: string) {
  await expect(page.getByRole('dialog', { name: 'Подтвердите, что вы не робот' })).toBeVisible()
  const frame = page.frameLocator('iframe[title="Задание"]')
  const box = frame.getByRole('textbox')
  // While it loads, the page gets what is pressed on a frame.
  await expect(async () => {
    await box.click()
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(answer)
  await frame.getByRole('button').click()
}

test('a doubtful request arrives with a captcha, and a sign-up takes one; nothing of it is loaded before', async ({
  page,
}) => {
  const { asked, refused } = await open(page)
  const sent: Record<string, unknown>[] = []
  await page.route('**/functions/v1/send-email', (route) => {
    const body: Record<string, unknown> = route.request().postDataJSON()
    sent.push(body)
    return route.fulfill({ json: { ok: true, ...(!body.captchaToken && { wantsCaptcha: true }) } })
  })
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(page, {
    name: 'Айгерим',
    email: 'aigerim@client.example',
    phone: '+996 555 123 456',
  })
  expect(asked).toEqual([])
  await submitConsultation(page)
  await solve(page, '7')
  await expect(page.getByRole('heading', { name: 'Спасибо, заявка принята' })).toBeVisible()
  const [first, second] = sent
  expect(first).not.toHaveProperty('captchaToken')
  expect(second).toEqual({ ...first, captchaToken: 'token-7' })
  await closeReceipt(page)

  await openSignIn(page)
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await dialog(page).getByLabel('Имя и фамилия').fill('Мария Ким')
  await dialog(page)
    .getByLabel('Email')
    .fill(`${unique('captcha-')}@client.example`)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill('secret-123')
  await dialog(page).getByLabel('Повторите пароль').fill('secret-123')
  const signUp = page.waitForRequest('**/auth/v1/signup**')
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await solve(page, '42')
  expect((await signUp).postDataJSON()).toMatchObject({
    gotrue_meta_security: { captcha_token: 'token-42' },
  })
  await expect(dialog(page)).toContainText('Проверьте почту')
  expect(asked).toEqual(['/turnstile/v0/api.js', '/puzzle', '/puzzle'])
  expect(refused).toEqual([])
})
