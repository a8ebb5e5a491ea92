import { expect, type Page } from 'playwright/test'
import { nextFrame } from '../support/settle.ts'

/* WCAG 1.4.10 and 1.4.4: at 320 px, and with text twice as large, nothing is lost and the page does not scroll
   sideways. Code and tables scroll inside themselves. */
const looks = [
  { width: 320, fontSize: '' },
  { width: 360, fontSize: '150%' },
  { width: 640, fontSize: '200%' },
  { width: 1280, fontSize: '200%' },
]

/** The page's sideways overflow with its causes, and text that is cut off. */
const findLosses = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} «${element.textContent.trim().slice(0, 60)}» .${element.getAttribute('class') ?? ''}`
    const root = document.documentElement
    const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const scrollsItself = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box !== root && getComputedStyle(box).overflowX !== 'visible') return true
      }
      return false
    }
    const sideways =
      root.scrollWidth <= root.clientWidth
        ? []
        : visible
            .filter(
              (element) =>
                element.getBoundingClientRect().right > root.clientWidth + 1 &&
                !scrollsItself(element),
            )
            .map(name)
    const cut = visible.flatMap((element) => {
      if (!element.matches('h1, h2, h3, a, button, p, li, dt, dd, label, summary')) return []
      // For bots only; or it has a name apart from its text.
      if (element.closest('[aria-hidden="true"]') || element.ariaLabel) return []
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return []
        if (overflowX === 'visible') continue
        const { left, right } = box.getBoundingClientRect()
        // For screen readers only.
        if (right - left <= 1) return []
        const range = document.createRange()
        range.selectNodeContents(element)
        const text = range.getBoundingClientRect()
        if (text.right > right + 1 || text.left < left - 1)
          return [`cut by ${name(box)}: ${name(element)}`]
      }
      return []
    })
    return { wider: root.scrollWidth - root.clientWidth, sideways, cut }
  })

/** Words of headings that go on in the next line. */
const findBrokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\u2060»]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(`${word} in «${heading.textContent}»`)
        }
      }
      return broken
    }),
  )

/** Expects no loss at any of these widths and text sizes. */
export async function expectNoLoss(page: Page) {
  for (const { width, fontSize } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    await nextFrame(page)
    if (!fontSize) expect.soft(await findBrokenWords(page), `${width} px, headings`).toEqual([])
    expect.soft(await findLosses(page), `${width} px, text ${fontSize || '100%'}`).toEqual({
      wider: 0,
      sideways: [],
      cut: [],
    })
  }
}
