import { expect, open, test } from './reader.ts'
import { partTitles, texts } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

const chapters = async (...args: Parameters<typeof partTitles>) =>
  (await partTitles(...args)).map((title) => title.replace(/^\d+\s*/, ''))

for (const path of ['/privacy', '/terms']) {
  test(`${path} is in English, last updated January 9, 2024`, async ({ page }) => {
    await open(page, path)
    const main = page.getByRole('main')
    await expect.soft(main.getByText('Last updated: January 9, 2024')).toBeVisible()
    await expect.soft(page.locator('[lang=en]').getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft((await texts(main))[0]).not.toMatch(/[а-яё]{2,}/i)
  })

  test(`${path} names the company, registered in the Kyrgyz Republic`, async ({ page }) => {
    await open(page, path)
    const [words = ''] = await texts(page.getByRole('main'))
    expect.soft(words).toContain('Kerege LLC')
    expect.soft(words).toMatch(/company registered in the Kyrgyz Republic/)
    expect.soft(words).toMatch(/Bishkek, Kyrgyz Republic/)
    expect.soft(words).toMatch(/\S+@kerege\.example/)
  })

  test(`the contents of ${path} lead to its chapters`, async ({ page }) => {
    await open(page, path)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    expect(await contents.count()).toBeGreaterThanOrEqual(8)
    expect.soft(await texts(contents)).toEqual(await chapters(page))
    for (const link of await contents.all()) {
      const id = (await link.getAttribute('href')) ?? ''
      await expect.soft(page.locator(id)).toHaveCount(1)
    }
  })
}

test('/privacy covers data collection and use, protection and user rights', async ({ page }) => {
  await open(page, '/privacy')
  expect(await chapters(page)).toEqual(
    expect.arrayContaining([
      'Data we collect',
      'How we use it',
      'How we protect it',
      'Your rights',
    ]),
  )
})

test('/terms covers services, payment, liability and disputes', async ({ page }) => {
  await open(page, '/terms')
  expect(await chapters(page)).toEqual(
    expect.arrayContaining([
      'Our services',
      'Prices and payment',
      'Warranty and liability',
      'Disputes and governing law',
    ]),
  )
})

test('/terms prices contracts in soms or US dollars', async ({ page }) => {
  await open(page, '/terms')
  await expect(page.locator('#payment')).toContainText('Kyrgyz soms or in US dollars')
})

test('/terms repeats the promises of 2 hours and 24 hours', async ({ page }) => {
  await open(page, '/terms')
  await expect.soft(page.locator('#requests')).toContainText('within 2 hours')
  await expect.soft(page.locator('#requests')).toContainText('within 24 hours')
})
