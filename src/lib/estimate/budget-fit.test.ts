import { expect, it } from 'vitest'
import { offerLines } from '@/content/quiz-offers'
import { budgetFit } from './estimate'

const rungs = offerLines.find(({ projectType }) => projectType === 'web-app')?.rungs ?? []
const fit = (priceFrom: number, priceTo: number | undefined, budget: '500k' | '1m' | '5m+') =>
  budgetFit({ priceFrom, priceTo }, budget, rungs)?.replaceAll('\u00a0', ' ')

it('says whether an estimate is below, within or above the budget', () => {
  expect(fit(75_000, 150_000, '500k')).toBe('Укладывается в ваш бюджет.')
  expect(fit(75_000, 150_000, '1m')).toBe('Укладывается в ваш бюджет, останется на развитие.')
  expect(fit(350_000, 650_000, '500k')).toBe(
    'В ваш бюджет укладывается нижняя граница, верхняя дороже.',
  )
  expect(fit(1_200_000, undefined, '5m+')).toBe('Начальная цена — в пределах вашего бюджета.')
})

it('names what the money buys where it is not enough', () => {
  expect(fit(1_200_000, undefined, '500k')).toMatch(
    /^Выше вашего бюджета\. За эти деньги: .+ от [\d ]+ ₽\.$/,
  )
  expect(budgetFit({ priceFrom: 900_000 }, '500k', [])).toBe(
    'Выше вашего бюджета: предложим, с чего начать.',
  )
})

it('says nothing of a monthly price, or without a budget or a price', () => {
  expect(budgetFit({ priceFrom: 75_000, per: 'month' }, '500k', rungs)).toBeUndefined()
  expect(budgetFit({ priceFrom: 75_000 }, undefined, rungs)).toBeUndefined()
  expect(budgetFit({}, '500k', rungs)).toBeUndefined()
})
