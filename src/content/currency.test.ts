import { describe, expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import { currencies, currencyOf, currencyZones, ratesOf, spokenCurrencies } from './currencies'
import {
  budgetAmount,
  budgetRate,
  converted,
  currencyCodes,
  currencyNote,
  inCurrency,
  inOwn,
  inPlace,
  knownCurrency,
  otherCurrencies,
  own,
  rateText,
  written,
} from './currency'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

describe('every currency', () => {
  it.each(currencyCodes)(
    '%s is a code of ISO 4217 with a rate to the prices’, unless it is theirs',
    (code) => {
      expect(code).toMatch(/^[a-z]{3}$/)
      expect(Intl.supportedValuesOf('currency')).toContain(code.toUpperCase())
      expect(currencies[code].rate === undefined).toBe(code === own)
    },
  )

  it.each(currencyCodes)('%s is written with its sign and understood by it', (code) => {
    const shown = plain(written(1_200_000, code))
    expect(shown).toMatch(/^\D*1[ ,]200[ ,]000\D*$/)
    expect(shown).toContain(currencies[code].sign)
    expect(spokenCurrencies[code].test(shown)).toBe(true)
    expect(inCurrency(75_000, code).startsWith('≈')).toBe(code !== own)
  })

  it.each(otherCurrencies)('in %s an amount is about as much as in the prices’', (code) => {
    const { rate, step = 1 } = currencies[code]
    const one = inOwn(step, code)
    expect(Math.abs(inOwn(converted(750_000, code), code) - 750_000)).toBeLessThanOrEqual(one)
    expect(plain(rateText(code))).toContain(plain(written(rate?.other ?? 0, code)))
    expect(plain(currencyNote)).toContain(plain(rateText(code)))
  })

  it('is first shown in zones of its own, of those that exist', () => {
    const cities = Object.values(currencyZones).flatMap((zones) => zones.split(' '))
    expect(new Set(cities).size).toBe(cities.length)
    const known = Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1))
    // Node’s list has old names of some.
    const old = ['UTC', 'Saratov', 'Kirov', 'Qostanay', 'Oral']
    expect(cities.filter((city) => !known.includes(city) && !old.includes(city))).toEqual([])
  })
})

it('knows no currency that is not shown', () => {
  expect(knownCurrency('xts')).toBeUndefined()
  expect(knownCurrency(undefined)).toBeUndefined()
  expect(knownCurrency('toString')).toBeUndefined()
  expect(knownCurrency(own)).toBe(own)
})

it('dates the rates that it states', () => {
  const intl = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
  expect(plain(ratesOf.text)).toBe(plain(intl.format(new Date(ratesOf.day))))
  expect(currencyNote).toContain(ratesOf.text)
})

it('relates the budgets’ currency to the one that is shown', () => {
  const { budgets } = currencyOf
  for (const code of currencyCodes) {
    const rate = budgetRate(code)
    if (code === budgets && budgets === own) expect(rate).toBeUndefined()
    else expect(plain(rate)).toContain(plain(written(1, budgets)))
  }
  expect(budgetAmount(5_000, budgets)).toBe(5_000)
})

describe.runIf(isSpecified)('of the shipped content', () => {
  const shown = (code: string) => knownCurrency(code) ?? own

  it('converts and rounds', () => {
    expect(plain(inCurrency(75_000))).toBe('75 000 ₽')
    expect(plain(inCurrency(75_000, shown('usd')))).toBe('≈ $930')
    expect(plain(inCurrency(1_200_000, shown('usd')))).toBe('≈ $14,810')
    expect(plain(inCurrency(75_000, shown('kgs')))).toBe('≈ 82 500 сом')
    expect(plain(inCurrency([75_000, 150_000], shown('kgs'), 'en'))).toBe('≈ 82 500–165 000 som')
    expect(plain(inPlace(75_000))).toBe('82 500 сомов')
    expect(budgetAmount(5_000, own)).toBe(405_000)
    expect(['rub', 'usd', 'kgs'].map((code) => plain(budgetRate(shown(code))))).toEqual([
      '$1 ≈ 81 ₽',
      '$1 ≈ 81 ₽',
      '$1 ≈ 89,1 сом',
    ])
    expect(plain(currencyNote)).toContain('$1 = 81 ₽, 1 ₽ = 1,1 сом на 1 ноября 2025 г.')
  })
})
