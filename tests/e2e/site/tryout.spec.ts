import { expect, test } from 'playwright/test'
import { startAs } from '../support/session.ts'

test.use({ bypassCSP: true })
const shot = (name: string) => `/tmp/shots/${name}.png`

for (const [width, scheme] of [
  [1280, 'dark'],
  [360, 'light'],
] as const) {
  const tag = `${width}-${scheme}`
  test.describe(tag, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })

    test(`chat answer ${tag}`, async ({ page }) => {
      await page.addInitScript(() => {
        const real = String.prototype.split
        String.prototype.split = function (this: string, ...a: [string]) {
          if (a[0] === '\n' && this.includes('Лендинг'))
            throw new TypeError('this.canParse is not a function')
          return real.apply(this, a)
        } as typeof real
      })
      await page.route('**/functions/v1/ai-chat', (route) =>
        route.fulfill({
          json: {
            response: 'Лендинг стоит от 75 000 ₽.\n– [Цены](/services)',
            conversationStatus: 'active',
            bookingConfirmed: false,
            suggestions: ['Сколько стоит сайт?'],
          },
        }),
      )
      await page.goto('/')
      await page.getByRole('button', { name: /чат/i }).first().click()
      await page.getByLabel('Сообщение').fill('Сколько стоит лендинг?')
      await page.getByLabel('Сообщение').press('Enter')
      await page.getByRole('alert').waitFor()
      await page.getByLabel('Сообщение').fill('черновик')
      await page.screenshot({ path: shot(`chat-${tag}`) })
      await page.reload()
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      if (width < 500)
        await page
          .getByRole('button', { name: /Открыть чат/i })
          .first()
          .click()
      await expect(page.getByLabel('Сообщение')).toHaveValue('черновик')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test(`page chunk ${tag}`, async ({ page }) => {
      await page.goto('/')
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      let fails = 0
      await page.route(/assets\/(about|team)-.*js/, (route) => {
        fails++
        return route.abort()
      })
      await page.evaluate(() => {
        history.pushState(null, '', '/about')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await page.getByRole('alert').waitFor()
      await page.screenshot({ path: shot(`page-${tag}`) })
      await page.unroute(/assets\/(about|team)-.*js/)
      await page.getByRole('button', { name: 'Повторить' }).click()
      await page.waitForTimeout(3000)
      console.log(
        tag,
        'page retry',
        fails,
        await page.getByRole('heading', { level: 1 }).allTextContents(),
      )
    })

    test(`dialog ${tag}`, async ({ page }) => {
      await page.goto('/')
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      await page.evaluate(() => {
        const real = Array.prototype.findIndex
        Reflect.set(window, 'real', Intl.DateTimeFormat)
        Intl.DateTimeFormat.prototype.formatToParts = () => {
          throw new RangeError('Invalid time value')
        }
        Intl.DateTimeFormat.prototype.format
        void real
      })
      await page.evaluate(() => dispatchEvent(new CustomEvent('openConsultation')))
      await page.waitForTimeout(2500)
      await page.screenshot({ path: shot(`dialog-${tag}`) })
      console.log(tag, 'dialog alerts', await page.getByRole('alert').allTextContents())
    })

    test(`form ${tag}`, async ({ page }) => {
      await page.goto('/')
      await page.evaluate(() => dispatchEvent(new CustomEvent('openConsultation')))
      await page.getByLabel('Имя').fill('Айгуль')
      await page.getByLabel('Email').fill('aigul@company.kg')
      await page.getByLabel('Телефон').fill('+996 555 123 456')
      const described = page.getByLabel(/Описание|задач/i)
      if (await described.count()) await described.first().fill('Нужен сайт')
      await page.evaluate(() => {
        String.prototype.lastIndexOf = () => {
          throw new TypeError('lastIndexOf is not a function')
        }
      })
      await page.getByRole('button', { name: 'Отправить заявку' }).click()
      await page.getByText('Не отправлено').waitFor()
      await page.screenshot({ path: shot(`form-${tag}`) })
      await expect(page.getByLabel('Имя')).toHaveValue('Айгуль')
    })

    test(`admin ${tag}`, async ({ page }) => {
      await startAs(page, 'admin')
      let broken = true
      await page.route('**/rest/v1/rpc/chats_page*', (route) =>
        broken ? route.fulfill({ json: [{ id: 'x' }] }) : route.continue(),
      )
      await page.goto('/admin?tab=chats')
      await page.getByRole('alert').first().waitFor()
      await page.screenshot({ path: shot(`chats-${tag}`) })
      console.log(tag, 'alerts', await page.getByRole('alert').allTextContents())
      broken = false
      await page.getByRole('button', { name: 'Повторить' }).first().click()
      await page.getByRole('list', { name: 'Чаты' }).waitFor()
      // Chunk of a panel.
      await page.route(/assets\/overview-panel-.*js/, (route) => route.abort())
      await page.goto('/admin?tab=overview')
      await page.getByRole('alert').waitFor()
      await page.screenshot({ path: shot(`panel-${tag}`) })
      await page.unroute(/assets\/overview-panel-.*js/)
      await page.getByRole('button', { name: 'Повторить' }).click()
      await page.waitForTimeout(4000)
      console.log(
        tag,
        'panel retry',
        await page.getByRole('heading', { level: 2 }).allTextContents(),
      )
    })
  })
}
