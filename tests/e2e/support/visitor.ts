import { type Page, test as base } from 'playwright/test'
import { noteOpenings } from './presses.ts'
import { openSettled } from './settle.ts'

/** Somebody who goes from page to page in one tab, and notes what a page complains of. */
class Visitor {
  readonly page: Page
  /** Errors of the open page, and what its content security policy has refused. */
  complaints: string[] = []
  status = 0
  #path = ''

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', ({ message }) => this.complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
  }

  /** Counts what no console tells: a violation that is only reported. */
  async watchPolicy() {
    await this.page.exposeFunction('reportViolation', (text: string) => this.complaints.push(text))
    await this.page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function') report(`${violatedDirective} ${blockedURI}`)
      })
    })
  }

  /** Opens a page, laid out and awake, unless it is open already; a wide screen, text of usual size. */
  async visit(path: string) {
    await this.page.setViewportSize({ width: 1280, height: 720 })
    if (this.#path !== path) {
      this.complaints = []
      this.status = (await openSettled(this.page, path))?.status() ?? 0
      this.#path = path
    }
    await this.page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
}

/**
 * For what holds on every page and changes nothing on it: all tests of a worker share one tab, so that
 * each page is loaded once for all that is asked of it. The tests of one page belong in one `describe`
 * of mode `default`.
 */
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
      await noteOpenings(visitor.page)
      await use(visitor)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ visitor }, use) => use(visitor.page),
})
