import { expect, test } from 'playwright/test'
import { publicPaths } from '../support/public-pages.ts'

test('pages come with the security headers, assets with a long cache', async ({ request }) => {
  const page = await request.get('/')
  const headers = page.headers()
  const policy = headers['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]+')+$/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('report-uri /functions/v1/csp-report')
  expect(policy).toContain("object-src 'none'")
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const script = /data-files="([^" ]+\.js)/.exec(await page.text())?.[1] ?? ''
  const asset = await request.get(script)
  expect(asset.status()).toBe(200)
  expect(asset.headers()['cache-control']).toContain('immutable')
})

test('the app and its dialogs break no content security policy', async ({ page }) => {
  // The public pages are tested in every-page.spec.ts.
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function')
        report(`${location.pathname}: ${violatedDirective} ${blockedURI}`)
    })
  })
  for (const path of ['/admin', '/nowhere', '/']) {
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  }
  await page.evaluate(() => dispatchEvent(new CustomEvent('openConsultation')))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(violations).toEqual([])
})

test.describe('for search engines and readers', () => {
  for (const [path, type, content] of [
    ['/sitemap.xml', 'xml', '<loc>https://kerege.example/services</loc>'],
    ['/robots.txt', 'text/plain', 'Disallow: /admin'],
    ['/rss.xml', 'xml', '<language>ru</language>'],
    ['/manifest.webmanifest', 'json', '"icons"'],
  ] as const) {
    test(`${path} is there`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain(type)
      expect(await answer.text()).toContain(content)
    })
  }

  for (const path of publicPaths) {
    test(`${path} has an image of 1200 × 630 to be shared with`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const answer = await request.get(new URL(image).pathname)
      expect(answer.status()).toBe(200)
      const png = await answer.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    })
  }
})
