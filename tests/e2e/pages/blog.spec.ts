import { expect, open, test } from './reader.ts'
import { openers, part, targets, texts } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

const topics = [
  'Автоматизация 12',
  'E-commerce 8',
  'Telegram 6',
  'AI 15',
  'SaaS 10',
  'Технологии 20',
]
const russianDay =
  /^\d{1,2} (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря) 20\d\d г\.$/

test.describe('/blog', () => {
  test.beforeEach(({ page }) => open(page, '/blog'))

  test('/blog has chips of the categories with their counts', async ({ page }) => {
    const chips = page.getByRole('group', { name: 'Рубрики блога' }).getByRole('button')
    expect((await texts(chips)).slice(1)).toEqual(topics)
  })

  test('/blog features two articles that link to their pages', async ({ page }) => {
    const featured = part(page, 'Главное').getByRole('article')
    await expect(featured).toHaveCount(2)
    expect(await targets(featured)).toEqual([
      '/blog/telegram-automation',
      '/blog/ecommerce-automation',
    ])
  })

  test('a featured article shows excerpt, author, date, time to read, category and tags', async ({
    page,
  }) => {
    for (const article of await part(page, 'Главное').getByRole('article').all()) {
      const [words = ''] = await texts(article)
      expect.soft(words).toMatch(/(Telegram|E-commerce) \d/)
      expect.soft(words).toMatch(/\S+ \S+ · \d+ мин/)
      await expect.soft(article.getByRole('listitem')).toHaveCount(4)
      expect.soft((await texts(article.getByRole('time')))[0]).toMatch(russianDay)
      const [, excerpt] = await texts(article.getByRole('paragraph'))
      expect.soft(excerpt?.length).toBeGreaterThan(80)
      await expect.soft(article.locator('svg').first()).toBeVisible()
    }
  })

  test('/blog lists the categories once more beside the articles', async ({ page }) => {
    expect(await texts(part(page, 'Рубрики').getByRole('button'))).toEqual(topics)
  })

  test('/blog has a newsletter box', async ({ page }) => {
    const box = part(page, 'Новые статьи на почту')
    const email = box.getByRole('textbox', { name: 'Ваш email' })
    await expect.soft(email).toHaveAttribute('placeholder', 'Ваш email')
    await expect.soft(email).toHaveAttribute('type', 'email')
    await expect.soft(box.getByRole('button')).toHaveText('Подписаться')
  })

  test('/blog lists the latest articles', async ({ page }) => {
    const latest = part(page, 'Последние статьи').getByRole('article')
    expect(await latest.count()).toBeGreaterThanOrEqual(6)
    await expect.soft(latest.first().getByRole('heading', { level: 3 })).toBeVisible()
  })
})

for (const path of ['/blog/ecommerce-automation', '/blog/telegram-automation']) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => open(page, path))

    test(`${path} leads back to /blog`, async ({ page }) => {
      const way = page.getByRole('navigation', { name: 'Вы здесь' })
      await expect(way.getByRole('link', { name: 'Блог' })).toHaveAttribute('href', '/blog')
    })

    test(`the table of contents of ${path} has anchors in the page`, async ({ page }) => {
      const anchors = await targets(page.getByRole('navigation', { name: 'Содержание статьи' }))
      expect(anchors.length).toBeGreaterThanOrEqual(8)
      for (const anchor of anchors) {
        expect.soft(anchor).toMatch(/^#[a-z-]+$/)
        await expect.soft(page.locator(`h2${anchor}`)).toHaveCount(1)
      }
    })

    test(`${path} names related articles, never itself`, async ({ page }) => {
      const related = part(page, 'Читайте дальше').getByRole('article')
      expect.soft(await related.count()).toBeGreaterThanOrEqual(2)
      expect.soft(await targets(related)).not.toContain(path)
    })

    test(`${path} has a share button and calls to consultation`, async ({ page }) => {
      const article = page.getByRole('main')
      await expect.soft(article.getByRole('button', { name: 'Поделиться' })).toBeVisible()
      const calls = await openers(article)
      expect.soft(calls.length).toBeGreaterThanOrEqual(2)
      for (const [label, opens] of calls) {
        expect.soft(label).toMatch(/^Получить /)
        expect.soft(opens).toBe('consultation')
      }
    })

    test(`${path} shows author, date in Russian, time to read and views`, async ({ page }) => {
      const [words = ''] = await texts(page.getByRole('main'))
      expect.soft(words).toMatch(/\d+ мин чтения/)
      expect.soft(words).toMatch(/\d[\d ]* просмотров/)
      expect.soft((await texts(page.getByRole('main').getByRole('time')))[0]).toMatch(russianDay)
    })
  })
}

test.describe('/blog/telegram-automation', () => {
  test.beforeEach(({ page }) => open(page, '/blog/telegram-automation'))

  test('the Telegram article shows samples of code', async ({ page }) => {
    const samples = page.getByRole('region', { name: /^Пример кода: / })
    expect(await samples.count()).toBeGreaterThanOrEqual(1)
    await expect(samples.first().getByRole('code')).not.toBeEmpty()
  })

  test('the sidebar of the Telegram article lists three tools', async ({ page }) => {
    const tools = part(page, 'Полезные инструменты')
    expect(await targets(tools)).toEqual([
      'https://t.me/BotFather',
      'https://core.telegram.org/bots/api',
      'https://tgstat.com',
    ])
  })

  test('the sidebar of the Telegram article stays in sight and has the contents', async ({
    page,
  }) => {
    const sticks = await part(page, 'Полезные инструменты').evaluateAll(([tools]) => {
      let box = tools?.parentElement
      while (box && getComputedStyle(box).position !== 'sticky') box = box.parentElement
      return box?.querySelector('nav')?.ariaLabel
    })
    expect(sticks).toBe('Содержание статьи')
  })

  test('the help card of the Telegram article opens the consultation', async ({ page }) => {
    expect(await openers(part(page, 'Застряли на каком\u2060-\u2060то шаге?'))).toEqual([
      ['Получить помощь', 'consultation'],
    ])
  })

  test('the Telegram article names 500+ subscribers and 30 messages per second', async ({
    page,
  }) => {
    const [words = ''] = await texts(page.getByRole('main'))
    expect.soft(words).toContain('500 подписчиков и больше')
    expect.soft(words).toContain('30 сообщений в секунду')
  })
})
