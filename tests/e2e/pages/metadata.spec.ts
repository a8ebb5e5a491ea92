import { expect, open, test } from './reader.ts'
import { meta, plain, structuredData } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

const site = 'https://kerege.example'

const typeOf = (data: unknown) => JSON.stringify(data).match(/"@type":"(\w+)"/)?.[1]

for (const path of ['/', '/services', '/mobile-apps', '/innovations', '/about', '/privacy']) {
  test(`the head of ${path} keeps the defaults`, async ({ page }) => {
    await open(page, path)
    const title = plain(await page.title())
    expect.soft(title).toMatch(/Kerege/)
    expect.soft(title.match(/Kerege/g), 'the brand is named once').toHaveLength(1)
    expect.soft((await meta(page, 'description')).length).toBeGreaterThan(80)
    expect.soft((await meta(page, 'keywords')).split(', ').length).toBeGreaterThan(2)
    expect.soft(await meta(page, 'robots')).toBe('index, follow')
    expect.soft(await meta(page, 'og:url')).toBe(site + path)
    expect.soft(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site + path)
    expect.soft(await meta(page, 'og:type')).toBe('website')
    expect
      .soft(await meta(page, 'og:image'))
      .toMatch(/^https:\/\/kerege\.example\/share\/\w+\.png$/)
    expect.soft(await meta(page, 'og:image:width')).toBe('1200')
    expect.soft(await meta(page, 'og:image:height')).toBe('630')
  })
}

test('the locale is ru_RU, but for the English pages', async ({ page }) => {
  for (const [path, locale, lang] of [
    ['/', 'ru_RU', 'ru'],
    ['/blog', 'ru_RU', 'ru'],
    ['/innovations', 'en_US', 'en'],
    ['/privacy', 'en_US', 'en'],
    ['/terms', 'en_US', 'en'],
  ] as const) {
    await open(page, path)
    expect.soft(await meta(page, 'og:locale'), path).toBe(locale)
    expect
      .soft(await page.locator('main [lang], main[lang]').first().getAttribute('lang'))
      .toBe(lang)
  }
})

test('a title gets the brand behind it unless it has it', async ({ page }) => {
  await open(page, '/')
  expect.soft(plain(await page.title())).toMatch(/^Kerege — /)
  await open(page, '/branding')
  expect.soft(plain(await page.title())).toMatch(/^[^|]+ \| Kerege$/)
})

test('the metadata of web and mobile pages quotes prices in soms', async ({ page }) => {
  for (const path of ['/web-development', '/mobile-apps-development', '/mobile-apps']) {
    await open(page, path)
    expect.soft(await meta(page, 'description'), path).toMatch(/от \d[\d ]* сомов/)
    expect.soft(await meta(page, 'description'), path).not.toContain('₽')
  }
})

test('/mobile-apps has title, description, keywords, breadcrumbs and structured data', async ({
  page,
}) => {
  await open(page, '/mobile-apps')
  expect.soft(plain(await page.title())).toMatch(/^Мобильные приложения.* \| Kerege$/)
  expect.soft(await meta(page, 'description')).toMatch(/iOS и Android/)
  expect.soft(await meta(page, 'keywords')).toMatch(/мобильное приложение/)
  const data = await structuredData(page)
  expect.soft(data.map(typeOf)).toEqual(['Organization', 'BreadcrumbList', 'Service', 'FAQPage'])
  expect.soft(data[1]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Главная', item: `${site}/` },
      { position: 2, name: 'Услуги', item: `${site}/services` },
      { position: 3, name: 'Мобильные приложения', item: `${site}/mobile-apps` },
    ],
  })
})

test('an article says its author and when it was published and modified', async ({ page }) => {
  await open(page, '/blog/ecommerce-automation')
  expect.soft(await meta(page, 'og:type')).toBe('article')
  expect.soft(await meta(page, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\d/)
  expect.soft(await meta(page, 'article:modified_time')).toMatch(/^\d{4}-\d\d-\d\d/)
  expect.soft(await meta(page, 'article:author')).toMatch(/^\S+ \S+$/)
  expect.soft((await structuredData(page)).map(typeOf)).toContain('BlogPosting')
})
