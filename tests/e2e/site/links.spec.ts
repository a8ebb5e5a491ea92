import { type APIRequestContext, expect, test, type Page } from 'playwright/test'
import { publicPaths } from '../support/public-pages.ts'

/* Every link of the site leads somewhere; its buttons are tested in every-page.spec.ts. */

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

const answers = new Map<string, { status: number; text: string }>()

/** Asked once: every page has the links of the header and the footer. */
async function answerOf(request: APIRequestContext, path: string) {
  const known = answers.get(path)
  if (known) return known
  const response = await request.get(path)
  const answer = { status: response.status(), text: await response.text() }
  answers.set(path, answer)
  return answer
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  // In one tab, whose making takes longer than loading a page.
  test('every link of every page leads somewhere', async ({ page, request, baseURL }) => {
    for (const path of publicPaths) {
      await page.goto(path)
      const links = await readLinks(page)
      expect.soft(links.length, path).toBeGreaterThan(5)
      for (const { href, text } of links) {
        expect.soft(text.trim() || href, `a link without words on ${path}: ${href}`).not.toBe('')
        const url = new URL(href, new URL(path, baseURL))
        if (url.protocol === 'mailto:' || url.protocol === 'tel:') continue
        if (url.origin !== new URL(baseURL ?? '').origin) {
          expect.soft(url.protocol, `«${text}» of ${path}`).toBe('https:')
          continue
        }
        const answer = await answerOf(request, url.pathname)
        expect.soft(answer.status, `«${text}» of ${path} → ${href}`).toBe(200)
        if (url.hash) {
          expect
            .soft(answer.text, `anchor ${href} of ${path}`)
            .toContain(`id="${url.hash.slice(1)}"`)
        }
      }
    }
  })
})
