import { expect, test } from 'playwright/test'
import { siteMap } from '../../../src/content/site-map.ts'

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

const sinks: readonly [name: string, assign: () => void][] = [
  ['markup', () => void (document.createElement('div').innerHTML = '<img src=x>')],
  ['the text of a script', () => void (document.createElement('script').textContent = '1')],
  ['the address of a script', () => void (document.createElement('script').src = '/x.js')],
  ['a document in a frame', () => void (document.createElement('iframe').srcdoc = '<b>1</b>')],
  ['an event handler', () => document.createElement('div').setAttribute('onclick', 'alert(1)')],
  ['a parsed document', () => void new DOMParser().parseFromString('<b>1</b>', 'text/html')],
  ['a policy of one’s own', () => void window.trustedTypes?.createPolicy('other')],
  ['the site’s policy once more', () => void window.trustedTypes?.createPolicy('inert')],
]

test('the app and its dialogs break no content security policy, and no string becomes markup or code', async ({
  page,
}) => {
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
  // Rendered by the app, not taken from the file: a list of questions, case studies, the head of each.
  for (const path of ['/services', '/cases', '/']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.evaluate(() => dispatchEvent(new CustomEvent('openConsultation')))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(violations).toEqual([])

  for (const [name, assign] of sinks) {
    await expect
      .soft(page.evaluate(assign), name)
      .rejects.toThrow(/TypeError.*(Trusted|[Pp]olicy)/s)
  }
})

test(
  'an extension that changes the page before the app runs does not stop it',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('/services', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: html.replace(/<h1[^>]*>/, '$&Changed ') })
    })
    await page.goto('/services')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Changed')
    await page.getByRole('button', { name: 'Консультация' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test('every route answers, files for robots say what they are, and nothing else is there', async ({
  request,
}) => {
  for (const { path } of Object.values(siteMap)) {
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
  expect((await request.get('/blog/no-such-article')).status()).toBe(404)
  for (const [path, type] of [
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/rss.xml', 'xml'],
    ['/manifest.webmanifest', 'json'],
  ] as const) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers()['content-type'], path).toContain(type)
  }
})

test('a trailing slash leads to the page’s one address', async ({ request }) => {
  for (const [path, location] of [
    ['/services/', '/services'],
    ['/blog/telegram-automation/?utm_source=x', '/blog/telegram-automation?utm_source=x'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(301)
    expect(answer.headers().location).toBe(location)
  }
})
