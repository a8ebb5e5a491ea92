import { expect, open, test } from './reader.ts'
import { cards, closing, figures, hero, openers, part, targets, texts, titles } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

test.describe('/industries', () => {
  test.beforeEach(({ page }) => open(page, '/industries'))

  test('/industries counts 15+ industries, 200+ projects, 95% launches, 5+ years', async ({
    page,
  }) => {
    expect(await figures(hero(page))).toEqual([
      ['15+', 'отраслей'],
      ['200+', 'проектов'],
      ['95 %', 'успешных запусков'],
      ['5+', 'лет опыта'],
    ])
  })

  test('the grid of /industries shows fifteen with both names and a description', async ({
    page,
  }) => {
    const industries = await cards(part(page, 'С кем мы работаем'))
    expect(industries.map(({ texts: [name] }) => name)).toEqual([
      'Automotive',
      'Banking & Finance',
      'Construction',
      'Education',
      'Entertainment',
      'Healthcare',
      'Insurance',
      'Manufacturing',
      'Real Estate',
      'Retail',
      'Telecommunications',
      'Transportation & Logistics',
      'Hospitality',
      'Travel & Tourism',
      'Agriculture & AgTech',
    ])
    for (const { title, texts } of industries) {
      expect.soft(title).toMatch(/^[А-Я]/)
      expect.soft(texts[1]?.length, title).toBeGreaterThan(60)
    }
  })

  test('/industries gives six reasons to choose the provider', async ({ page }) => {
    expect(await titles(part(page, 'Шесть причин выбрать нас'))).toHaveLength(6)
  })
})

test.describe('/cases', () => {
  test.beforeEach(({ page }) => open(page, '/cases'))

  test('/cases tells four case studies', async ({ page }) => {
    const studies = page.getByRole('article')
    await expect(studies).toHaveCount(4)
    for (const study of await studies.all()) {
      await expect.soft(study.getByRole('heading', { level: 2 })).toBeVisible()
      expect.soft((await figures(study)).length).toBeGreaterThanOrEqual(3)
      expect.soft((await targets(study)).length).toBeGreaterThanOrEqual(1)
      const [category, duration, team, year] = await texts(study.getByRole('listitem'))
      expect.soft(category).toMatch(/\S/)
      expect.soft(duration).toMatch(/\d+ месяц/)
      expect.soft(team).toMatch(/\d+ человек/)
      expect.soft(year).toMatch(/\b20\d\d$/)
      expect
        .soft(await texts(study.getByRole('heading', { level: 3 })))
        .toEqual(['Задача', 'Решение', 'Что сделано', 'Результат'])
    }
  })

  test('/cases has four headline figures', async ({ page }) => {
    const all = await figures(page.getByRole('main'))
    expect(all.slice(0, 4)).toEqual([
      ['200+', 'завершённых проектов'],
      ['150+', 'клиентов'],
      ['95 %', 'успешных запусков'],
      ['98 %', 'довольных клиентов'],
    ])
  })

  test('/cases explains a method of four steps', async ({ page }) => {
    expect(await titles(part(page, 'Как мы приходим к таким числам'))).toHaveLength(4)
  })

  test('/cases closes with a call to action', async ({ page }) => {
    expect(await openers(closing(page))).toEqual([
      ['Начать проект', 'projectQuiz'],
      ['Задать вопрос', 'consultation'],
    ])
  })
})

test.describe('/technologies', () => {
  test.beforeEach(({ page }) => open(page, '/technologies'))

  test('/technologies shows six categories with a level for every technology', async ({ page }) => {
    const skills = part(page, 'Шесть направлений')
    await expect.soft(skills.getByRole('article')).toHaveCount(6)
    for (const category of await skills.getByRole('article').all()) {
      const meters = category.getByRole('meter')
      const levels = await meters.evaluateAll((all) => all.map((one) => Number(one.ariaValueNow)))
      expect.soft(levels.length).toBeGreaterThanOrEqual(3)
      for (const level of levels) {
        expect.soft(level).toBeGreaterThan(0)
        expect.soft(level).toBeLessThanOrEqual(100)
      }
      // Each with a word on what it is used for.
      expect
        .soft(await texts(category.getByRole('listitem').getByRole('paragraph')))
        .toHaveLength(levels.length)
    }
  })

  test('/technologies states four principles', async ({ page }) => {
    expect(await titles(part(page, 'Четыре принципа выбора'))).toHaveLength(4)
  })

  test('/technologies names twenty extra tags', async ({ page }) => {
    const tags = await texts(part(page, 'Ещё двадцать инструментов').getByRole('listitem'))
    expect(new Set(tags).size).toBe(20)
    expect(tags).toHaveLength(20)
  })
})

test.describe('/innovations', () => {
  test.beforeEach(({ page }) => open(page, '/innovations'))

  test('/innovations is in English', async ({ page }) => {
    await expect(page.locator('[lang=en]').getByRole('heading', { level: 1 })).toBeVisible()
    const [words = ''] = await texts(page.getByRole('main'))
    expect(words).not.toMatch(/[а-яё]{2,}/i)
  })

  test('/innovations shows four solutions', async ({ page }) => {
    expect(await titles(part(page, 'Four solutions we ship'))).toHaveLength(4)
  })

  test('/innovations compares two groups of models with performance bars', async ({ page }) => {
    const groups = part(page, 'How good the models are').getByRole('article')
    await expect.soft(groups).toHaveCount(2)
    for (const group of await groups.all()) {
      await expect.soft(group.getByRole('meter').first()).toHaveAttribute('aria-valuenow', /^\d+$/)
    }
  })

  test('/innovations tells two automation cases and four trends', async ({ page }) => {
    const results = await cards(part(page, 'Two automation cases'))
    expect.soft(results).toHaveLength(2)
    for (const { facts } of results) {
      expect.soft(facts.map(([label]) => label)).toEqual(['Before', 'After'])
    }
    expect.soft(await titles(part(page, 'Four trends we watch'))).toHaveLength(4)
  })

  test('/innovations closes with a call to action', async ({ page }) => {
    expect(await openers(closing(page))).toEqual([
      ['Request a consultation', 'consultation'],
      ['Start a project', 'projectQuiz'],
    ])
  })
})

test.describe('/about', () => {
  test.beforeEach(({ page }) => open(page, '/about'))

  test('/about tells story, mission and four values', async ({ page }) => {
    const story = part(page, 'От трёх столов до продуктовой команды')
    expect.soft((await texts(story.getByRole('paragraph'))).length).toBeGreaterThan(3)
    await expect.soft(story.getByText('Миссия', { exact: true })).toBeVisible()
    expect.soft(await titles(part(page, 'Четыре ценности'))).toHaveLength(4)
  })

  test('the timeline of /about goes from 2019 to 2024', async ({ page }) => {
    const years = await cards(part(page, 'Путь 2019–2024'))
    expect(years.map(({ texts: [year] }) => year)).toEqual([
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ])
    for (const { title, texts } of years) {
      expect.soft(title).not.toBe('')
      expect.soft(texts[1]?.length).toBeGreaterThan(30)
    }
  })

  test('/about counts 5 years, 200+ projects, 150+ clients, 50+ technologies', async ({ page }) => {
    expect(await figures(page.getByRole('main'))).toEqual([
      ['5', 'лет работы'],
      ['200+', 'проектов'],
      ['150+', 'клиентов'],
      ['50+', 'технологий'],
    ])
  })

  test('/about names achievements', async ({ page }) => {
    expect((await titles(part(page, 'Чем гордимся'))).length).toBeGreaterThanOrEqual(3)
  })

  test('/about closes with the quiz and a link to /cases', async ({ page }) => {
    expect.soft(await openers(closing(page))).toEqual([['Начать проект', 'projectQuiz']])
    expect.soft(await targets(closing(page))).toEqual(['/cases'])
  })
})
