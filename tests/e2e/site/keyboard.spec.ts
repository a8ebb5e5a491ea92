import { expect, type Page, test } from 'playwright/test'
import { everything } from '../../support/scope.ts'
import { nextFrame, openSettled } from '../support/settle.ts'

/** The focused element and what hides its ring; null once the focus has left the page. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return null
    for (const animation of document.getAnimations()) animation.finish()
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(stop)
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const faults: string[] = []
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) faults.push('no ring')
    const box = stop.getBoundingClientRect()
    if (box.bottom < 0 || box.top > window.innerHeight) faults.push('off the screen')
    const header = document.querySelector('header.sticky')
    if (!header?.contains(stop) && box.bottom <= (header?.getBoundingClientRect().bottom ?? 0)) {
      if (stop.getAttribute('href') !== '#main') faults.push('under the header')
    }
    for (let frame = stop.parentElement; frame; frame = frame.parentElement) {
      if (frame === document.body) break
      if (getComputedStyle(frame).overflowX === 'visible') continue
      const { left, right } = frame.getBoundingClientRect()
      // Half a pixel is rounding.
      if (box.left - reach < left - 0.5 || box.right + reach > right + 0.5) {
        faults.push(`ring cut off by ${frame.getAttribute('class') ?? frame.tagName}`)
      }
    }
    return { name: stop.getAttribute('aria-label') ?? stop.textContent, faults }
  })

const pages = ['/', '/blog/telegram-automation']
const furtherPages = ['/services', '/blog', '/terms']

for (const path of everything ? [...pages, ...furtherPages] : pages.slice(0, 1)) {
  test(`every stop of the Tab key on ${path} shows its ring`, async ({ page }) => {
    await openSettled(page, path)
    const stops: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      await nextFrame(page)
      const stop = await readStop(page)
      if (!stop) break
      expect.soft(stop.faults, stop.name).toEqual([])
      stops.push(stop.name)
    }
    expect(stops[0]).toBe('Перейти к содержанию')
    expect(stops.at(-1)).toBe('Условия использования')
  })
}

test(
  'the carousel’s dots and an article’s contents work by keyboard',
  { tag: '@all' },
  async ({ page }) => {
    await openSettled(page, '/')
    // A dot pressed while the carousel is still loading does nothing yet.
    await expect(async () => {
      await page.getByRole('button', { name: /^Отзыв 3:/ }).press('Enter')
      await expect(page.getByRole('figure', { name: /^3 из/ })).toBeVisible({ timeout: 1000 })
    }).toPass()

    await openSettled(page, '/blog/telegram-automation')
    const entry = page
      .getByRole('navigation', { name: 'Содержание' })
      .getByRole('link', { name: 'Безопасность без паранойи' })
      .last()
    await entry.press('Enter')
    await expect(page.getByRole('heading', { name: 'Безопасность без паранойи' })).toBeInViewport()
    await expect(entry).toHaveAttribute('aria-current', /./)
  },
)
