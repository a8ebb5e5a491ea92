import { describe, expect, it } from 'vitest'
import { currencies, spokenCurrencies } from '@/content/currencies'
import { own } from '@/content/currency'
import { priceText } from '@/content/price-text'
import { catalogue } from '../knowledge/catalogue.ts'
import { isForSites, packagesOf, serviceIdOf, sidesOf, twinsOf } from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { namesOf } from '../search/candidates.ts'
import { asTyped } from '../search/read.ts'
import { consult } from './consult.ts'

/* Whoever an order is for, the quoted price is that of the order alone (decision 61). */

const { sign, signEn = sign } = currencies[own]
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll(signEn, sign)
const answerTo = (message: string) =>
  plain(consult({ message: asTyped(message), history: [], state: {} }).text)

const moneyPattern = new RegExp(
  String.raw`\d[\d ]*(?:\p{Sc}|%|${spokenCurrencies[own].source})`,
  'giu',
)

/** Amounts of money and percentages. */
const amountsIn = (text: string) => plain(text).match(moneyPattern) ?? []

/** The amounts that the site publishes about an offer's service and all its parts. */
function publishedOf(offer: CatalogueOffer): Set<string> {
  const sides = sidesOf(serviceIdOf(offer))
  const own = catalogue.offers.filter(
    (each) => each === offer || sides.includes(serviceIdOf(each) ?? ''),
  )
  const prices = own.flatMap(({ price }) => (price ? amountsIn(plain(priceText(price))) : []))
  const texts = own.flatMap(({ text, features, facts = [] }) => [
    text,
    ...features,
    ...facts.map(({ value }) => value),
  ])
  return new Set([...prices.map(plain), ...texts.flatMap(amountsIn)])
}

const isSite = (offer: CatalogueOffer) => sidesOf(serviceIdOf(offer)).includes('web-development')
const work = catalogue.offers.filter(
  (offer) => ['service', 'extra', 'task'].includes(offer.kind) && !isSite(offer),
)

/** Kinds of sites and businesses, in the genitive, as after «для». */
const sites: Readonly<Record<string, string>> = {
  'web-development/landing': 'лендинга',
  'custom-saas/business-card': 'визитки',
  'web-development/corporate': 'корпоративного сайта',
  'web-development/shop': 'интернет-магазина',
  'custom-saas/portal': 'портала',
  'custom-saas/social-network': 'соцсети',
}
const businesses = [
  'ресторана',
  'клиники',
  'стоматологии',
  'автосервиса',
  'школы',
  'кофейни',
  'отеля',
]
const owners = [...Object.values(sites), ...businesses]

const toLatin: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, index) => [
    letter,
    "a b v g d e yo zh z i y k l m n o p r s t u f h ts ch sh sch  y ' e yu ya".split(' ')[index] ??
      '',
  ]),
)
const transliterated = (text: string) =>
  [...text.toLowerCase()].map((letter) => toLatin[letter] ?? letter).join('')
/** Two letters transposed, as fast typing does. */
const mistyped = (word: string) => word.replace(/^(.{3})(.)(.)/u, '$1$3$2')

const ways: Readonly<Record<string, (what: string, whose: string) => string>> = {
  'сколько стоит … для': (what, whose) => `Сколько стоит ${what} для ${whose}?`,
  '… для, цена': (what, whose) => `${what} для ${whose} цена`,
  genitive: (what, whose) => `почём ${what} ${whose}`,
  'mistyped owner': (what, whose) => `сколько стоит ${what} для ${mistyped(whose)}`,
  transliterated: (what, whose) => transliterated(`сколько стоит ${what} для ${whose}`),
}

describe.each(Object.keys(ways))('a price asked as «%s»', (way) => {
  it.each(work.map((offer) => [offer.id, offer] as const))('is that of %s alone', (_, offer) => {
    const published = publishedOf(offer)
    const [name = offer.title] = namesOf(offer)
    const wrong = owners.flatMap((owner) => {
      const message = ways[way]?.(name.toLowerCase(), owner) ?? ''
      const strange = amountsIn(answerTo(message)).filter((amount) => !published.has(amount))
      return strange.length > 0 ? [`${message}: ${strange.join(', ')}`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('in English, a price', () => {
  const named = work.filter(({ titleEn }) => titleEn)
  const english = [
    'an online shop',
    'a landing page',
    'a corporate website',
    'a restaurant',
    'a clinic',
  ]
  it.each(named.map((offer) => [offer.id, offer] as const))('is that of %s alone', (_, offer) => {
    const published = publishedOf(offer)
    const wrong = english.flatMap((owner) => {
      const message = `How much is ${offer.titleEn ?? ''} for ${owner}?`
      const strange = amountsIn(answerTo(message)).filter((amount) => !published.has(amount))
      return strange.length > 0 ? [`${message}: ${strange.join(', ')}`] : []
    })
    expect(wrong).toEqual([])
  })
})

it.each(
  [
    ['web-development/landing', 'start'],
    ['custom-saas/business-card', 'start'],
    ['web-development/corporate', 'standard'],
    ['web-development/shop', 'optimal'],
    ['custom-saas/portal', 'premium'],
  ].filter(([site]) => catalogue.offers.some(({ id }) => id === site)),
)('support of %s is the plan that its page names for it: %s', (site, plan) => {
  const tariff = packagesOf('website-support').find(({ id }) => id === `website-support/${plan}`)
  const [first] = amountsIn(answerTo(`сколько стоит поддержка ${sites[site] ?? ''} в месяц`))
  expect([first]).toEqual(tariff?.price && amountsIn(plain(priceText(tariff.price))))
})

it.each(work.filter(isForSites).map((offer) => [offer.id, offer] as const))(
  'the price of %s is none for an app or a bot',
  (_, offer) => {
    const own = [offer, ...packagesOf(offer.id)].flatMap(({ price }) =>
      price ? amountsIn(plain(priceText(price))) : [],
    )
    const [name = ''] = namesOf(offer)
    const after = (subjectId: string, message: string) =>
      plain(consult({ message, history: [], state: { subjectId, intent: 'price' } }).text)
    const texts = [
      ...['приложения', 'бота', 'crm'].map((thing) => answerTo(`сколько стоит ${name} ${thing}`)),
      after('mobile-apps-development', `сколько стоит ${offer.title.replace(/ сайтов$/, '')}?`),
      answerTo(`сколько вместе приложение и ${offer.title}`),
    ]
    for (const text of texts) expect(amountsIn(text).filter((one) => own.includes(one))).toEqual([])
  },
)

it('the cheapest list has monthly prices below those paid once', () => {
  const items = answerTo('какой самый дешёвый вариант').match(/^–.*$/gmu) ?? []
  const monthly = items.map((item) => item.includes('в месяц'))
  expect(monthly).toContain(true)
  expect(monthly).toEqual(monthly.toSorted())
})

it.each(Object.entries(sites))('a site for oneself is still sold: %s', (id, whose) => {
  const offer = catalogue.offers.find((each) => each.id === id)
  const prices = offer ? twinsOf(offer).flatMap(({ price }) => (price ? priceText(price) : [])) : []
  const text = answerTo(`сколько стоит создание ${whose}`)
  for (const price of prices) expect(text).toContain(plain(price))
})
