import { withLetters } from '../language/letters.ts'
import { asksInWords, clausesOf, wants } from '../language/short-answers.ts'
import { replyOf } from './answer-with.ts'
import { orderReply, soldTogether } from './offers.ts'
import type { Reply } from './reply.ts'
import { answersTo } from '../search/choose.ts'
import { asksForPrice, type Found } from '../search/find.ts'
import { besidesNames, namedOffers, toChoose, readOrder } from '../search/names.ts'
import { likeliestOf } from '../search/classify.ts'
import { readQuestion, weightOf, type Context } from '../search/read.ts'
import { readBudget } from '../language/money.ts'
import { isForPeople, offerOf } from '../knowledge/offers.ts'
import { hasAlready, isBroken, isOnlyNames, partOf } from './one-question.ts'

/** «Перенесите нашу базу в облако». */
export const bids = withLetters(
  /(?<!\p{L})(?:с?дела|разработа|созда|настро|запусти|нарису|перенеси|переведи|внедри|подключи)й?те(?!\p{L})|^(?:please )?(?:move|build|design|create|migrate|set up)(?!\p{L})/iu,
)

/** The class of orders, and its threshold for messages that name an offer. */
const order = { name: 'talk/order', likely: -0.4 }

/** «Курьерам отдельное приложение надо?» */
const asksForNeed =
  /(?:надо|нуж(?:ен|на|но|ны))(?:\s+ли)?\s*\?|(?:надо|нуж(?:ен|на|но|ны))\s+ли(?!\p{L})/iu

/** The reply to an order, unless the message asks for a price or names a budget. */
export function orderedIn(
  { words, subject, lang, question: { message } }: Context,
  { classes, isVerbatim }: Found,
  isUnsure: boolean,
) {
  // «Что брать: SEO или рекламу?»
  if (isVerbatim || toChoose.test(message) || asksForNeed.test(message)) return undefined
  if (isBroken(words)) return undefined
  const { orders, owners, refused } = readOrder(words, subject)
  const isUnwanted = refused.length > 0 || words.some(({ isExcluded }) => isExcluded)
  if (orders.length === 0 && isUnwanted) return undefined
  const isSystem = orders.length > 0 && orders.every(({ kind }) => kind === 'cms')
  if (isSystem && hasAlready.test(message) && !wants.test(message)) return undefined
  // «Визитку надо отдать на поддержку, что из тарифов взять», «нужен сайт с расписанием»
  const isStated = clausesOf(message).some(
    (clause) =>
      wants.test(clause) && !asksInWords(clause) && namedOffers(readQuestion(clause)).length > 0,
  )
  const likelihood = classes.get(order.name) ?? -1
  // «Сайт свадебному фотографу»: the order comes first.
  const isFirst = isOnlyNames(words.slice(0, 1), orders)
  const isMost = weightOf(besidesNames(words)) < 0.4 * weightOf(words) || isFirst
  const isLikeliest = likeliestOf(classes) === order.name
  // «Нужно SEO для клиники»
  const isBare =
    wants.test(message) &&
    !asksInWords(message) &&
    besidesNames(words).every(({ isSituation, isKnown }) => isSituation || !isKnown)
  const isOrder =
    orders.length > 0
      ? isBare ||
        likelihood > order.likely ||
        isStated ||
        (isUnsure && (isMost || wants.test(message) || bids.test(message)))
      : isLikeliest
  if (!isOrder || asksForPrice(words) || readBudget(message)) return undefined
  const last = subject && 'features' in subject ? [subject] : []
  return orderReply(soldTogether(orders.length > 0 ? orders : last), { owners, message }, lang)
}

/** Above this likelihood another part of an order is answered with a card. */
export const leastBeside = 0

/** Cards that answer the other parts of an order: «лендинг на трёх языках, и домен купите вы». */
export function besideOrder(context: Context, { subjectId }: Reply): readonly Reply[] {
  return context.question.message.split(/[.,;!?\n]+|\s(?:и|а|and)\s/iu).flatMap((said) => {
    const beside = besidesNames(readQuestion(said)).map(({ text }) => text)
    const part = partOf(context, beside.join(' '), offerOf(subjectId))
    const { best, found } = answersTo(part)
    const isLikely =
      best?.unit.kind === 'card' &&
      !isForPeople(best.unit.card.role) &&
      !found.isElsewhere(best.unit) &&
      found.likelihoodOf(best.unit) > leastBeside
    return isLikely ? [replyOf(best.unit, part)] : []
  })
}
