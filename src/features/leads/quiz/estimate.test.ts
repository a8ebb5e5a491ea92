import { describe, expect, it } from 'vitest'
import { estimateSchema } from '@contracts/estimate.ts'
import { quizFeatures, quizProjectTypes, quizTimelines } from '@contracts/lead-options.ts'
import type { OfferId } from '@/content/offers'
import { offerLines } from '@/content/quiz-offers'
import { noAnswers, type QuizAnswers } from './answers'
import { estimate } from './estimate'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const of = (answers: Partial<QuizAnswers>, offer?: OfferId) => {
  const { assumptions, term, ...range } = estimate({ ...noAnswers, ...answers }, offer)
  return { ...range, term: term && plain(term), reasons: assumptions.map(plain) }
}

describe('a site', () => {
  it('of unknown size reaches from the cheapest package to a corporate site made from scratch', () => {
    expect(of({ projectType: 'web-app' })).toEqual({
      priceFrom: 75_000,
      priceTo: 185_000,
      term: 'от 7 дней до 3,5 недели и дольше',
      reasons: [
        'Нижняя граница: пакет «Лендинг», от 75 000 ₽, 7–14 дней.',
        'Верхняя: «Корпоративный сайт» под ключ, от 185 000 ₽, от 3,5 недели, если дизайн каждого типа страниц рисуем с нуля.',
      ],
    })
  })

  it('is reasoned in the visitor’s currency, with the roubles that count', () => {
    const { assumptions } = estimate({ ...noAnswers, projectType: 'web-app' }, undefined, 'kgs')
    expect(assumptions.map(plain)[0]).toBe(
      'Нижняя граница: пакет «Лендинг», от ≈ 82 500 сом (75 000 ₽), 7–14 дней.',
    )
  })

  it('starts at the first package whose page lists the chosen features', () => {
    expect(of({ projectType: 'web-app', features: ['admin-panel'] })).toMatchObject({
      priceFrom: 150_000,
      priceTo: 185_000,
    })
    expect(of({ projectType: 'web-app', features: ['payments'] })).toMatchObject({
      priceFrom: 250_000,
      priceTo: 650_000,
    })
    expect(of({ projectType: 'web-app', features: ['user-auth', 'seo'] })).toMatchObject({
      priceFrom: 650_000,
      priceTo: 1_200_000,
    })
  })

  it('that was ordered as a package starts there and ends at the next dearer one', () => {
    expect(of({ projectType: 'web-app' }, 'web-development/landing')).toMatchObject({
      priceFrom: 75_000,
      priceTo: 125_000,
    })
    expect(of({ projectType: 'web-app' }, 'custom-saas/social-network')).toMatchObject({
      priceFrom: 1_200_000,
      priceTo: undefined,
      term: 'от 6 месяцев',
      reasons: [expect.any(String), 'Верхней границы на сайте нет: она зависит от объёма.'],
    })
  })
})

it('a shop: from the package to the shop made from scratch, with what has no price set apart', () => {
  const shop = of({
    projectType: 'ecommerce',
    features: ['admin-panel', 'payments', 'multilingual', 'seo'],
  })
  expect(shop).toEqual({
    priceFrom: 250_000,
    priceTo: 320_000,
    term: 'от 21 дня до 1,5 месяца и дольше',
    reasons: [
      'Нижняя граница: пакет «Интернет-магазин», от 250 000 ₽, 21–45 дней.',
      'Верхняя: «Интернет-магазин» под ключ, от 320 000 ₽, от 1,5 месяца, если нужны кабинет покупателя и обмен остатками с 1С.',
      'Учли в цене: админ-панель, приём платежей, SEO-оптимизация.',
      'Цен на эти пожелания на сайте нет, посчитаем после технического задания: несколько языков.',
    ],
  })
})

it('an app: by the three packages', () => {
  const range = (features: QuizAnswers['features']) => {
    const { priceFrom, priceTo } = of({ projectType: 'mobile-app', features })
    return [priceFrom, priceTo]
  }
  expect(range([])).toEqual([180_000, 350_000])
  expect(range(['notifications'])).toEqual([180_000, 350_000])
  expect(range(['payments'])).toEqual([350_000, 650_000])
})

it('a corporate system: says that it has no price of its own', () => {
  const { reasons, ...range } = of({ projectType: 'enterprise' })
  expect(range).toMatchObject({ priceFrom: 650_000, priceTo: 1_200_000 })
  expect(reasons[0]).toMatch(/Отдельной цены корпоративной системы на сайте нет/)
})

it('an API: a term from the phases, no price, and it says so', () => {
  const api = of({ projectType: 'api', features: ['payments'] })
  expect(api).toMatchObject({ term: '5–11 недель' })
  expect(api.priceFrom).toBeUndefined()
  expect(api.reasons[0]).toBe(
    'Цены на разработку API на сайте нет: назовём её после технического задания (от 25 000 ₽).',
  )
  expect(of({ projectType: 'api' }, 'api-development/quick-start').term).toBe('2–3 недели')
})

describe('other projects', () => {
  it('have no price unless the button named a service with one', () => {
    expect(of({ projectType: 'other' })).toEqual({
      term: undefined,
      reasons: ['Цены на такой проект на сайте нет: посчитаем и назовём её в предложении.'],
    })
    expect(of({ projectType: 'other' }, 'devops-services').priceFrom).toBeUndefined()
  })

  it('reach over all packages of the named service', () => {
    expect(of({ projectType: 'other' }, 'branding')).toMatchObject({
      priceFrom: 42_500,
      priceTo: 156_000,
    })
    expect(of({ projectType: 'other' }, 'seo-promotion')).toMatchObject({
      priceFrom: 24_500,
      priceTo: 67_000,
      per: 'month',
    })
  })

  it('keep the price of a package whose price is exact', () => {
    expect(of({ projectType: 'other' }, 'branding/standard')).toMatchObject({
      priceFrom: 89_000,
      priceTo: 89_000,
      reasons: ['Точная цена: пакет «Стандарт», 89 000 ₽.'],
    })
  })

  it('never mix prices by the month with others, nor with percentages', () => {
    expect(of({ projectType: 'other' }, 'contextual-advertising')).toMatchObject({
      priceFrom: 45_000,
      priceTo: undefined,
    })
    const managed = of({ projectType: 'other' }, 'contextual-advertising/management')
    expect(managed.priceFrom).toBeUndefined()
    expect(managed.reasons[0]).toMatch(/18 % от рекламного бюджета в месяц/)
  })
})

it('believes the answers where they contradict the button', () => {
  expect(of({ projectType: 'mobile-app' }, 'branding/premium').priceFrom).toBe(180_000)
})

it('says when the wished term is shorter than ours', () => {
  const tooSoon = 'Срок «до 1 месяца» короче наших: предложим, что запустить первым.'
  const portal = { projectType: 'web-app', features: ['user-auth'] } as const
  const reasons = (timeline: QuizAnswers['timeline']) =>
    of({ ...portal, features: [...portal.features], timeline }).reasons
  expect(reasons('1-month')).toContain(tooSoon)
  expect(reasons('3-months')).not.toContain(tooSoon)
  expect(of({ projectType: 'mobile-app', timeline: '1-month' }).reasons).not.toContain(tooSoon)
})

it('makes an estimate that fits the contract for all answers', () => {
  const asked = [undefined, ...offerLines.flatMap((line) => line.askedAs)]
  const named = offerLines.flatMap(({ rungs }) => rungs.map(({ offer }) => offer))
  const wishes = [[], ...quizFeatures.map((feature) => [feature]), [...quizFeatures]]
  for (const projectType of quizProjectTypes) {
    for (const timeline of quizTimelines) {
      for (const offer of new Set([...asked, ...named])) {
        for (const features of wishes) {
          const result = estimate({ ...noAnswers, projectType, timeline, features }, offer)
          expect(estimateSchema.safeParse(result).error).toBeUndefined()
          expect(result.assumptions.length).toBeGreaterThan(0)
        }
      }
    }
  }
})
