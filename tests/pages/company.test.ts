import { describe, expect, it } from 'vitest'
import { isSpecified } from '../support/specified.ts'
import { meta, plain, readPage, structuredData, texts } from './page.ts'
import { cardsOf, figuresOf } from './shown.ts'

const partOf = (path: string, title: string) =>
  [...readPage(path).querySelectorAll('main section')].find(
    (section) => plain(section.querySelector('h2')?.textContent) === title,
  ) ?? expect.fail(`${path} has no part «${title}»`)

describe.runIf(isSpecified)('besides its figures, docs/spec.md asks that', () => {
  it('each of the fifteen industries has a picture and a description', () => {
    for (const card of cardsOf(partOf('/industries', 'С кем мы работаем'))) {
      expect(card.querySelector('svg')).not.toBeNull()
      expect(Math.max(...texts(card, 'p').map(({ length }) => length))).toBeGreaterThan(60)
    }
  })

  it('each main service has a picture and a description', () => {
    for (const card of cardsOf(partOf('/services', 'Основные услуги'))) {
      expect(card.querySelector('svg')).not.toBeNull()
      expect(texts(card, 'p')[0]?.length).toBeGreaterThan(30)
    }
  })

  it('each case study has its facts, its chapters, figures and a way on', () => {
    const studies = [...readPage('/cases').querySelectorAll('main article')]
    for (const study of studies) {
      const [category, duration, team, year] = texts(study, 'li')
      expect(category).toMatch(/\S/)
      expect(duration).toMatch(/\d+ месяц/)
      expect(team).toMatch(/\d+ человек/)
      expect(year).toMatch(/\b20\d\d$/)
      expect(texts(study, 'h3')).toEqual(['Задача', 'Решение', 'Что сделано', 'Результат'])
      expect(figuresOf(study).length).toBeGreaterThanOrEqual(3)
      expect(study.querySelector('a')).not.toBeNull()
    }
  })

  it('/cases begins with a list that leads to each of its four cases', () => {
    const list = readPage('/cases').querySelector('nav[aria-label="Кейсы на странице"]')
    const targets = [...(list?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    expect(targets).toEqual(['#nur-retail', '#tulpar-logistics', '#manat-pay', '#akmed'])
  })

  it.each(['/technologies', '/innovations'])(
    'every level of %s is a share of a hundred',
    (path) => {
      const levels = [...readPage(path).querySelectorAll('[role=meter]')]
      for (const level of levels) {
        const value = Number(level.getAttribute('aria-valuenow'))
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThanOrEqual(100)
      }
    },
  )

  it('each technology says what it is used for', () => {
    for (const group of partOf('/technologies', 'Шесть направлений').querySelectorAll('article')) {
      expect(texts(group, 'li p')).toHaveLength(group.querySelectorAll('[role=meter]').length)
    }
  })

  it('the twenty further technologies are twenty', () => {
    const tags = texts(partOf('/technologies', 'Ещё двадцать инструментов'), 'li')
    expect(new Set(tags).size).toBe(20)
  })

  it('the results of search promotion name a period, and the growth that follows', () => {
    for (const card of cardsOf(partOf('/seo-promotion', 'Три сайта до и после'))) {
      const figures = figuresOf(card)
      expect(figures.map(({ label }) => label)).toEqual(['Было', 'Стало'])
      const [before = 0, after = 0] = figures.map(({ value }) => Number(value.replace(/ /g, '')))
      const said = texts(card, 'p')
      expect(said.some((text) => /^\d+ месяц/.test(text))).toBe(true)
      expect(said).toContain(`+${Math.round((after / before - 1) * 100)} %`)
    }
  })

  it('the automation cases of /innovations name figures before and after', () => {
    for (const card of cardsOf(partOf('/innovations', 'Two automation cases'))) {
      expect(figuresOf(card).map(({ label }) => label)).toEqual(['Before', 'After'])
    }
  })

  it('every testimonial names person, position and company', () => {
    for (const path of ['/web-development', '/branding', '/website-support', '/seo-promotion']) {
      for (const caption of readPage(path).querySelectorAll('figure:has(blockquote) figcaption')) {
        const words = [...caption.querySelectorAll('*')].map(({ textContent }) =>
          plain(textContent),
        )
        expect(
          words.some((text) => /^\S+ \S+$/.test(text)),
          path,
        ).toBe(true)
        expect(
          words.some((text) => /.(, | «)./.test(text)),
          path,
        ).toBe(true)
      }
    }
  })

  it('figures that differ say what each counts', () => {
    const said = [...readPage('/').querySelectorAll('main dl > div')].map((entry) =>
      [...entry.children].map(({ textContent }) => plain(textContent)).join(' '),
    )
    expect(said).toEqual(
      expect.arrayContaining([
        'проектов 200+ Разработка, аудит и консалтинг',
        expect.stringMatching(/^проектов 150\+ Построили мы; всего их 200\+/),
        'лет на рынке 5+ Компания работает с 2019 года',
        'лет опыта 8+ У ведущих инженеров; самой компании 5+ лет',
      ]),
    )
  })

  it('support is answered within two hours of working time, and advertising explains its figures', () => {
    expect(texts(partOf('/website-support', 'Тарифы'), 'p').at(-1)).toContain(
      'в течение 2 часов в рабочее время',
    )
    const metrics = partOf('/contextual-advertising', 'Четыре числа, за которыми следим')
    expect(metrics.querySelectorAll('dd')).toHaveLength(8)
  })

  it('packages have no numbers before their technologies', () => {
    for (const [path, title] of [
      ['/web-development', 'На чём строим'],
      ['/mobile-apps-development', 'Технологии пакетов'],
    ] as const) {
      expect(partOf(path, title).textContent).not.toMatch(/\b0\d\b/)
    }
  })

  it('/mobile-apps has a title, words to find it by and structured data of its own', () => {
    const page = readPage('/mobile-apps')
    expect(plain(page.title)).toMatch(/^Мобильные приложения/)
    expect(meta(page, 'description')).toMatch(/iOS и Android/)
    expect(meta(page, 'keywords')).toMatch(/мобильное приложение/)
    expect(structuredData(page)).toEqual(
      ['Organization', 'BreadcrumbList', 'Service', 'FAQPage'].map((type) =>
        expect.objectContaining({ '@type': type }),
      ),
    )
    expect(texts(page, 'nav[aria-label="Вы здесь"] li')).toEqual([
      ...['Главная', 'Услуги', 'Мобильные приложения'],
    ])
  })
})
