import { asksInWords } from '../language/short-answers.ts'
import { withLetters } from '../language/letters.ts'
import { readBudget } from '../language/money.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { asksFor } from '../search/find.ts'
import type { Asked } from '../search/matcher.ts'
import { besidesNames, readOrder } from '../search/names.ts'
import { asTyped, readQuestion, type Context } from '../search/read.ts'
import { budgetReply, priceReply, soldTogether, togetherReply } from './offers.ts'
import type { Reply } from './reply.ts'

/* The basket of a conversation: «сайт и логотип», «а с продвижением?», «тогда без логотипа». */

const adding = withLetters(
  /^(?:(?:ну|ок|а|и|нет|and|what\s+about|если)[\s,]+)*(?:с|со|ещ[её]|плюс|также|with|plus|also)\s|(?<!\p{L})(?:ещ[её]|также|плюс|тоже|заодно|вс[её]-таки|also|plus|too)(?!\p{L})/iu,
)
const inSum = withLetters(
  /(?<!\p{L})(?:вместе|итого|в\s+сумме|за\s+вс[её]|both|together|in\s+total)(?!\p{L})/iu,
)

/** How many earlier messages the basket is read from. */
const remembered = 6

/** The offers that a message names as unwanted. */
const unwantedIn = (words: readonly Asked[]) =>
  readOrder(words.flatMap((word) => (word.isExcluded ? [{ ...word, isExcluded: false }] : [])))
    .orders

/** The basket after a message, which adds offers, removes them or replaces all. */
function after(basket: readonly CatalogueOffer[], message: string): CatalogueOffer[] {
  const words = readQuestion(asTyped(message))
  const { orders } = readOrder(words)
  const unwanted = unwantedIn(words)
  // An unwanted offer takes out whatever is of its service.
  const kept = basket.filter((offer) => soldTogether([...unwanted, offer]).length > unwanted.length)
  if (orders.length === 0) return kept
  return soldTogether(adding.test(message) ? [...kept, ...orders] : orders)
}

/** The sum, and whether a budget covers it, if a message changes the basket or asks for the sum. */
export function togetherReplies(context: Context, replies: () => readonly Reply[]) {
  const { question, words, lang } = context
  const { message, state } = question
  const said = question.history
    .flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    .slice(-remembered)
  const before = said.reduce(after, [])
  const basket = after(before, message)
  const isBare = besidesNames(words).every(({ term }) => term === 'без')
  const isLess = isBare && unwantedIn(words).length > 0 && basket.length < before.length
  const { orders } = readOrder(words)
  const isMore =
    (['price', 'budget'].includes(state.intent ?? '') || asksInWords(message)) &&
    orders.length === 1 &&
    basket.length > 1 &&
    isBare
  // «Переплачивать за всё заново не хочется» asks for no sum.
  const isSum =
    inSum.test(message) &&
    !/не\s+хо[чт]/iu.test(message) &&
    words.every(({ term }) => term !== asksFor.term[0])
  const all = soldTogether(said.flatMap((text) => readOrder(readQuestion(asTyped(text))).orders))
  const wanted = isSum && basket.length < 2 && orders.length === 0 ? all : basket
  const [first] = wanted
  if (!first || !(isLess || isMore || (isSum && (wanted.length > 1 || words.length < 3))))
    return undefined
  const budget = [...said, message]
    .map((text) => readBudget(text))
    .findLast((sum) => sum !== undefined)
  if (wanted.length > 1) return [...(isMore ? replies() : []), togetherReply(wanted, lang, budget)]
  return [budget === undefined ? priceReply(first, lang) : budgetReply(budget, wanted, lang)]
}
