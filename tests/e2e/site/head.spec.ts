import { company } from '../../../src/content/company.ts'
import { expect, test, type Page } from 'playwright/test'

/* The head follows every navigation, as it would after a reload. */

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

test(
  'the head of a page is the same after a way through the site as when it is loaded',
  { tag: '@all' },
  async ({ page }) => {
    for (const [from, link, to] of [
      ['/', 'Все услуги', '/services'],
      ['/admin', 'Политика конфиденциальности', '/privacy'],
      ['/no/such/page', 'Условия использования', '/terms'],
      ['/privacy', `${company.name}: на главную`, '/'],
    ] as const) {
      await page.goto(to)
      const loaded = await readHead(page)
      await page.goto(from)
      await ready(page)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page).toHaveURL(to)
      await expect
        .poll(() => readHead(page), `the head of ${to}, reached from ${from}`)
        .toEqual(loaded)
    }
  },
)

test(
  'a page that is not there asks not to be found, however it is reached',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/')
    await ready(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/no/such/page')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  },
)
