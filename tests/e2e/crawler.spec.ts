import { expect, test, type Page } from 'playwright/test'
import { publicPaths } from './support/public-pages.ts'

/* No link or button of the site leads nowhere. */

interface FoundLink {
  href: string
  text: string
}

const readLinks = (page: Page): Promise<FoundLink[]> =>
  page
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent })),
    )

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of publicPaths) {
    test(`every link of ${path} leads somewhere`, async ({ page, request, baseURL }) => {
      await page.goto(path)
      const links = await readLinks(page)
      expect(links.length).toBeGreaterThan(5)
      for (const { href, text } of links) {
        expect(text.trim() || href, `a link without words: ${href}`).not.toBe('')
        const url = new URL(href, new URL(path, baseURL))
        if (url.protocol === 'mailto:' || url.protocol === 'tel:') continue
        if (url.origin !== new URL(baseURL ?? '').origin) {
          expect(url.protocol, `«${text}» of ${path}`).toBe('https:')
          continue
        }
        const answer = await request.get(url.pathname)
        expect(answer.status(), `«${text}» of ${path} → ${href}`).toBe(200)
        if (url.hash) {
          expect(await answer.text(), `anchor ${href}`).toContain(`id="${url.hash.slice(1)}"`)
        }
      }
    })
  }
})

for (const path of publicPaths) {
  test(`every button of ${path} does something`, async ({ page }) => {
    await page.addInitScript(() => {
      const opened: string[] = []
      Object.assign(window, { opened })
      for (const name of ['openConsultation', 'openProjectQuiz', 'openSignIn', 'openChat']) {
        // Taken before the dialog host hears of it: here the press counts, not the dialog.
        addEventListener(
          name,
          (event) => {
            event.stopImmediatePropagation()
            opened.push(name)
          },
          true,
        )
      }
    })
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    // Islands in view are redrawn as they wake.
    await page.waitForLoadState('networkidle')
    const callsToAction = page.locator('main button[aria-haspopup="dialog"]')
    const opened = () => page.evaluate(() => Reflect.get(window, 'opened'))
    for (const [index, button] of (await callsToAction.all()).entries()) {
      const label = (await button.textContent()) ?? ''
      await button.click()
      const events: unknown = await opened()
      expect(events, `«${label}»`).toHaveLength(index + 1)
      const last: unknown = Array.isArray(events) ? events.at(-1) : undefined
      if (label.startsWith('Заказать')) expect(last, label).toBe('openProjectQuiz')
      if (label.startsWith('Получить')) expect(last, label).toBe('openConsultation')
    }
    // Whatever else is a button belongs to a part with tests of its own.
    const others = page.locator('main button:not([aria-haspopup="dialog"])')
    const unknown = await others.evaluateAll((buttons) =>
      buttons.flatMap((button) =>
        button.closest('[data-island]') || button.matches('[data-share], [data-copies]')
          ? []
          : [button.outerHTML],
      ),
    )
    expect(unknown).toEqual([])
  })
}
