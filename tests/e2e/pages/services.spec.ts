import { expect, open, test } from './reader.ts'
import { cards, closing, hero, openers, part, priceOf } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => open(page, '/services'))

test('/services opens with a hero that offers consultation and estimate', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await openers(hero(page))).toEqual([
    ['Получить консультацию', 'consultation'],
    ['Рассчитать стоимость', 'projectQuiz'],
  ])
})

test('/services shows six main services with starting prices', async ({ page }) => {
  const services = await cards(part(page, 'Основные услуги'))
  expect(services.map((card) => [card.title, priceOf(card)])).toEqual([
    ['Веб-разработка', 'от 75 000 ₽'],
    ['Брендинг', 'от 42 500 ₽'],
    ['Поддержка сайтов', 'от 15 000 ₽ в месяц'],
    ['Мобильные приложения', 'от 26 000 ₽'],
    ['SEO-продвижение', 'от 24 500 ₽ в месяц'],
    ['Контекстная реклама', 'от 45 000 ₽'],
  ])
})

test('each main service has icon, description, features, Details and Order', async ({ page }) => {
  const main = part(page, 'Основные услуги')
  for (const card of await cards(main)) {
    expect.soft(card.texts[0]?.length, card.title).toBeGreaterThan(30)
    expect.soft(card.points.length, card.title).toBeGreaterThanOrEqual(3)
    expect
      .soft(card.orders, card.title)
      .toMatchObject([
        { label: expect.stringMatching(/^Заказать /), opens: 'projectQuiz', interest: card.title },
      ])
  }
  const drawn = main
    .getByRole('article')
    .evaluateAll((articles) => articles.filter((article) => article.querySelector('svg')).length)
  expect.soft(await drawn).toBe(6)
  await expect.soft(main.getByRole('link', { name: /^Подробнее/ })).toHaveCount(6)
})

test('the Details of the six main services lead to their pages', async ({ page }) => {
  const services = await cards(part(page, 'Основные услуги'))
  expect(services.map(({ links }) => links)).toEqual([
    ['/web-development'],
    ['/branding'],
    ['/website-support'],
    ['/mobile-apps-development'],
    ['/seo-promotion'],
    ['/contextual-advertising'],
  ])
})

test('site support names its tiers and hours', async ({ page }) => {
  const services = await cards(part(page, 'Основные услуги'))
  expect(services.find(({ title }) => title === 'Поддержка сайтов')?.facts).toEqual([
    ['START', '6 ч'],
    ['STANDARD', '10 ч'],
    ['OPTIMAL', '15 ч'],
    ['PREMIUM', 'от 20 ч'],
  ])
})

test('/services lists eight additional services with their prices', async ({ page }) => {
  const services = await cards(part(page, 'Дополнительные услуги'))
  expect(services.map((card) => [card.title, priceOf(card)])).toEqual([
    ['Редизайн', 'от 21 000 ₽'],
    ['Правки', 'от 22 000 ₽'],
    ['Модернизация', 'от 23 000 ₽'],
    ['Прототипирование', 'от 24 000 ₽'],
    ['Техническое задание', 'от 25 000 ₽'],
    ['Техническая поддержка', 'от 37 000 ₽'],
    ['Юзабилити-анализ', 'от 39 000 ₽'],
    ['Комплексный аудит', 'от 40 000 ₽'],
  ])
  for (const { title, orders } of services) {
    expect
      .soft(orders)
      .toEqual([
        { label: 'Заказать', opens: 'projectQuiz', interest: `Дополнительные услуги: ${title}` },
      ])
  }
})

test('/services describes a process of four steps', async ({ page }) => {
  const steps = await cards(part(page, 'Как проходит работа'))
  expect(steps.map(({ title }) => title)).toEqual([
    'Анализ',
    'Планирование',
    'Разработка',
    'Запуск и поддержка',
  ])
})

test('/services closes with consultation and cost estimate', async ({ page }) => {
  expect(await openers(closing(page))).toEqual([
    ['Получить консультацию', 'consultation'],
    ['Рассчитать стоимость', 'projectQuiz'],
  ])
})
