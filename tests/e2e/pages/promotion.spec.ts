import { expect, open, test } from './reader.ts'
import { cards, expectTestimonials, figures, hero, part, priceOf, texts, titles } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

test.describe('/website-support', () => {
  test.beforeEach(({ page }) => open(page, '/website-support'))

  test('/website-support sells four monthly plans with their hours', async ({ page }) => {
    const plans = await cards(part(page, 'Тарифы'))
    expect(plans.map((card) => [card.title, priceOf(card), ...card.facts])).toEqual([
      ['START', '15 000 ₽ в месяц', ['Часы', '6 ч']],
      ['STANDARD', '23 000 ₽ в месяц', ['Часы', '10 ч']],
      ['OPTIMAL', '32 000 ₽ в месяц', ['Часы', '15 ч']],
      ['PREMIUM', 'от 45 000 ₽ в месяц', ['Часы', '20+ ч'], ['SLA', '99,9 %']],
    ])
    expect.soft(plans.map(({ popular }) => popular)).toEqual([false, true, false, false])
    for (const { title, orders } of plans) {
      expect.soft(orders).toMatchObject([{ label: `Заказать ${title}`, opens: 'order' }])
    }
  })

  test('/website-support answers within 2 hours in working time', async ({ page }) => {
    expect.soft(await figures(hero(page))).toContainEqual(['2 часа', 'до ответа в рабочее время'])
    const said = await texts(part(page, 'Тарифы').getByRole('paragraph'))
    expect.soft(said.at(-1)).toContain('в течение 2 часов в рабочее время')
  })

  test('/website-support has four services and six advantages', async ({ page }) => {
    expect.soft(await titles(part(page, 'На что уходят часы'))).toHaveLength(4)
    expect.soft(await titles(part(page, 'Как мы ведём хозяйство'))).toHaveLength(6)
  })

  test('/website-support shows two testimonials', async ({ page }) => {
    await expectTestimonials(page, 'После первых обращений', [5, 4])
  })
})

test.describe('/seo-promotion', () => {
  test.beforeEach(({ page }) => open(page, '/seo-promotion'))

  test('/seo-promotion shows three case results before and after', async ({ page }) => {
    const results = await cards(part(page, 'Три сайта до и после'))
    expect(results).toHaveLength(3)
    for (const { title, facts, texts } of results) {
      expect.soft(facts.map(([label]) => label)).toEqual(['Было', 'Стало'])
      const [before = 0, after = 0] = facts.map(([, value]) => Number(value?.replace(/ /g, '')))
      expect
        .soft(
          texts.some((text) => /^\d+ месяц/.test(text)),
          `period of ${title}`,
        )
        .toBe(true)
      const growth = texts.find((text) => /^\+\d+ %$/.test(text)) ?? ''
      expect.soft(growth, title).toBe(`+${Math.round((after / before - 1) * 100)} %`)
    }
  })

  test('/seo-promotion has four sub-services and four stages', async ({ page }) => {
    expect.soft(await titles(part(page, 'Из чего состоит работа'))).toHaveLength(4)
    expect.soft(await titles(part(page, 'Четыре этапа'))).toHaveLength(4)
  })

  test('/seo-promotion sells three monthly packages', async ({ page }) => {
    const packages = await cards(part(page, 'За что платить, выбираете вы'))
    expect(packages.map((card) => [card.title, priceOf(card)])).toEqual([
      ['Базовый', '24 500 ₽ в месяц'],
      ['Позиции', '45 000 ₽ в месяц'],
      ['Трафик', '67 000 ₽ в месяц'],
    ])
    expect.soft(packages[0]?.facts).toEqual([
      ['Страницы', 'до 20'],
      ['Запросы', 'до 100'],
    ])
    expect.soft(packages[1]?.facts).toEqual([['Запросы', 'до 300']])
    expect.soft(packages.map(({ popular }) => popular)).toEqual([false, true, false])
    expect
      .soft(packages.map(({ orders }) => orders.map(({ label, opens }) => [label, opens])))
      .toEqual([
        [['Заказать базовый пакет', 'order']],
        [['Заказать SEO по позициям', 'order']],
        [['Заказать SEO по трафику', 'order']],
      ])
  })

  test('/seo-promotion shows two testimonials', async ({ page }) => {
    await expectTestimonials(page, 'Стоматология и насосы', [5, 4])
  })
})

test.describe('/contextual-advertising', () => {
  test.beforeEach(({ page }) => open(page, '/contextual-advertising'))

  test('/contextual-advertising claims ROI 350%, CTR 8.2%, CPC -40%, conversion 12.5%', async ({
    page,
  }) => {
    const metrics = part(page, 'Четыре числа, за которыми следим')
    expect(await figures(metrics)).toEqual([
      ['350 %', 'ROI'],
      ['8,2 %', 'CTR'],
      ['−40 %', 'CPC'],
      ['12,5 %', 'конверсия'],
    ])
    // Each is explained.
    await expect.soft(metrics.getByRole('definition')).toHaveCount(8)
  })

  test('/contextual-advertising works on three ad platforms', async ({ page }) => {
    const platforms = await cards(part(page, 'Три площадки'))
    expect(platforms.map(({ title }) => title)).toEqual([
      'Яндекс Директ',
      'Google Ads',
      'VK Реклама',
    ])
    for (const { title, texts, points } of platforms) {
      expect.soft(texts, `description and audience of ${title}`).toHaveLength(2)
      expect.soft(points.length, title).toBeGreaterThan(1)
    }
  })

  test('/contextual-advertising sells setup, management and a complex', async ({ page }) => {
    const packages = await cards(part(page, 'Пакеты'))
    expect(packages.map((card) => [card.title, priceOf(card)])).toEqual([
      ['Настройка', '45 000 ₽ разово'],
      ['Ведение', '18 % от рекламного бюджета в месяц'],
      ['Комплекс', 'от 89 000 ₽ в месяц'],
    ])
    expect.soft(packages.map(({ popular }) => popular)).toEqual([false, true, false])
    for (const { title, orders } of packages) {
      expect
        .soft(orders, title)
        .toMatchObject([{ label: expect.stringMatching(/^Заказать /), opens: 'order' }])
    }
  })

  test('/contextual-advertising goes four stages', async ({ page }) => {
    expect(await titles(part(page, 'Как дешевеет заявка'))).toHaveLength(4)
  })

  test('/contextual-advertising shows two testimonials', async ({ page }) => {
    await expectTestimonials(page, 'Что изменилось в кабинете', [5, 5])
  })
})
