import type {
  QuizBudget,
  QuizFeature,
  QuizProjectType,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import type { Currency } from '@/content/currencies'
import { type Lang, translated } from '@contracts/lang.ts'
import type { Estimate } from '@contracts/estimate.ts'
import { quizBudgetRanges, quizFeatureLabels, quizTimelineLabels } from '@/content/quiz'
import type { OfferId } from '@/content/offers'
import type { OfferLine, Rung } from '@/content/quiz-offers'
import type { Price } from '@/content/primitives'
import { fromTo, spanOf, type Term } from '@/content/term'
import { fromToEn, termTextEn } from '@/content/term-en'
import { budgetAmount, own } from '@/content/currency'
import { priceText } from '@/content/price-text'
import { priceAmount } from '@/content/primitives'
import { inSentence } from '@contracts/russian.ts'
import { lineFor } from './offer-line'

const texts = translated(
  {
    tooSoon: (wish: string) => `Срок «${wish}» короче наших: предложим, что запустить первым.`,
    startFits: 'Начальная цена — в пределах вашего бюджета.',
    leavesSome: 'Укладывается в ваш бюджет, останется на развитие.',
    fits: 'Укладывается в ваш бюджет.',
    lowerFits: 'В ваш бюджет укладывается нижняя граница, верхняя дороже.',
    included: (features: string) => `Учли в цене: ${features}.`,
    apart: (features: string) =>
      `Цен на эти пожелания на сайте нет, посчитаем после технического задания: ${features}.`,
    above: 'Выше вашего бюджета: предложим, с чего начать.',
    noPrice: 'Цены на такой проект на сайте нет: посчитаем и назовём её в предложении.',
  },
  {
    tooSoon: (wish) =>
      `“${wish}” is sooner than our usual terms: we will propose what to launch first.`,
    startFits: 'The starting price is within your budget.',
    leavesSome: 'It fits your budget and leaves some for later.',
    fits: 'It fits your budget.',
    lowerFits: 'The lower end fits your budget, the upper one is above it.',
    included: (features) => `Included in the price: ${features}.`,
    apart: (features) =>
      `No price is published for these, we calculate them from a specification: ${features}.`,
    above: 'It is above your budget: we will propose a smaller scope.',
    noPrice: 'No price is published for such a project: it comes with the proposal.',
  },
)

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

const listed = (features: readonly QuizFeature[], lang: Lang) =>
  features.map((feature) => inSentence(quizFeatureLabels[lang][feature])).join(', ')

function tooSoon(term: Term | undefined, timeline: QuizTimeline | undefined, lang: Lang): string[] {
  if (!term || !timeline || term.from * daysIn[term.unit] <= wishedDays[timeline]) return []
  return [texts[lang].tooSoon(inSentence(quizTimelineLabels[lang][timeline]))]
}

/** The range's upper end: the next more expensive offer, or a later one if the project's size is unknown. */
function upperEnd(line: OfferLine, lower: Rung, isNamed: boolean): Rung | undefined {
  const start = line.rungs.indexOf(lower)
  const dearer = line.rungs.filter(
    ({ price }, index) =>
      index > start &&
      isMonthly(price) === isMonthly(lower.price) &&
      (priceAmount(price) ?? 0) > (priceAmount(lower.price) ?? Infinity),
  )
  const furthest = isNamed ? undefined : dearer.find(({ offer }) => offer === line.reaches)
  return furthest ?? dearer[0]
}

const textOf = (term: Term | undefined, lang: Lang) =>
  term && (lang === 'ru' ? term.text : termTextEn(term))

function termOf(lower: Term | undefined, upper: Term | undefined, lang: Lang): string | undefined {
  if (!lower || !upper || lower.text === upper.text) return textOf(lower ?? upper, lang)
  const span = textOf(spanOf(lower, upper), lang)
  return span ?? (lang === 'ru' ? fromTo(lower, upper) : fromToEn(lower, upper))
}

function rangeOf(line: OfferLine, lower: Rung, isNamed: boolean, currency: Currency, lang: Lang) {
  const priceFrom = priceAmount(lower.price)
  const per = isMonthly(lower.price) ? ('month' as const) : undefined
  if (isNamed && 'exactly' in lower.price) {
    const reason = `Точная цена: ${lower.title}, ${factsOf(lower, currency)}.`
    return { priceFrom, priceTo: priceFrom, per, term: textOf(lower.term, lang), reasons: [reason] }
  }
  const upper = upperEnd(line, lower, isNamed)
  const from = `Нижняя граница: ${lower.title}, ${factsOf(lower, currency)}.`
  const to = upper
    ? `Верхняя: ${upper.title}, ${factsOf(upper, currency)}${upper.grows ? `, если ${upper.grows}` : ''}.`
    : 'Верхней границы на сайте нет: она зависит от объёма.'
  return {
    priceFrom,
    priceTo: upper && priceAmount(upper.price),
    per,
    term: termOf(lower.term, upper?.term, lang),
    reasons: [from, to],
  }
}

const amountOf = ({ price }: Rung) => priceAmount(price) ?? Infinity

/** What an estimate is based on: the quiz's answers, or what is chosen on a page. */
export interface EstimatedAnswers {
  projectType?: QuizProjectType | undefined
  features: readonly QuizFeature[]
  timeline?: QuizTimeline | undefined
  budget?: QuizBudget | undefined
}

/** An estimate in the quiz, which shows its verdicts on the chosen budget and date beside the sum. */
export interface QuizEstimate extends Estimate {
  /** The offer at its lower end. */
  offer?: OfferId
  verdicts: string[]
}

/** An estimate as the server stores it: the verdicts come first among the assumptions. */
export const asSent = (estimated: QuizEstimate): Estimate => {
  const { priceFrom, priceTo, per, term, verdicts, assumptions } = estimated
  return { priceFrom, priceTo, per, term, assumptions: [...verdicts, ...assumptions] }
}

/**
 * Compares an estimate with the chosen budget; undefined if either is unknown or the price is monthly.
 * @param offers of the project's kind: an estimate above the budget names the most expensive within it
 */
export function budgetFit(
  { priceFrom, priceTo, per }: Pick<Estimate, 'priceFrom' | 'priceTo' | 'per'>,
  budget: QuizBudget | undefined,
  offers: readonly Rung[],
  currency: Currency = own,
  lang: Lang = 'ru',
): string | undefined {
  if (priceFrom === undefined || per || budget === undefined) return
  const [lowest, highest] = quizBudgetRanges[budget]
  const [from, to] = [budgetAmount(lowest, own), budgetAmount(highest, own)]
  const { above, startFits, leavesSome, fits, lowerFits } = texts[lang]
  if (priceFrom > to) {
    const affordable = offers.filter((offer) => amountOf(offer) <= to)
    const best = affordable.toSorted((a, b) => amountOf(b) - amountOf(a))[0]
    // The offers' titles exist only in Russian.
    if (!best || lang === 'en') return above
    return `Выше вашего бюджета. За эти деньги: ${best.title} ${priceText(best.price, currency)}.`
  }
  // Without an upper end the share of the budget is unknown.
  if (priceTo === undefined) return startFits
  if (priceTo < from) return leavesSome
  return priceTo <= to ? fits : lowerFits
}

/**
 * The price range for answers, from published prices and terms, with reasons for both ends in the visitor's
 * currency. Says so if no price is published. Reasons name offers of Russian pages, so English has fewer.
 */
export function estimate(
  answers: EstimatedAnswers,
  offer: OfferId | undefined,
  currency: Currency = own,
  lang: Lang = 'ru',
): QuizEstimate {
  const { projectType = 'other', features, timeline, budget } = answers
  const line = lineFor(projectType, offer)
  const said = texts[lang]
  if (line?.unpriced) {
    const { term, reasons } = line.unpriced
    return {
      term: textOf(term, lang),
      verdicts: tooSoon(term, timeline, lang),
      assumptions: lang === 'ru' ? reasons(currency) : [said.noPrice],
    }
  }
  const named = line?.rungs.findIndex((one) => one.offer === offer) ?? -1
  // A feature requires the first offer whose page lists it.
  const rungs = features.map((feature) => ({
    feature,
    rung: line?.rungs.findIndex(({ includes }) => includes?.[feature] !== undefined) ?? -1,
  }))
  const rung = Math.max(0, named, ...rungs.map((one) => one.rung))
  const lower = line?.rungs[rung]
  if (!line || !lower) return { verdicts: [], assumptions: [said.noPrice] }
  const { reasons, ...range } = rangeOf(line, lower, rung === named, currency, lang)
  const within = rungs.flatMap((one) => (one.rung < 0 ? [] : one.feature))
  const apart = rungs.flatMap((one) => (one.rung < 0 ? one.feature : []))
  const fit = budgetFit(range, budget, line.rungs, currency, lang)
  return {
    ...range,
    offer: lower.offer,
    verdicts: [...(fit ? [fit] : []), ...tooSoon(lower.term, timeline, lang)],
    assumptions: [
      ...(lang === 'ru' ? [line.caveat, ...reasons] : []),
      within.length > 0 && said.included(listed(within, lang)),
      apart.length > 0 && said.apart(listed(apart, lang)),
    ].filter((assumption) => typeof assumption === 'string'),
  }
}
