import { expect, open, test } from './reader.ts'
import {
  cards,
  closing,
  durationOf,
  figures,
  hero,
  openers,
  part,
  targets,
  texts,
  titles,
} from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

const consultationAndQuiz = [
  ['Получить консультацию', 'consultation'],
  ['Начать проект', 'projectQuiz'],
]

test.describe('/api-development', () => {
  test.beforeEach(({ page }) => open(page, '/api-development'))

  test('/api-development offers REST, GraphQL, gRPC and WebSocket', async ({ page }) => {
    expect(await titles(part(page, 'Какой протокол вам подойдёт'))).toEqual([
      'REST',
      'GraphQL',
      'gRPC',
      'WebSocket',
    ])
  })

  test('/api-development names key features', async ({ page }) => {
    const features = await titles(part(page, 'Что внутри любого нашего API'))
    expect(features.length).toBeGreaterThanOrEqual(4)
  })

  test('the phases of /api-development have their durations', async ({ page }) => {
    const phases = await cards(part(page, 'Этапы и сроки'))
    expect(phases.map((card) => [card.title, durationOf(card)])).toEqual([
      ['Анализ', '1–2 недели'],
      ['Разработка', '2–6 недель'],
      ['Тестирование', '1–2 недели'],
      ['Развёртывание', '1 неделя'],
    ])
  })

  test('«API Quick Start» promises an MVP in 2-3 weeks', async ({ page }) => {
    const offer = part(page, 'MVP вашего API за 2–3 недели')
    await expect.soft(offer.getByText('API Quick Start', { exact: true })).toBeVisible()
    expect.soft(await figures(offer)).toContainEqual(['2–3 недели', 'Срок'])
  })

  test('«Обсудить API проект» opens the quiz, «Примеры API» leads to a case about an API', async ({
    page,
  }) => {
    expect.soft(await openers(hero(page))).toEqual([['Обсудить API проект', 'projectQuiz']])
    const examples = hero(page).getByRole('link', { name: 'Примеры API' })
    await expect.soft(examples).toHaveAttribute('href', '/cases#manat-pay')
  })

  test('/api-development claims 10,000+ requests a second and 99.9% uptime', async ({ page }) => {
    expect(await figures(hero(page))).toEqual(
      expect.arrayContaining([
        ['10 000+', 'запросов в секунду'],
        ['99,9 %', 'доступность'],
      ]),
    )
  })

  test('the closing buttons of /api-development open consultation and quiz', async ({ page }) => {
    expect(await openers(closing(page))).toEqual(consultationAndQuiz)
  })
})

test.describe('/mobile-apps', () => {
  test.beforeEach(({ page }) => open(page, '/mobile-apps'))

  test('/mobile-apps builds for iOS, Android, React Native and Flutter', async ({ page }) => {
    expect(await titles(part(page, 'Четыре платформы'))).toEqual([
      'iOS',
      'Android',
      'React Native',
      'Flutter',
    ])
  })

  test('/mobile-apps names types of apps', async ({ page }) => {
    const types = await titles(part(page, 'Продукты, которые мы знаем изнутри'))
    expect(types.length).toBeGreaterThanOrEqual(4)
  })

  test('the stages of /mobile-apps have their durations', async ({ page }) => {
    const stages = await cards(part(page, 'Этапы до публикации'))
    expect(stages.map((card) => [card.title, durationOf(card)])).toEqual([
      ['UX/UI-дизайн', '2–3 недели'],
      ['Разработка MVP', '6–10 недель'],
      ['Тестирование', '2–3 недели'],
      ['Публикация', '1–2 недели'],
    ])
  })

  test('/mobile-apps has a card «MVP in 8 weeks»', async ({ page }) => {
    const offer = part(page, 'MVP за 8 недель')
    expect.soft(await figures(offer)).toContainEqual(['8 недель', 'Срок'])
    expect.soft(await openers(offer)).toEqual([['Заказать MVP', 'projectQuiz']])
  })

  test('/mobile-apps shows the breadcrumbs Home > Services > Mobile apps', async ({ page }) => {
    const way = page.getByRole('navigation', { name: 'Вы здесь' })
    expect
      .soft(await texts(way.getByRole('listitem')))
      .toEqual(['Главная', 'Услуги', 'Мобильные приложения'])
    expect.soft(await targets(way)).toEqual(['/', '/services'])
  })

  test('the closing buttons of /mobile-apps open quiz and consultation', async ({ page }) => {
    expect(await openers(closing(page))).toEqual([...consultationAndQuiz].reverse())
  })
})

test.describe('/devops-services', () => {
  test.beforeEach(({ page }) => open(page, '/devops-services'))

  test('/devops-services shows its services as cards', async ({ page }) => {
    const services = await cards(part(page, 'Что настраиваем'))
    expect(services.length).toBeGreaterThanOrEqual(4)
    for (const { title, points } of services) expect.soft(points.length, title).toBeGreaterThan(1)
  })

  test('the tools of /devops-services stand in four categories', async ({ page }) => {
    const tools = part(page, 'Инструменты')
    expect
      .soft(await texts(tools.getByRole('heading', { level: 3 })))
      .toEqual(['Контейнеры', 'Инфраструктура как код', 'CI/CD', 'Мониторинг'])
    expect
      .soft(await texts(tools.getByRole('listitem')))
      .toEqual(expect.arrayContaining(['Docker', 'Terraform', 'GitLab CI', 'Prometheus']))
  })

  test('the phases of /devops-services have their durations', async ({ page }) => {
    const phases = await cards(part(page, 'Как внедряем'))
    expect(phases.map((card) => [card.title, durationOf(card)])).toEqual([
      ['Аудит', '1–2 недели'],
      ['Планирование', '1–2 недели'],
      ['Внедрение', '4–12 недель'],
      ['Оптимизация', 'постоянно'],
    ])
  })

  test('/devops-services offers a free DevOps audit', async ({ page }) => {
    const offer = part(page, 'Аудит DevOps-процессов')
    expect.soft(await figures(offer)).toContainEqual(['Бесплатно', 'Аудит'])
    expect.soft(await openers(offer)).toEqual([['Получить бесплатный аудит', 'consultation']])
  })

  test('the closing buttons of /devops-services open quiz and consultation', async ({ page }) => {
    expect(await openers(closing(page))).toEqual([...consultationAndQuiz].reverse())
  })
})
