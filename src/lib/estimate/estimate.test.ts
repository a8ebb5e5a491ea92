import { describe, expect, it } from 'vitest'
import { estimateSchema } from '@contracts/estimate.ts'
import { quizFeatures, quizProjectTypes, quizTimelines } from '@contracts/lead-options.ts'
import { isSpecified } from '../../../tests/support/specified'
import { shipped } from '../../../tests/support/shipped-offer'
import type { Currency } from '@/content/currencies'
import { otherCurrencies, own } from '@/content/currency'
import type { OfferId } from '@/content/offers'
import { priceText } from '@/content/price-text'
import {
  appPackages,
  brandingPackages,
  seoPackages,
  siteTypes,
  webPackages,
} from '@/content/prices'
import type { Price } from '@/content/primitives'
import { offerLines, type Rung } from '@/content/quiz-offers'
import { fromTo } from '@/content/term'
import { asSent, estimate, type EstimatedAnswers } from './estimate'

const noAnswers: EstimatedAnswers = { features: [] }

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const of = (answers: Partial<EstimatedAnswers>, offer?: OfferId) => {
  const { assumptions, term, ...range } = asSent(estimate({ ...noAnswers, ...answers }, offer))
  return { ...range, term: term && plain(term), reasons: assumptions.map(plain) }
}

const amount = (price: Price): number | undefined =>
  'from' in price ? price.from : 'exactly' in price ? price.exactly : undefined
const range = (lower: { price: Price }, upper: { price: Price }) => ({
  priceFrom: amount(lower.price),
  priceTo: amount(upper.price),
})
const said = (price: Price, currency?: Currency) => plain(priceText(price, currency))

describe('a site', () => {
  it.runIf(isSpecified)(
    'of unknown size reaches from the cheapest package to a corporate site made from scratch',
    () => {
      expect(of({ projectType: 'web-app' })).toEqual({
        ...range(webPackages.landing, siteTypes.corporate),
        term: plain(fromTo(webPackages.landing.term, siteTypes.corporate.term)),
        reasons: [
          `Нижняя граница: пакет «Лендинг», ${said(webPackages.landing.price)}, ${plain(webPackages.landing.term.text)}.`,
          `Верхняя: «Корпоративный сайт» под ключ, ${said(siteTypes.corporate.price)}, ${plain(siteTypes.corporate.term.text)}, если дизайн каждого типа страниц рисуем с нуля.`,
        ],
      })
    },
  )

  it('is reasoned in the visitor’s currency, with the price that counts', () => {
    const [other = own] = otherCurrencies
    const { assumptions } = estimate({ ...noAnswers, projectType: 'web-app' }, undefined, other)
    expect(assumptions.map(plain)[0]).toBe(
      `Нижняя граница: пакет «Лендинг», ${said(webPackages.landing.price, other)}, ${plain(webPackages.landing.term.text)}.`,
    )
  })

  it.runIf(isSpecified)('starts at the first package whose page lists the chosen features', () => {
    expect(of({ projectType: 'web-app', features: ['admin-panel'] })).toMatchObject(
      range(webPackages.corporate, siteTypes.corporate),
    )
    expect(of({ projectType: 'web-app', features: ['payments'] })).toMatchObject(
      range(webPackages.shop, siteTypes.shop),
    )
    expect(of({ projectType: 'web-app', features: ['user-auth', 'seo'] })).toMatchObject(
      range(siteTypes.shop, siteTypes.portal),
    )
  })

  it.runIf(isSpecified)(
    'that was ordered as a package starts there and ends at the next dearer one',
    () => {
      expect(of({ projectType: 'web-app' }, 'web-development/landing')).toMatchObject(
        range(webPackages.landing, siteTypes.businessCard),
      )
      expect(of({ projectType: 'web-app' }, shipped('custom-saas/social-network'))).toMatchObject({
        priceFrom: siteTypes.socialNetwork.price.from,
        priceTo: undefined,
        term: plain(siteTypes.socialNetwork.term.text),
        reasons: [expect.any(String), 'Верхней границы на сайте нет: она зависит от объёма.'],
      })
    },
  )
})

it.runIf(isSpecified)(
  'a shop: from the package to the shop made from scratch, with what has no price set apart',
  () => {
    const shop = of({
      projectType: 'ecommerce',
      features: ['admin-panel', 'payments', 'multilingual', 'seo'],
    })
    expect(shop).toEqual({
      ...range(webPackages.shop, siteTypes.shop),
      term: plain(fromTo(webPackages.shop.term, siteTypes.shop.term)),
      reasons: [
        `Нижняя граница: пакет «Интернет-магазин», ${said(webPackages.shop.price)}, ${plain(webPackages.shop.term.text)}.`,
        `Верхняя: «Интернет-магазин» под ключ, ${said(siteTypes.shop.price)}, ${plain(siteTypes.shop.term.text)}, если нужны кабинет покупателя и обмен остатками с 1С.`,
        'Учли в цене: админ-панель, приём платежей, SEO-оптимизация.',
        'Цен на эти пожелания на сайте нет, посчитаем после технического задания: несколько языков.',
      ],
    })
  },
)

it.runIf(isSpecified)('an app: by the three packages', () => {
  const app = (features: EstimatedAnswers['features']) =>
    of({ projectType: 'mobile-app', features })
  const { simple, business, enterprise } = appPackages
  expect(app([])).toMatchObject(range(simple, business))
  expect(app(['notifications'])).toMatchObject(range(simple, business))
  expect(app(['payments'])).toMatchObject(range(business, enterprise))
})

it.runIf(isSpecified)('a corporate system: says that it has no price of its own', () => {
  const system = of({ projectType: 'enterprise' })
  expect(system).toMatchObject(range(siteTypes.portal, siteTypes.socialNetwork))
  expect(system.reasons[0]).toMatch(/Отдельной цены корпоративной системы на сайте нет/)
})

it('without published prices: a term, and what there is to say of it', () => {
  for (const { projectType, askedAs, unpriced } of offerLines) {
    if (!unpriced) continue
    expect(of({ projectType }, askedAs[0])).toEqual({
      term: plain(unpriced.term.text),
      reasons: unpriced.reasons(own).map(plain),
    })
  }
})

describe('other projects', () => {
  it('have no price unless the button named a service with one', () => {
    expect(of({ projectType: 'other' })).toEqual({
      term: undefined,
      reasons: ['Цены на такой проект на сайте нет: посчитаем и назовём её в предложении.'],
    })
  })

  it.runIf(isSpecified)('reach over all packages of the named service', () => {
    expect(of({ projectType: 'other' }, shipped('branding'))).toMatchObject(
      range(brandingPackages.basic, brandingPackages.premium),
    )
  })

  it.runIf(isSpecified)('reach over them by the month', () => {
    expect(of({ projectType: 'other' }, shipped('seo-promotion'))).toMatchObject({
      ...range(seoPackages.basic, seoPackages.traffic),
      per: 'month',
    })
  })

  it.runIf(isSpecified)('keep the price of a package whose price is exact', () => {
    expect(of({ projectType: 'other' }, shipped('branding/standard'))).toMatchObject({
      ...range(brandingPackages.standard, brandingPackages.standard),
      reasons: [`Точная цена: пакет «Стандарт», ${said(brandingPackages.standard.price)}.`],
    })
  })

  it.each(offerLines.filter(({ rungs }) => rungs.length > 0))(
    'of $askedAs never mix prices by the month with others, nor with percentages',
    ({ projectType, rungs }) => {
      const perOf = ({ price }: Rung) =>
        'per' in price && price.per === 'month' ? 'month' : undefined
      for (const rung of rungs) {
        const { priceFrom, priceTo, per, reasons } = of({ projectType }, rung.offer)
        if ('percent' in rung.price) expect(reasons[0]).toContain(said(rung.price))
        expect([priceFrom, per]).toEqual([amount(rung.price), perOf(rung)])
        const ends = rungs.filter((one) => perOf(one) === per).map(({ price }) => amount(price))
        expect(ends).toContain(priceTo ?? ends[0])
      }
    },
  )
})

it.runIf(isSpecified)('believes the answers where they contradict the button', () => {
  expect(of({ projectType: 'mobile-app' }, shipped('branding/premium')).priceFrom).toBe(
    appPackages.simple.price.from,
  )
})

it.runIf(isSpecified)('says when the wished term is shorter than ours', () => {
  const tooSoon = 'Срок «до 1 месяца» короче наших: предложим, что запустить первым.'
  const portal = { projectType: 'web-app', features: ['user-auth'] } as const
  const reasons = (timeline: EstimatedAnswers['timeline']) =>
    of({ ...portal, features: [...portal.features], timeline }).reasons
  expect(reasons('1-month')).toContain(tooSoon)
  expect(reasons('3-months')).not.toContain(tooSoon)
  expect(of({ projectType: 'mobile-app', timeline: '1-month' }).reasons).not.toContain(tooSoon)
})

it.runIf(isSpecified).each(quizProjectTypes)(
  'of one more wish is at most five times dearer: %s',
  (projectType) => {
    const without = estimate({ ...noAnswers, projectType }, undefined)
    for (const feature of quizFeatures) {
      const wishing = { ...noAnswers, projectType, features: [feature] }
      const { priceFrom = 0, priceTo = 0 } = estimate(wishing, undefined)
      expect(priceFrom, feature).toBeLessThanOrEqual(5 * (without.priceFrom ?? 0))
      expect(priceTo, feature).toBeLessThanOrEqual(5 * (without.priceTo ?? 0))
    }
  },
)

it.runIf(isSpecified)(
  'keeps what it means for the budget and the date apart from its reasons',
  () => {
    const dear = { projectType: 'enterprise', budget: '500k', timeline: '1-month' } as const
    const { verdicts, assumptions } = estimate({ ...noAnswers, ...dear }, undefined)
    expect(verdicts.map(plain)).toEqual([
      'Выше вашего бюджета: предложим, с чего начать.',
      'Срок «до 1 месяца» короче наших: предложим, что запустить первым.',
    ])
    expect(assumptions).not.toEqual(expect.arrayContaining(verdicts))
  },
)

it('makes an estimate that fits the contract for all answers', () => {
  const asked = [undefined, ...offerLines.flatMap((line) => line.askedAs)]
  const named = offerLines.flatMap(({ rungs }) => rungs.map(({ offer }) => offer))
  const wishes = [[], ...quizFeatures.map((feature) => [feature]), [...quizFeatures]]
  for (const projectType of quizProjectTypes) {
    for (const timeline of quizTimelines) {
      for (const offer of new Set([...asked, ...named])) {
        for (const features of wishes) {
          const result = asSent(estimate({ ...noAnswers, projectType, timeline, features }, offer))
          expect(estimateSchema.safeParse(result).error).toBeUndefined()
          expect(result.assumptions.length).toBeGreaterThan(0)
        }
      }
    }
  }
})
