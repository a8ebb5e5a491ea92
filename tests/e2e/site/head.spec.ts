import { expect, test, type Page } from 'playwright/test'

/* What the document says of itself follows every navigation, as it would with a page loaded anew. */

/** The part of the head that belongs to one page. */
const readHead = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, link[rel=canonical], meta[name]:not([name=viewport], [name=theme-color]), meta[property], script[type="application/ld+json"]',
      ),
    ].map((element) => element.outerHTML.replaceAll('\\u003c', '<')),
  )

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

for (const [from, link, to] of [
  ['/', 'Все услуги', '/services'],
  ['/services', 'Блог', '/blog'],
  ['/admin', 'Политика конфиденциальности', '/privacy'],
  ['/no/such/page', 'Условия использования', '/terms'],
  ['/privacy', 'Kerege: на главную', '/'],
] as const) {
  test(`the head of ${to} is the same after ${from} as when it is loaded`, async ({ page }) => {
    await page.goto(to)
    const loaded = await readHead(page)
    await page.goto(from)
    await ready(page)
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(to)
    await expect.poll(() => readHead(page)).toEqual(loaded)
  })
}

test('an area that nobody should find is marked so, however it is reached', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
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

test('every page links the manifest, the feed and the icons, and all of them are there', async ({
  request,
}) => {
  for (const path of ['/', '/services', '/no/such/page']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    for (const href of [
      '/manifest.webmanifest',
      '/rss.xml',
      '/apple-touch-icon.png',
      '/favicon.ico',
    ]) {
      expect(html, `${path} links ${href}`).toContain(`href="${href}"`)
    }
  }
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})
