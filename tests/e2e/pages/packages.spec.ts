import { expect, open, test } from './reader.ts'
import {
  cards,
  closing,
  expectTestimonials,
  figures,
  hero,
  openers,
  part,
  priceOf,
  titles,
} from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

test.describe('/web-development', () => {
  test.beforeEach(({ page }) => open(page, '/web-development'))

  test('/web-development sells three packages with price and time', async ({ page }) => {
    const packages = await cards(part(page, 'Пакеты'))
    expect(packages.map((card) => [card.title, priceOf(card), card.facts[0]?.[1]])).toEqual([
      ['Лендинг', 'от 75 000 ₽', '7–14 дней'],
      ['Корпоративный сайт', 'от 150 000 ₽', '14–21 день'],
      ['Интернет-магазин', 'от 250 000 ₽', '21–45 дней'],
    ])
    expect.soft(packages[1]?.points).toContain('До 15 страниц')
    expect.soft(packages[1]?.facts).toContainEqual(['Поддержка', '3 месяца'])
    for (const { title, orders } of packages) {
      expect.soft(orders, title).toMatchObject([{ opens: 'order' }])
      expect.soft(orders[0]?.interest, title).toContain(title)
    }
  })

  test('/web-development claims 200+ sites, 98% satisfied and a guarantee of a year', async ({
    page,
  }) => {
    expect(await figures(page.getByRole('main'))).toEqual(
      expect.arrayContaining([
        ['200+', 'сайтов запущено'],
        ['98 %', 'клиентов довольны'],
        ['1 год', 'гарантии'],
      ]),
    )
  })

  test('/web-development has four technologies, four advantages and six steps', async ({
    page,
  }) => {
    expect.soft(await titles(part(page, 'На чём строим'))).toHaveLength(4)
    await expect.soft(part(page, 'На чём строим').getByText(/^0\d$/)).toHaveCount(0)
    expect.soft(await titles(part(page, 'Что вы получите при сдаче'))).toHaveLength(4)
    expect.soft(await titles(part(page, 'Шесть шагов до запуска'))).toHaveLength(6)
  })

  test('/web-development shows two testimonials', async ({ page }) => {
    await expectTestimonials(page, 'После запуска', [5, 5])
  })

  test('/web-development ends with its guarantee', async ({ page }) => {
    await expect
      .soft(closing(page).getByRole('heading', { level: 2 }))
      .toHaveText('1 год на каждый сайт')
    expect.soft(await figures(closing(page))).toContainEqual(['1 год', 'Срок гарантии'])
  })
})

test.describe('/mobile-apps-development', () => {
  test.beforeEach(({ page }) => open(page, '/mobile-apps-development'))

  test('/mobile-apps-development claims 50+ apps, 1M+ downloads, 6 months of guarantee', async ({
    page,
  }) => {
    expect(await figures(hero(page))).toEqual([
      ['50+', 'приложений выпущено'],
      ['1 млн+', 'загрузок в магазинах'],
      ['6 месяцев', 'гарантии'],
    ])
  })

  test('/mobile-apps-development sells three packages with price and time', async ({ page }) => {
    const packages = await cards(part(page, 'Три пакета'))
    expect(packages.map((card) => [card.title, priceOf(card), card.facts[0]?.[1]])).toEqual([
      ['Простое', 'от 180 000 ₽', '30–45 дней'],
      ['Бизнес', 'от 350 000 ₽', '45–60 дней'],
      ['Корпоративное', 'от 650 000 ₽', '60–90 дней'],
    ])
    for (const { title, orders, facts } of packages) {
      expect.soft(facts, title).toContainEqual(['Гарантия', '6 месяцев'])
      expect.soft(orders, title).toMatchObject([{ opens: 'order' }])
    }
  })

  test('/mobile-apps-development has four app types, technologies and advantages', async ({
    page,
  }) => {
    const types = 'Четыре задачи, под которые рассчитаны пакеты'
    expect.soft(await titles(part(page, types))).toHaveLength(4)
    expect.soft(await titles(part(page, 'Технологии пакетов'))).toHaveLength(4)
    await expect.soft(part(page, 'Технологии пакетов').getByText(/^0\d$/)).toHaveCount(0)
    expect.soft(await titles(part(page, 'Что гарантируем'))).toHaveLength(4)
  })

  test('/mobile-apps-development goes six steps', async ({ page }) => {
    expect(await titles(part(page, 'Шесть шагов от заявки до магазина'))).toHaveLength(6)
  })

  test('/mobile-apps-development shows two testimonials', async ({ page }) => {
    await expectTestimonials(page, 'Говорят владельцы приложений', [5, 4])
  })
})

test.describe('/branding', () => {
  test.beforeEach(({ page }) => open(page, '/branding'))

  test('the hero of /branding has consultation and «Рассчитать стоимость»', async ({ page }) => {
    expect(await openers(hero(page))).toEqual([
      ['Получить консультацию', 'consultation'],
      ['Рассчитать стоимость', 'projectQuiz'],
    ])
  })

  test('/branding offers logo, brand identity, brandbook and rebranding', async ({ page }) => {
    expect(await titles(part(page, 'Что входит в брендинг'))).toEqual([
      'Логотип',
      'Фирменный стиль',
      'Брендбук',
      'Ребрендинг',
    ])
  })

  test('/branding sells three packages with concepts and pages of the brandbook', async ({
    page,
  }) => {
    const packages = await cards(part(page, 'Пакеты'))
    expect(packages.map((card) => [card.title, priceOf(card), ...card.facts])).toEqual([
      ['Базовый', '42 500 ₽', ['Концепции', '3'], ['Брендбук', '10 страниц']],
      ['Стандарт', '89 000 ₽', ['Концепции', '5'], ['Брендбук', '25 страниц']],
      ['Премиум', '156 000 ₽', ['Концепции', '8'], ['Брендбук', '50+ страниц']],
    ])
    expect.soft(packages.map(({ popular }) => popular)).toEqual([false, true, false])
    expect
      .soft(packages.map(({ orders }) => orders.map(({ label, opens }) => [label, opens])))
      .toEqual([
        [['Заказать базовый пакет', 'order']],
        [['Заказать стандартный пакет', 'order']],
        [['Заказать премиум-пакет', 'order']],
      ])
  })

  test('/branding has a process of four steps', async ({ page }) => {
    expect(await titles(part(page, 'Как рождается знак'))).toEqual([
      'Исследование',
      'Концепция',
      'Доработка',
      'Внедрение',
    ])
  })

  test('/branding shows two testimonials', async ({ page }) => {
    await expectTestimonials(page, 'Как с этим живут', [5, 5])
  })

  test('/branding closes with a call to action', async ({ page }) => {
    expect(await openers(closing(page))).toEqual([
      ['Получить разбор', 'consultation'],
      ['Рассчитать стоимость', 'projectQuiz'],
    ])
  })
})
