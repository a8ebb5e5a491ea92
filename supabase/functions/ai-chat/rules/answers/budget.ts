import { packagesOf, isOffer, serviceIdOf, sidesOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item, offerLine } from './lines.ts'

const amountPattern =
  /(\d[\d\s\u00a0]*(?:[.,]\d+)?)\s*(тыс\p{L}*|т\.?р|к\b|k\b|млн|миллион\p{L}*|лям\p{L}*)?/iu
const words: [RegExp, number][] = [
  [/полмиллиона|пол миллиона/i, 500_000],
  [/(?:сто|100) тысяч/i, 100_000],
  [/миллион/i, 1_000_000],
]

/** The sum in roubles that a message names, if it does not name another currency. */
export function readBudget(message: string): number | undefined {
  if (/[$€]|доллар|евро|сом(?:ов|а|ы)?(?![\p{L}])|usd|kgs/iu.test(message)) return undefined
  const [, digits, unit = ''] =
    amountPattern.exec(message.replace(/\+?\d[\d\s()-]{9,}\d/g, '')) ?? []
  if (!digits) return words.find(([pattern]) => pattern.test(message))?.[1]
  const amount = Number(digits.replace(/[\s\u00a0]/g, '').replace(',', '.'))
  const factor = /^(?:т|к|k)/i.test(unit) ? 1000 : /^(?:м|л)/i.test(unit) ? 1_000_000 : 1
  const sum = amount * factor
  return sum >= 1000 ? sum : undefined
}

/** What fits a budget, dearest first: of the service named, or of all. */
export function budgetReply(scene: Scene): Reply {
  const { catalogue, lang, subjects, question } = scene
  const { budgetAsk, budgetFits, budgetNone, chips } = texts[lang]
  const budget = readBudget(question.message)
  if (budget === undefined) return { lines: [budgetAsk], chips: [chips.prices, chips.book] }
  const [first] = subjects
  const serviceId = first && (isOffer(first) || first.serviceId) ? serviceIdOf(first) : undefined
  const services = serviceId
    ? sidesOf(serviceId)
    : catalogue.offers.flatMap(({ kind, id }) => (kind === 'service' ? [id] : []))
  const choices = services
    .flatMap((id) => packagesOf(catalogue, id))
    .filter(({ price }) => price?.unit === 'rouble')
    .sort((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))
  const fitting = choices.filter(({ price }) => (price?.amount ?? Infinity) <= budget)
  const unique = [...new Map(fitting.map((it) => [`${it.title} ${it.price?.amount}`, it])).values()]
  const nearest = choices.at(-1)
  return {
    lines:
      unique.length > 0
        ? [budgetFits, ...unique.slice(0, 5).map((it) => item(offerLine(it, scene)))]
        : [budgetNone, ...(nearest ? [item(offerLine(nearest, scene))] : [])],
    chips: [chips.term, chips.prices, chips.book],
    subjectId: unique[0]?.id ?? nearest?.id,
  }
}
