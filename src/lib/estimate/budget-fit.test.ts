import { expect, it } from 'vitest'
import { budgetAmount, own } from '@/content/currency'
import { quizBudgetRanges } from '@/content/quiz'
import { offerLines } from '@/content/quiz-offers'
import { budgetFit } from './estimate'

const rungs = offerLines.find(({ projectType }) => projectType === 'web-app')?.rungs ?? []
const fit = (priceFrom: number, priceTo: number | undefined, budget: '500k' | '1m' | '5m+') =>
  budgetFit({ priceFrom, priceTo }, budget, rungs)?.replaceAll('\u00a0', ' ')
/** The upper end of the smallest budget, in the currency of the prices. */
const enough = budgetAmount(quizBudgetRanges['500k'][1], own)
const much = budgetAmount(quizBudgetRanges['5m+'][0], own) * 2

it('says whether an estimate is below, within or above the budget', () => {
  expect(fit(enough / 4, enough / 2, '500k')).toBe('Укладывается в ваш бюджет.')
  expect(fit(enough / 4, enough / 2, '1m')).toBe(
    'Укладывается в ваш бюджет, останется на развитие.',
  )
  expect(fit(enough / 2, enough * 1.5, '500k')).toBe(
    'В ваш бюджет укладывается нижняя граница, верхняя дороже.',
  )
  expect(fit(much, undefined, '5m+')).toBe('Начальная цена — в пределах вашего бюджета.')
})

it('names what the money buys where it is not enough', () => {
  expect(fit(much, undefined, '500k')).toMatch(
    /^Выше вашего бюджета\. За эти деньги: .+ от \D*\d[\d ,]*\D*\.$/,
  )
  expect(budgetFit({ priceFrom: much }, '500k', [])).toBe(
    'Выше вашего бюджета: предложим, с чего начать.',
  )
})

it('says nothing of a monthly price, or without a budget or a price', () => {
  expect(budgetFit({ priceFrom: 75_000, per: 'month' }, '500k', rungs)).toBeUndefined()
  expect(budgetFit({ priceFrom: 75_000 }, undefined, rungs)).toBeUndefined()
  expect(budgetFit({}, '500k', rungs)).toBeUndefined()
})
