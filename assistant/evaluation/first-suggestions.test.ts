import { describe, expect, it } from 'vitest'
import { spokenCurrencies } from '../../src/content/currencies.ts'
import { own } from '../../src/content/currency.ts'
import { firstSuggestions, serviceSuggestions } from '../../src/content/first-suggestions.ts'
import { pageIds } from '../../src/content/navigation.ts'
import { offers, type Offer } from '../../src/content/offers.ts'
import { priceText } from '../../src/content/price-text.ts'
import { serviceGroups } from '../../src/content/service-groups.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { consult } from '../answers/consult.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
const answerTo = (message: string) => {
  const { text, form } = consult({ message, history: [], state: {} })
  return { text: plain(text), form }
}

/** The service's offers, of the kinds that have a price on its page. */
const soldAt = (path: string) =>
  Object.entries<Offer>(offers).flatMap(([id, { kind, price, term }]) =>
    id.startsWith(`${path.slice(1)}/`) && ['package', 'plan', 'siteType'].includes(kind)
      ? { price, term }
      : [],
  )

it('every service has suggestions of its own, and no other page', () => {
  const services = serviceGroups.flatMap((group) => group.services.map(({ page }) => page))
  const own = pageIds.filter((id) => serviceSuggestions[id])
  expect(own.sort()).toEqual(services.sort())
})

describe.each(pageIds.filter((id) => serviceSuggestions[id]))('on the page of %s', (id) => {
  const { path } = siteMap[id]
  const [price = '', term = '', contents = '', order = ''] = firstSuggestions(path, 'ru')

  it('its prices are told, or that there are none', () => {
    const { text } = answerTo(price)
    expect(text).toContain(`(${path})`)
    const prices = soldAt(path).flatMap((offer) => offer.price ?? [])
    for (const one of prices) {
      // Of a percentage only the figure is compared: the words after it may differ.
      const shown = 'percent' in one ? `${one.percent} %` : plain(priceText(one))
      expect(text).toContain(shown)
    }
    if (prices.length === 0) expect(text).toMatch(/цены на сайте нет|от \D{0,3}\d/)
  })

  it('its term is told, or that it is agreed', () => {
    const { text } = answerTo(term)
    expect(text).toContain(`(${path})`)
    const figures = /\d[–\d,]*\s(час|д(ень|н)|недел|месяц)/
    expect(text).toMatch(
      new RegExp(`${figures.source}|срок на сайте не назван|срок настройки на сайте`, 'i'),
    )
  })

  it('what it includes is told', () => {
    const { text } = answerTo(contents)
    expect(text).toMatch(/что входит/i)
    expect(text).toContain(`(${path})`)
  })

  it('the last one opens the form with it as its subject', () => {
    const { form } = answerTo(order)
    expect(form).toMatchObject({ kind: 'consultation', topic: expect.any(String) })
  })
})

describe('elsewhere', () => {
  const money = String.raw`\d\s(?:${spokenCurrencies[own].source})`
  it.each([
    ['ru', new RegExp(String.raw`${money}|\d (?:дн|нед)`, 'iu')],
    ['en', new RegExp(String.raw`\byes\b|${money}|\d (?:day|week)s?`, 'iu')],
  ] as const)('the general ones are answered in %s', (lang, answers) => {
    const suggestions = firstSuggestions('/', lang)
    for (const one of suggestions.slice(0, -1)) expect(answerTo(one).text, one).toMatch(answers)
    expect(answerTo(suggestions.at(-1) ?? '').form).toMatchObject({ kind: 'consultation', lang })
  })
})
