import type { Currency } from '@/content/currencies'
import type { QuizFeature } from '@contracts/lead-options.ts'
import { inSentence } from '@contracts/russian.ts'
import type { Choice, Tick } from '@/content/comparisons/comparison'
import { offerName, type OfferId } from '@/content/offers'
import { estimate } from '@/lib/estimate/estimate'
import { preselect } from '@/lib/estimate/offer-line'

/** The features of ticks as the quiz knows them, each once. */
export const featuresOf = (ticks: readonly Tick[]): QuizFeature[] => [
  ...new Set(ticks.flatMap(({ feature = [] }) => feature)),
]

/**
 * The cheapest offer that has everything ticked, with the estimate that the quiz will show. If the offers of
 * this page lack something, it may be one of another page.
 */
export function fitting({ offers }: Choice, ticks: readonly Tick[], currency?: Currency) {
  const places = ticks.map(({ from }) => (from ? offers.indexOf(from) : 0))
  const first = offers[Math.max(0, ...places)] ?? offers[0]
  const answers = { projectType: preselect({ offer: first }, ''), features: featuresOf(ticks) }
  return { offer: first, ...estimate(answers, first, currency) }
}

/** Labels in the middle of a sentence. */
export const listed = (ticks: readonly Tick[]) =>
  ticks.map(({ label }) => inSentence(label)).join(', ')

/** The choice in one line, as the order carries it: «…, пакет «Бизнес»: оплата, 1С или CRM». */
export const choiceText = (offer: OfferId, ticks: readonly Tick[]) =>
  [offerName(offer), listed(ticks)].filter(Boolean).join(': ')
