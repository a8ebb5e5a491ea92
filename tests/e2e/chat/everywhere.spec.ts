import { expect, type Page, test } from 'playwright/test'
import { soldPackage } from '../../support/sold.ts'
import { publicPaths } from '../../support/sampled-pages.ts'
import { chatButton, chatInput, chatLog, chatPanel, lastAnswer, say } from '../support/chat.ts'
import { pagesToTest } from '../support/public-pages.ts'
import { openSettled } from '../support/settle.ts'

const { priceText: price, howMuch } = soldPackage

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
]

/** Scrolls down the page as a reader does, and names each control and price that the chat's button lies on. */
const coveredByChat = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector('button[aria-label^="Открыть чат"]')
    const header = document.querySelector('header')
    if (!button || !header) return ['there is no chat']
    const covered = new Set<string>()
    const look = () => {
      const own = button.getBoundingClientRect()
      const end = header.getBoundingClientRect().bottom
      const controls = 'a[href], button, summary, input, select, textarea, [data-usd]'
      for (const element of document.querySelectorAll(controls)) {
        if (element === button || !element.checkVisibility({ visibilityProperty: true })) continue
        for (const { left, right, top, bottom } of element.getClientRects()) {
          // The header covers what is scrolled under it anyway.
          const from = header.contains(element) ? top : Math.max(top, end)
          const isBeside = right <= own.left || left >= own.right
          if (!isBeside && from < own.bottom && bottom > Math.max(own.top, from)) {
            covered.add(`${element.textContent} at ${scrollY}`)
          }
        }
      }
    }
    for (let y = 0; ; y += Math.round(innerHeight * 0.8)) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      look()
      if (y + innerHeight >= document.documentElement.scrollHeight) return [...covered]
    }
  })

/** The links and buttons of the page, and its end, that a finger would not hit once they are scrolled to. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const missed: string[] = []
    for (const element of document.querySelectorAll(
      'main a[href], main button:not([aria-label^="Открыть чат"]), footer a[href]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = element.getClientRects()
      if (!box || box.width < 2) continue
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (hit?.closest('[aria-label^="Открыть чат"]')) missed.push(element.textContent ?? '')
    }
    return missed
  })

for (const [turn, viewport] of phones.entries()) {
  test(`the chat lies on nothing at ${viewport.width} px`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(480_000)
    await page.setViewportSize(viewport)
    const all = [...pagesToTest, soldPackage.path, '/no-such-page']
    // Every page on the narrowest phone and on one of the others.
    for (const path of all.filter((_, index) => turn === 0 || index % 3 === turn - 1)) {
      await openSettled(page, path)
      const box = await chatButton(page).boundingBox()
      expect.soft(box, path).toMatchObject({ width: 48, height: 48 })
      expect.soft(await coveredByChat(page), path).toEqual([])
      expect.soft(await unreachable(page), path).toEqual([])
    }
  })
}

test(
  'on a wide screen the chat covers nothing of the end of a page',
  { tag: '@all' },
  async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of publicPaths) {
        await openSettled(page, path)
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
        )
        const missed = await page.evaluate(() => {
          const chat = document
            .querySelector('[aria-label^="Открыть чат"]')
            ?.getBoundingClientRect()
          if (!chat) return ['there is no chat']
          const texts = document.querySelectorAll('footer :is(a, p, h2, address)')
          return [...texts].flatMap((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const isCovered = [...range.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                right > chat.left && left < chat.right && bottom > chat.top && top < chat.bottom,
            )
            return isCovered ? element.textContent : []
          })
        })
        expect.soft(missed, `${path} at ${width} px`).toEqual([])
      }
    }
  },
)

test('the back office and the account have no chat', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/account', '/admin']) {
    await openSettled(page, path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(chatButton(page)).toHaveCount(0)
  }
})

test(
  'one conversation goes along from page to page, its panel open',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(soldPackage.path)
    await chatButton(page).click()
    await chatPanel(page).getByRole('button', { name: howMuch }).click()
    await expect(chatLog(page)).toContainText(price)
    await lastAnswer(page)
    const sessions = new Set<unknown>()
    page.on('request', (call) => {
      if (call.url().endsWith('/ai-chat')) sessions.add(call.postDataJSON().sessionId)
    })
    for (const [name, path] of [
      ['Кейсы', /cases/],
      ['Блог', /blog/],
    ] as const) {
      await page.getByRole('navigation', { name: 'Основная' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(chatLog(page)).toContainText(price)
      await say(page, 'Спасибо')
      await expect(chatInput(page)).toHaveValue('')
      await lastAnswer(page)
    }
    expect(sessions.size).toBe(1)
  },
)

test('an English page opens an English chat', { tag: '@all' }, async ({ page }) => {
  await page.goto('/innovations')
  await chatButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Chat with a consultant' })
  await panel.getByRole('button', { name: 'Book a call' }).click()
  const form = panel.getByRole('form', { name: 'Book a consultation' })
  await form.getByRole('button', { name: 'Book' }).click()
  await expect(form.getByText('Enter your name')).toBeVisible()
  await expect(form.getByRole('link', { name: 'privacy policy' })).toBeVisible()
  expect(await panel.innerText()).not.toMatch(/[а-яё]/i)
})
