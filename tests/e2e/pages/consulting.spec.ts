import { expect, open, test } from './reader.ts'
import {
  cards,
  closing,
  durationOf,
  figures,
  hero,
  openers,
  part,
  priceOf,
  titles,
} from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

test.describe('/custom-saas', () => {
  test.beforeEach(({ page }) => open(page, '/custom-saas'))

  test('/custom-saas offers six site types with price and time', async ({ page }) => {
    const types = await cards(part(page, 'Шесть типов сайтов'))
    expect(types.map((card) => [card.title, priceOf(card), card.facts[0]?.[1]])).toEqual([
      ['Лендинг', 'от 75 000 ₽', 'от 1,5 недели'],
      ['Сайт-визитка', 'от 125 000 ₽', 'от 2,5 недели'],
      ['Корпоративный сайт', 'от 185 000 ₽', 'от 3,5 недели'],
      ['Интернет-магазин', 'от 320 000 ₽', 'от 1,5 месяца'],
      ['Портал', 'от 650 000 ₽', 'от 2,5 месяца'],
      ['Социальная сеть', 'от 1 200 000 ₽', 'от 6 месяцев'],
    ])
    for (const { title, points, orders } of types) {
      expect.soft(points.length, title).toBeGreaterThanOrEqual(3)
      expect.soft(orders, title).toMatchObject([{ opens: 'order' }])
    }
  })

  test('/custom-saas quotes four CMS prices', async ({ page }) => {
    const systems = await cards(part(page, 'Система управления'))
    expect(systems.map((card) => [card.title, priceOf(card)])).toEqual([
      ['Yii', 'от 27 000 ₽'],
      ['1С-Битрикс', 'от 29 000 ₽'],
      ['NetCat', 'от 30 000 ₽'],
      ['WordPress', 'от 31 000 ₽'],
    ])
  })

  test('/custom-saas offers five extra services', async ({ page }) => {
    const extras = await cards(part(page, 'К сайту можно добавить'))
    expect(extras).toHaveLength(5)
    for (const card of extras) expect.soft(priceOf(card), card.title).toMatch(/^от \d\d 000 ₽$/)
  })

  test('/custom-saas closes with a call to action', async ({ page }) => {
    expect(await openers(closing(page))).toEqual([
      ['Рассчитать стоимость', 'projectQuiz'],
      ['Получить консультацию', 'consultation'],
    ])
  })
})

test.describe('/saas-consulting', () => {
  test.beforeEach(({ page }) => open(page, '/saas-consulting'))

  test('the hero of /saas-consulting quotes 50+, 300%, 40% and 95%', async ({ page }) => {
    expect(await figures(hero(page))).toEqual([
      ['50+', 'проанализированных проектов'],
      ['300 %', 'средний рост метрик'],
      ['40 %', 'снижение затрат'],
      ['95 %', 'довольных клиентов'],
    ])
  })

  test('/saas-consulting has four services and six benefits', async ({ page }) => {
    expect.soft(await titles(part(page, 'Что разбираем'))).toHaveLength(4)
    expect.soft(await titles(part(page, 'Почему с нами спорят реже'))).toHaveLength(6)
  })

  test('the phases of /saas-consulting have durations and deliverables', async ({ page }) => {
    const phases = await cards(part(page, 'Три фазы и что остаётся после каждой'))
    expect(phases.map((card) => [card.title, durationOf(card)])).toEqual([
      ['Анализ', '1–2 недели'],
      ['Стратегия', '1–2 недели'],
      ['Внедрение', '2–6 месяцев'],
    ])
    for (const { title, points } of phases) expect.soft(points.length, title).toBeGreaterThan(1)
  })

  test('/saas-consulting has an express audit card: analysis in 24 hours', async ({ page }) => {
    const audit = part(page, 'Анализ за 24 часа')
    await expect.soft(audit.getByText('Экспресс-аудит', { exact: true })).toBeVisible()
    expect.soft(await figures(audit)).toEqual([['24 часа', 'Срок']])
    expect.soft(await openers(audit)).toEqual([['Получить экспресс-аудит', 'consultation']])
  })

  test('«Начать консалтинг» and «Задать вопрос» open the consultation dialog', async ({ page }) => {
    expect.soft(await openers(hero(page))).toEqual([['Начать консалтинг', 'consultation']])
    expect.soft(await openers(closing(page))).toEqual([
      ['Начать консалтинг', 'consultation'],
      ['Задать вопрос', 'consultation'],
    ])
  })
})

test.describe('/cloud-migration', () => {
  test.beforeEach(({ page }) => open(page, '/cloud-migration'))

  test('/cloud-migration moves to AWS, Azure, Google Cloud and multi-cloud', async ({ page }) => {
    expect(await titles(part(page, 'Куда переезжаем'))).toEqual([
      'AWS',
      'Microsoft Azure',
      'Google Cloud',
      'Мультиоблако',
    ])
  })

  test('the steps of /cloud-migration have their durations', async ({ page }) => {
    const steps = await cards(part(page, 'Четыре этапа переезда'))
    expect(steps.map((card) => [card.title, durationOf(card)])).toEqual([
      ['Аудит', '1–2 недели'],
      ['Подготовка облака', '1–3 недели'],
      ['Перенос данных', '2–8 недель'],
      ['Оптимизация', '1–2 недели'],
    ])
  })

  test('/cloud-migration names challenges solved and benefits', async ({ page }) => {
    expect.soft((await titles(part(page, 'С чем к нам приходят'))).length).toBeGreaterThan(2)
    expect.soft((await titles(part(page, 'Что меняется после переезда'))).length).toBeGreaterThan(2)
  })

  test('/cloud-migration offers a free express assessment within 48 hours', async ({ page }) => {
    const card = part(page, 'Экспресс-оценка за 48 часов')
    expect.soft(await figures(card)).toEqual([
      ['Бесплатно', 'Анализ инфраструктуры'],
      ['Бесплатно', 'Оценка стоимости'],
      ['Бесплатно', 'План миграции'],
      ['1 час', 'Консультация эксперта'],
    ])
    expect.soft(await openers(card)).toEqual([['Получить экспресс-оценку', 'consultation']])
  })

  test('the closing buttons of /cloud-migration open the consultation dialog', async ({ page }) => {
    expect((await openers(closing(page))).map(([, opens]) => opens)).toEqual([
      'consultation',
      'consultation',
    ])
  })
})
