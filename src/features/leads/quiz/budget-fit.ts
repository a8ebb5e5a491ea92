import type { Estimate } from '@contracts/estimate.ts'
import type { QuizBudget } from '@contracts/lead-options.ts'
import { inRoubles } from '@/content/currency'
import { quizBudgetDollars } from '@/content/quiz'
import type { Rung } from '@/content/quiz-offers'
import { priceText, roublesOf } from '@/content/price-text'
import { startingPrices } from '@/content/prices'

const amountOf = ({ price }: Rung) => roublesOf(price) ?? Infinity

/**
 * How an estimate compares with the chosen budget: a sentence, or none if either is unknown or the price is monthly.
 * @param offers of the project's kind: the most expensive within the budget is named if the estimate exceeds it
 */
export function budgetFit(
  { priceFrom, priceTo, per }: Pick<Estimate, 'priceFrom' | 'priceTo' | 'per'>,
  budget: QuizBudget | undefined,
  offers: readonly Rung[],
): string | undefined {
  if (priceFrom === undefined || per || budget === undefined) return
  const [lowest, highest] = quizBudgetDollars[budget]
  const [from, to] = [inRoubles(lowest), inRoubles(highest)]
  if (priceFrom > to) {
    const affordable = offers.filter((offer) => amountOf(offer) <= to)
    const best = affordable.toSorted((a, b) => amountOf(b) - amountOf(a))[0]
    const named = best
      ? `${best.title} ${priceText(best.price)}`
      : `лендинг ${priceText(startingPrices.webDevelopment)}`
    return `Выше вашего бюджета. За эти деньги: ${named}.`
  }
  // Without an upper end the share of the budget is unknown.
  if (priceTo === undefined) return 'Начальная цена — в пределах вашего бюджета.'
  if (priceTo < from) return 'Укладывается в ваш бюджет, останется на развитие.'
  if (priceTo <= to) return 'Укладывается в ваш бюджет.'
  return 'Нижняя граница укладывается в ваш бюджет, верхняя — выше него.'
}
