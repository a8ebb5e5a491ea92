import { type Page, test as base } from 'playwright/test'
import { openSettled } from '../support/settle.ts'

/** Goes from page to page in one tab and collects each page's errors. */
class Visitor {
  readonly page: Page
  /** Errors of the open page, and violations of its content security policy. */
  errors: string[] = []
  status = 0

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', ({ message }) => this.errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text())
    })
  }

  /** Collects policy violations that are reported but not logged. */
  async watchPolicy() {
    await this.page.exposeFunction('reportViolation', (text: string) => this.errors.push(text))
    await this.page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function') report(`${violatedDirective} ${blockedURI}`)
      })
    })
  }

  /** Opens a page on a wide screen and waits until it is laid out. */
  async visit(path: string) {
    await this.page.setViewportSize({ width: 1280, height: 720 })
    this.errors = []
    this.status = (await openSettled(this.page, path))?.status() ?? 0
  }
}

/** For checks of every page that change nothing on it: all tests of a worker share one tab. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        reducedMotion: 'reduce',
      })
      const visitor = new Visitor(await context.newPage())
      await visitor.watchPolicy()
      await use(visitor)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ visitor }, use) => use(visitor.page),
})
