import { expect, test } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { openSettled } from '../support/settle.ts'

/* Questions of the pages: two pages stand for all that have them. */
const paths = ['/services', '/website-support']

/** Typography binds words with spaces that never break, which no reader sees. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

interface Question {
  name: string
  acceptedAnswer: { text: string }
}

for (const path of paths) {
  test.describe(path, () => {
    test('says in its structured data what it shows', async ({ page }) => {
      await page.goto(path)
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = scripts.map((text) => JSON.parse(text))
      const [faq, ...others] = data.filter((it) => it['@type'] === 'FAQPage')
      expect(others).toEqual([])
      const questions: Question[] = faq.mainEntity
      const shown = page.getByRole('main').locator('details')
      const texts = await shown.evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('h3')?.textContent ?? '',
          one.querySelector('p')?.textContent ?? '',
        ]),
      )
      expect(questions.length).toBeGreaterThan(2)
      expect(
        questions.map(({ name, acceptedAnswer }) => [plain(name), plain(acceptedAnswer.text)]),
      ).toEqual(texts.map((pair) => pair.map(plain)))
    })

    test('has its texts in the document, not in a script', async ({ page }) => {
      const scripts: Promise<string>[] = []
      page.on('response', (answer) => {
        if (answer.request().resourceType() === 'script') scripts.push(answer.text())
      })
      await openSettled(page, path)
      const [answer = ''] = await page.getByRole('main').locator('details p').allTextContents()
      const code = plain((await Promise.all(scripts)).join(''))
      expect(code).toContain('Частые вопросы')
      expect(plain(answer).length).toBeGreaterThan(40)
      expect(code).not.toContain(plain(answer).slice(0, 40))
    })

    test('unfolds an answer by keyboard', async ({ page }) => {
      await page.goto(path)
      const first = page.getByRole('main').locator('details').first()
      await expect(first.locator('p')).toBeHidden()
      await first.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(first.locator('p')).toBeVisible()
      await page.keyboard.press('Space')
      await expect(first.locator('p')).toBeHidden()
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('has its answers', async ({ page }) => {
        await page.goto(path)
        const second = page.getByRole('main').locator('details').nth(1)
        await second.locator('summary').click()
        await expect(second.locator('p')).toBeVisible()
      })
    })
  })
}

test.describe('in every look', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const path of paths) {
    test(`${path} is accessible with its answers open`, async ({ page }) => {
      await openSettled(page, path)
      await page
        .getByRole('main')
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
      await expectAccessibleInEveryLook(page)
    })
  }
})

test('has its questions after a navigation inside the app', async ({ page }) => {
  await page.goto('/services')
  const read = () => page.locator('[data-questions]').innerHTML()
  const loaded = await read()
  await openSettled(page, '/')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('link', { name: 'Все услуги' }).first().click()
  await expect(page).toHaveURL('/services')
  await expect.poll(read).toBe(loaded)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('leads on from an answer', async ({ page }) => {
  await page.goto('/services')
  const first = page.getByRole('main').locator('details').first()
  await first.locator('summary').click()
  const link = first.getByRole('link', { name: 'Условия использования' })
  await expect(link).toHaveAttribute('href', '/terms#ru')
})
