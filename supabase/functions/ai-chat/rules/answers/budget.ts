import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { titleOf } from '../format.ts'
import { choicesOf, mainServices, serviceIdOf, serviceOf, soldOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item, offerLine } from './lines.ts'

const amountPattern =
  /(\d[\d\s\u00a0]*(?:[.,]\d+)?)\s*(тыс\p{L}*|т\.?р|[кk](?!\p{L})|млн|миллион\p{L}*|лям\p{L}*)?/iu
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

/** What a budget may be spent on: the packages of the service talked about, or all that is paid once. */
function choicesIn({ catalogue, subjects }: Scene) {
  const [offer] = soldOf(catalogue, subjects)
  const serviceId = offer && serviceIdOf(offer)
  const all = serviceId
    ? choicesOf(catalogue, serviceId)
    : mainServices(catalogue).flatMap(({ id }) => choicesOf(catalogue, id))
  return all
    .filter(({ price }) => serviceId !== undefined || price?.per !== 'month')
    .sort((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))
}

/** What fits a budget, dearest first. */
export function budgetReply(scene: Scene): Reply {
  const { catalogue, lang, question } = scene
  const { budgetAsk, budgetFits, budgetNone, chips } = texts[lang]
  const budget = readBudget(question.message)
  if (budget === undefined) return { lines: [budgetAsk], chips: [chips.prices, chips.book] }
  const choices = choicesIn(scene)
  const fitting = choices.filter(({ price }) => price && price.amount <= budget)
  const line = (it: CatalogueOffer) => {
    const service = serviceOf(catalogue, it)
    return item(`${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(it, scene)}`)
  }
  const shown = fitting.length > 0 ? fitting.slice(0, 5) : choices.slice(-1)
  return {
    lines: [fitting.length > 0 ? budgetFits : budgetNone, ...shown.map(line)],
    chips: [chips.term, chips.prices, chips.book],
    subjectId: shown[0]?.id,
  }
}
