import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { titleOf } from '../format.ts'
import { readSum } from '../money.ts'
import { choicesOf, mainServices, serviceIdOf, serviceOf, soldOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, offerLine } from './lines.ts'

/** Offers for a budget: the packages of the subject's service, or all with a single payment. */
function choicesIn({ catalogue, subjects }: MessageContext) {
  const [offer] = soldOf(catalogue, subjects)
  const serviceId = offer && serviceIdOf(offer)
  const all = serviceId
    ? choicesOf(catalogue, serviceId)
    : mainServices(catalogue).flatMap(({ id }) => choicesOf(catalogue, id))
  return all
    .filter(({ price }) => serviceId !== undefined || price?.per !== 'month')
    .sort((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))
}

/** The offers within a budget, dearest first. */
export function budgetReply(context: MessageContext): Reply {
  const { catalogue, lang, question } = context
  const { budgetAsk, budgetFits, budgetNone, chips } = texts[lang]
  const budget = readSum(question.message)?.roubles
  if (budget === undefined) return { lines: [budgetAsk], chips: [chips.prices, chips.book] }
  const choices = choicesIn(context)
  const fitting = choices.filter(({ price }) => price && price.amount <= budget)
  const line = (it: CatalogueOffer) => {
    const service = serviceOf(catalogue, it)
    return item(`${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(it, context)}`)
  }
  const shown = fitting.length > 0 ? fitting.slice(0, 5) : choices.slice(-1)
  return {
    lines: [fitting.length > 0 ? budgetFits : budgetNone, ...shown.map(line)],
    chips: [chips.term, chips.prices, chips.book],
    subjectId: shown[0]?.id,
  }
}
