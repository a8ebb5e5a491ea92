import { expect, open, test } from './reader.ts'
import {
  cards,
  figures,
  hero,
  openers,
  part,
  partTitles,
  priceOf,
  targets,
  texts,
} from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => open(page, '/'))

const services = 'Услуги с открытой ценой'

test('/ has its parts in the order of the specification', async ({ page }) => {
  expect((await partTitles(page)).slice(0, 5)).toEqual([
    services,
    'Сначала каркас, потом узоры',
    'Пятнадцать отраслей, где мы не новички',
    'Стек без экспериментов на вас',
    'Что говорят после запуска',
  ])
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the hero of / counts 200+ projects, 150+ clients, 5+ years, 50+ technologies', async ({
  page,
}) => {
  expect(await figures(hero(page))).toEqual([
    ['200+', 'проектов'],
    ['150+', 'клиентов'],
    ['5+', 'лет на рынке'],
    ['50+', 'технологий'],
  ])
})

test('the hero of / starts a project, leads to /cases and names trusting companies', async ({
  page,
}) => {
  expect.soft(await openers(hero(page))).toEqual([['Начать проект', 'projectQuiz']])
  expect.soft(await targets(hero(page))).toEqual(['/cases'])
  await expect.soft(hero(page).getByText('Нам доверяют')).toBeVisible()
  expect.soft((await texts(hero(page).getByRole('listitem'))).length).toBeGreaterThanOrEqual(4)
})

test('/ shows six service cards with their links', async ({ page }) => {
  const shown = await cards(part(page, services))
  expect(shown.map(({ title, links }) => [title, ...links])).toEqual([
    ['Разработка сайтов', '/custom-saas'],
    ['Миграция в облако', '/cloud-migration'],
    ['Мобильные приложения', '/mobile-apps'],
    ['DevOps-услуги', '/devops-services'],
    ['Брендинг', '/services'],
    ['Поддержка сайтов', '/services'],
  ])
})

test('the cards of / quote the starting prices', async ({ page }) => {
  const prices = (await cards(part(page, services))).map((card) => [card.title, priceOf(card)])
  expect(prices).toEqual([
    ['Разработка сайтов', 'от 75 000 ₽'],
    ['Миграция в облако', 'Бесплатно'],
    ['Мобильные приложения', 'от 26 000 ₽'],
    ['DevOps-услуги', 'Бесплатно'],
    ['Брендинг', 'от 42 500 ₽'],
    ['Поддержка сайтов', 'от 15 000 ₽ в месяц'],
  ])
})

test('the support card of / names the tiers and their hours', async ({ page }) => {
  const shown = await cards(part(page, services))
  expect(shown.at(-1)?.facts).toEqual([
    ['START', '6 ч'],
    ['STANDARD', '10 ч'],
    ['OPTIMAL', '15 ч'],
    ['PREMIUM', 'от 20 ч'],
  ])
})

test('order buttons of / open the quiz, free offers the consultation', async ({ page }) => {
  const shown = await cards(part(page, services))
  expect(shown).toHaveLength(6)
  for (const { title, orders } of shown) {
    const [order] = orders
    const opens = order?.label.startsWith('Заказать') ? 'projectQuiz' : 'consultation'
    expect.soft(order, title).toMatchObject({ opens, interest: title })
    expect.soft(order?.label, title).toMatch(/^(Заказать|Получить) /)
  }
})

test('an all-services button leads to /services', async ({ page }) => {
  const all = part(page, services).getByRole('link', { name: 'Все услуги' })
  await expect(all).toHaveAttribute('href', '/services')
})

test('/ has a second introduction', async ({ page }) => {
  const story = await texts(part(page, 'Сначала каркас, потом узоры').getByRole('paragraph'))
  expect(story.filter((text) => text.length > 100).length).toBeGreaterThanOrEqual(2)
})

test('/ names the fifteen industries', async ({ page }) => {
  const industries = part(page, 'Пятнадцать отраслей, где мы не новички')
  await expect.soft(industries.getByRole('listitem')).toHaveCount(15)
  expect.soft(await targets(industries)).toEqual(['/industries'])
})

test('/ shows the technology stack', async ({ page }) => {
  const stack = part(page, 'Стек без экспериментов на вас')
  await expect.soft(stack.getByRole('heading', { level: 3 })).toHaveCount(5)
  const names = await texts(stack.getByRole('listitem'))
  expect.soft(names).toEqual(expect.arrayContaining(['React', 'Node.js', 'Docker', 'PostgreSQL']))
  expect.soft(await targets(stack)).toEqual(['/technologies'])
})

test('/ has a carousel of testimonials with a dot for each', async ({ page }) => {
  const carousel = page.getByRole('region', { name: 'Что говорят после запуска' })
  await expect.soft(carousel.getByRole('button', { name: /^Отзыв \d: / })).toHaveCount(6)
  await expect.soft(carousel.getByRole('group', { name: '1 из 6' })).toBeVisible()
  await expect.soft(carousel.getByRole('img', { name: 'Оценка 5 из 5' })).toBeVisible()
})

test('/ also quotes 98% happy clients, 150+ projects, 24/7 support, 8+ years', async ({ page }) => {
  expect(await figures(page.getByRole('main'))).toEqual(
    expect.arrayContaining([
      ['98 %', 'довольных клиентов'],
      ['150+', 'проектов'],
      ['24/7', 'поддержка'],
      ['8+', 'лет опыта'],
    ]),
  )
})

test('figures of / that differ say what each counts', async ({ page }) => {
  const said = (await texts(page.getByRole('main').locator('dl > div'))).join('\n')
  expect(said).toMatch(/^проектов 200\+ Разработка, аудит и консалтинг$/m)
  expect(said).toMatch(/^проектов 150\+ Построили мы; всего их 200\+/m)
  expect(said).toMatch(/^лет на рынке 5\+ Компания работает с 2019 года$/m)
  expect(said).toMatch(/^лет опыта 8\+ У ведущих инженеров; самой компании 5\+ лет$/m)
})

test('a floating chat assistant appears on /', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Открыть чат с консультантом' })
  await expect(button).toBeInViewport()
})
