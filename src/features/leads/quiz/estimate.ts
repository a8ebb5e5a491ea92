import type { QuizBudget, QuizFeature, QuizTimeline } from '@contracts/lead-options.ts'
import type { Currency } from '@contracts/currency.ts'
import type { Estimate } from '@contracts/estimate.ts'
import { additionalServices, apiTerms, startingPrices } from '@/content/prices'
import { quizBudgetDollars, quizFeatureLabels, quizTimelineLabels } from '@/content/quiz'
import type { OfferId } from '@/content/offers'
import type { OfferLine, Rung } from '@/content/quiz-offers'
import type { Price } from '@/content/primitives'
import { fromTo, spanOf, type Term, weeks } from '@/content/term'
import { inRoubles, priceText } from '@/content/price-text'
import { roublesOf } from '@/content/primitives'
import { inSentence } from '@contracts/russian.ts'
import type { QuizAnswers } from './answers'
import { lineFor } from './offer-line'

const wishedDays: Record<QuizTimeline, number> = {
  '1-month': 31,
  '3-months': 92,
  '6-months': 184,
  year: 366,
  flexible: Infinity,
}
const daysIn: Record<Term['unit'], number> = { day: 1, week: 7, month: 30 }

const isMonthly = (price: Price) => 'per' in price && price.per === 'month'

const factsOf = ({ price, term }: Rung, currency: Currency) =>
  [priceText(price, currency), term?.text].filter(Boolean).join(', ')

const listed = (features: readonly QuizFeature[]) =>
  features.map((feature) => inSentence(quizFeatureLabels[feature])).join(', ')

function tooSoon(term: Term | undefined, timeline: QuizTimeline | undefined): string[] {
  if (!term || !timeline || term.from * daysIn[term.unit] <= wishedDays[timeline]) return []
  const wish = inSentence(quizTimelineLabels[timeline])
  return [`Срок «${wish}» короче наших: предложим, что запустить первым.`]
}

/** The range's upper end: the next more expensive offer, or a later one if the project's size is unknown. */
function upperEnd(line: OfferLine, lower: Rung, isNamed: boolean): Rung | undefined {
  const start = line.rungs.indexOf(lower)
  const dearer = line.rungs.filter(
    ({ price }, index) =>
      index > start &&
      isMonthly(price) === isMonthly(lower.price) &&
      (roublesOf(price) ?? 0) > (roublesOf(lower.price) ?? Infinity),
  )
  const furthest = isNamed ? undefined : dearer.find(({ offer }) => offer === line.reaches)
  return furthest ?? dearer[0]
}

function termOf(lower: Term | undefined, upper: Term | undefined): string | undefined {
  if (!lower || !upper || lower.text === upper.text) return (lower ?? upper)?.text
  return spanOf(lower, upper)?.text ?? fromTo(lower, upper)
}

function rangeOf(line: OfferLine, lower: Rung, isNamed: boolean, currency: Currency) {
  const priceFrom = roublesOf(lower.price)
  const per = isMonthly(lower.price) ? ('month' as const) : undefined
  if (isNamed && 'exactly' in lower.price) {
    const reason = `Точная цена: ${lower.title}, ${factsOf(lower, currency)}.`
    return { priceFrom, priceTo: priceFrom, per, term: lower.term?.text, reasons: [reason] }
  }
  const upper = upperEnd(line, lower, isNamed)
  const from = `Нижняя граница: ${lower.title}, ${factsOf(lower, currency)}.`
  const to = upper
    ? `Верхняя: ${upper.title}, ${factsOf(upper, currency)}${upper.grows ? `, если ${upper.grows}` : ''}.`
    : 'Верхней границы на сайте нет: она зависит от объёма.'
  return {
    priceFrom,
    priceTo: upper && roublesOf(upper.price),
    per,
    term: termOf(lower.term, upper?.term),
    reasons: [from, to],
  }
}

const amountOf = ({ price }: Rung) => roublesOf(price) ?? Infinity

/**
 * How an estimate compares with the chosen budget: a sentence, or none if either is unknown or the price is monthly.
 * @param offers of the project's kind: the most expensive within the budget is named if the estimate exceeds it
 */
export function budgetFit(
  { priceFrom, priceTo, per }: Pick<Estimate, 'priceFrom' | 'priceTo' | 'per'>,
  budget: QuizBudget | undefined,
  offers: readonly Rung[],
  currency: Currency = 'rub',
): string | undefined {
  if (priceFrom === undefined || per || budget === undefined) return
  const [lowest, highest] = quizBudgetDollars[budget]
  const [from, to] = [inRoubles(lowest), inRoubles(highest)]
  if (priceFrom > to) {
    const affordable = offers.filter((offer) => amountOf(offer) <= to)
    const best = affordable.toSorted((a, b) => amountOf(b) - amountOf(a))[0]
    const named = best
      ? `${best.title} ${priceText(best.price, currency)}`
      : `лендинг ${priceText(startingPrices.webDevelopment, currency)}`
    return `Выше вашего бюджета. За эти деньги: ${named}.`
  }
  // Without an upper end the share of the budget is unknown.
  if (priceTo === undefined) return 'Начальная цена — в пределах вашего бюджета.'
  if (priceTo < from) return 'Укладывается в ваш бюджет, останется на развитие.'
  if (priceTo <= to) return 'Укладывается в ваш бюджет.'
  return 'В ваш бюджет укладывается нижняя граница, верхняя дороже.'
}

function apiEstimate(
  { timeline }: QuizAnswers,
  offer: OfferId | undefined,
  currency: Currency,
): Estimate {
  const { analysis, development, testing, deployment, quickStart } = apiTerms
  const phases = [analysis, development, testing, deployment]
  const total = weeks(
    phases.reduce((sum, { from }) => sum + from, 0),
    phases.reduce((sum, { from, to = from }) => sum + to, 0),
  )
  const wantsQuickStart = offer === 'api-development/quick-start'
  const specification = priceText(additionalServices.specification.price, currency)
  return {
    term: wantsQuickStart ? quickStart.text : total.text,
    assumptions: [
      `Цены на разработку API на сайте нет: назовём её после технического задания (${specification}).`,
      `Все этапы: анализ ${analysis.text}, разработка ${development.text}, тестирование ${testing.text}, развёртывание ${deployment.text}.`,
      `API Quick Start, рабочий MVP главного сценария: ${quickStart.text}.`,
      ...(wantsQuickStart ? [] : tooSoon(total, timeline)),
    ],
  }
}

/**
 * The price range for a quiz's answers, from the prices and terms that the site publishes, with Russian reasons for
 * both ends in the visitor's currency. Says so if no price is published.
 */
export function estimate(
  answers: QuizAnswers,
  offer: OfferId | undefined,
  currency: Currency = 'rub',
): Estimate {
  const { projectType = 'other', features, timeline, budget } = answers
  if (projectType === 'api') return apiEstimate(answers, offer, currency)
  const line = lineFor(projectType, offer)
  const named = line?.rungs.findIndex((one) => one.offer === offer) ?? -1
  // A feature requires the first offer whose page lists it.
  const rungs = features.map((feature) => ({
    feature,
    rung: line?.rungs.findIndex(({ includes }) => includes?.[feature] !== undefined) ?? -1,
  }))
  const rung = Math.max(0, named, ...rungs.map((one) => one.rung))
  const lower = line?.rungs[rung]
  if (!line || !lower) {
    return {
      assumptions: ['Цены на такой проект на сайте нет: посчитаем и назовём её в предложении.'],
    }
  }
  const { reasons, ...range } = rangeOf(line, lower, rung === named, currency)
  const within = rungs.flatMap((one) => (one.rung < 0 ? [] : one.feature))
  const apart = rungs.flatMap((one) => (one.rung < 0 ? one.feature : []))
  return {
    ...range,
    assumptions: [
      budgetFit(range, budget, line.rungs, currency),
      line.caveat,
      ...reasons,
      within.length > 0 && `Учли в цене: ${listed(within)}.`,
      apart.length > 0 &&
        `Цен на эти пожелания на сайте нет, посчитаем после технического задания: ${listed(apart)}.`,
      ...tooSoon(lower.term, timeline),
    ].filter((assumption) => typeof assumption === 'string'),
  }
}
