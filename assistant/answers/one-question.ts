import type { Asked, Match } from '../search/matcher.ts'
import type { Aspect } from '../search/ways-to-ask.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { asksInWords, wants } from '../language/short-answers.ts'
import { certainReply, questionOf, replyOf, underQuestion } from './answer-with.ts'
import { countReplies, figureReplies } from './by-figure.ts'
import {
  choiceReply,
  compareReply,
  isPaidOnce,
  orderReply,
  priceList,
  priceReply,
  soldTogether,
  togetherReply,
} from './offers.ts'
import type { Candidate } from '../search/candidates.ts'
import type { Reply } from './reply.ts'
import { answersTo } from '../search/choose.ts'
import { asksFor, asksForPrice, type Found } from '../search/find.ts'
import {
  besidesNames,
  namedOffers,
  toChoose,
  namedParts,
  partsIn,
  readOrder,
} from '../search/names.ts'
import { matcher, readQuestion, type Context } from '../search/read.ts'
import { inVisitorsCurrency } from './in-currency.ts'
import { listedIn } from './listed.ts'
import { readDeadline } from '../language/duration.ts'
import { currencyIn, readBudget } from '../language/money.ts'
import {
  cardOf,
  cardWith,
  levelOf,
  offers,
  offerOf,
  packagesOf,
  serviceIdOf,
  serviceOf,
  twinsOf,
} from '../knowledge/offers.ts'
import { texts } from './texts.ts'

/** Answers that score below `below` also suggest questions with at least this share of their score. */
const near = { below: 1.5, share: 0.6, most: 2, unanswered: 3 }

/** The runner-up questions: for one in five answers below `near.below`, one of them was meant. */
export function nearQuestions(
  context: Context,
  { matches }: Found,
  best?: Match<Candidate>,
): string[] {
  const { score: most = 0, unit: answered } = best ?? {}
  if (most >= near.below) return []
  return matches
    .filter(({ unit, score }) => unit !== answered && score >= near.share * most)
    .flatMap(({ unit }) => (unit.kind === 'card' ? (questionOf(unit.card, context) ?? []) : []))
    .slice(0, best ? near.most : near.unanswered)
}

const offerCandidate = (aspect: Aspect, offer: CatalogueOffer): Candidate => ({
  ...{ kind: 'offer', id: `${offer.id}#${aspect}`, aspect, offer, asks: [], text: '' },
})

/** Aspects that after a subject are asked about it alone. */
const ofOne: readonly Aspect[] = ['term', 'cheaper', 'popular']

const aspectsOfChips = [
  ...(['price', 'term', 'included', 'cheaper', 'compare'] as const),
  ...(['popular', 'guarantee', 'cases', 'process'] as const),
]

/** The aspect of the subject that a pressed chip asks for: its words need no search. */
const pressed = ({ question, lang }: Context): Aspect | undefined =>
  aspectsOfChips.find((aspect) => texts[lang].chips[aspect] === question.message)

const termsOfNames = (offers: readonly CatalogueOffer[]) =>
  new Set(offers.flatMap((offer) => (matcher().names.get(offer) ?? []).flat()))

export const isOnlyNames = (words: readonly Asked[], offers: readonly CatalogueOffer[]) =>
  words.every(({ term }) => termsOfNames(offers).has(term))

/** «И сколько по времени?» after an app asks for the app's term, not for all. */
function ofSubject(best: Match<Candidate> | undefined, subject: Context['subject']) {
  const { unit } = best ?? {}
  const last = offerOf(subject?.id)
  const isGeneral = unit?.kind === 'offer' && !unit.offer && ofOne.includes(unit.aspect)
  return best && isGeneral && last ? { ...best, unit: offerCandidate(unit.aspect, last) } : best
}

/** «Он на вордпрессе», «сайт на вордпрессе, тормозит» */
export const hasAlready =
  /(?<!\p{L})(?:it['’]?s|is on|он[ао]?|сейчас|у нас|наш|сделан\p{L}*|made|built|our|my)(?!\p{L})|^сайт\p{L}* на [^,.?!]+[,.]/iu

/** «А для кофейни?» */
const forAnother = /^(?:(?:а|и|and)\s+)?(?:для|под|for)(?:\s[^\s,;.]+){1,3}$/iu

/**
 * Whether a message only tells what the visitor is or has: «для магазина цветов» asks for no colours, «он на
 * вордпрессе, 2019 года» for no WordPress.
 */
function isToldOf({ question: { message }, words, subject }: Context, best?: Match<Candidate>) {
  const isOwner =
    subject !== undefined && words.length > 0 && words.every(({ forWhom }) => forWhom >= 0)
  const isSystem = best?.unit.kind === 'offer' && best.unit.offer?.kind === 'cms'
  const asksForIt = asksInWords(message) || asksForPrice(words) || wants.test(message)
  return isOwner || (isSystem && !asksForIt && hasAlready.test(message))
}

/** Whether one of some words is said, by its term, and not as unwanted. */
const said = (words: readonly Asked[], any: string) =>
  words.some(({ term, isExcluded }) => !isExcluded && matcher().termsOf(any).includes(term))

/** «Сайт на вордпрессе сломался» orders no other, and asks nothing of WordPress. */
export const isBroken = (words: readonly Asked[]) => said(words, 'сломался взлом')

/** Below this likelihood something else is broken, or may be some day: «прогер пропал», «иногда что-то ломается». */
const leastTrouble = -1

/** What is paid every month, besides the price of the making. */
const asksForMonth = /(?:в|кажд\p{L}{2,3})\s+месяц|ежемесячн|(?:per|a|each|every) month|monthly/iu

const asksToCompare = /отлич|разниц|различ|сравн|(?<!\p{L})diff|compare|(?<!\p{L})vs(?!\p{L})/iu
/** «Что лучше?», but not «лучше магазин». */
const prefers = /лучше|better/iu

const twoWays = /с нуля|готов|scratch|ready/iu

/** The packages of one service to compare: «чем стандарт отличается от оптимала поддержки». */
export function comparedIn({ question, words, subject }: Context): CatalogueOffer[] {
  const { message } = question
  const isChoice = (toChoose.test(message) || prefers.test(message)) && asksInWords(message)
  if (!asksToCompare.test(message) && !isChoice) return []
  const about = namedOffers(words)[0] ?? subject
  const own = partsIn(words, about).map(({ offer }) => offer)
  const all = new Set([...namedParts(words), ...own].flatMap(twinsOf))
  const parts = [...all].filter(({ kind }) => kind !== 'service')
  // «Чем лендинг отличается от многостраничного» compares no two ways of making a landing page.
  const isOne = parts.every(({ title }) => title === parts[0]?.title) && !twoWays.test(message)
  return parts.length > 1 && !isOne ? parts : []
}

/** Replies to one question: by its figure, order, comparison or price, else by the best candidate. */
export function repliesTo(context: Context, answers = answersTo(context)): readonly Reply[] {
  const { question, words, subject, lang } = context
  const { found } = answers
  const best = isToldOf(context, answers.best) ? undefined : ofSubject(answers.best, subject)
  const isChoice = toChoose.test(question.message) || asksToCompare.test(question.message)
  const isCard = best?.unit.kind === 'card' && (found.likelihoodOf(best.unit) > 0 || isChoice)
  const { orders, owners, refused, functions } = readOrder(words, subject)
  const last = offerOf(subject?.id)
  const chosen = pressed(context)
  if (chosen && last) return [replyOf(offerCandidate(chosen, last), context)]
  const answered = best && {
    ...underQuestion(best.unit, context),
    questions: nearQuestions(context, found, best),
  }
  if (answered && found.isVerbatim) return [answered]
  const trouble = cardWith('trouble')
  // «Магазин на битриксе сломался» asks for no system, whatever else it is.
  const isDescription = best?.unit.kind === 'offer' && best.unit.aspect === 'describe'
  const isTrouble =
    isDescription ||
    said(words, 'взлом') ||
    (found.classes.get(trouble?.id ?? '') ?? -1) > leastTrouble
  if (isBroken(words) && isTrouble && best?.unit.kind !== 'card')
    return [certainReply(context, trouble)]
  const [unsold] = refused
  if (unsold && orders.length === 0) return [certainReply(context, cardOf(unsold.cardId))]
  const byFigure = figureReplies(context, found, best)
  if (byFigure) return byFigure
  // «В долларах?» after a price
  const isCurrency =
    currencyIn(question.message) &&
    besidesNames(words).every(({ isKnown, text }) => !isKnown || currencyIn(text))
  const told = question.history.at(-1)?.content ?? ''
  const isQuoted = inVisitorsCurrency(told, question, lang) !== told
  if (isCurrency && isQuoted && last && orders.length === 0) return [priceReply(last, lang)]
  const isTold = isCard && !asksToCompare.test(question.message)
  const isOfPrices = asksForPrice(words) || words.some(({ term }) => term === asksFor.cheaper[0])
  // «Лендинг или бот, что дешевле?»
  const sides = soldTogether([...orders, ...functions])
  if (isChoice && sides.length > 1) {
    const card = isCard && answered ? [answered] : []
    return isOfPrices || card.length === 0 ? [choiceReply(sides, lang), ...card] : card
  }
  // «А сколько потом в месяц?» after a site asks for no other price of the site.
  const isOnce = last && orders.length === 0 && packagesOf(serviceIdOf(last)).every(isPaidOnce)
  const upkeep = cardWith('upkeep')
  if (isOnce && upkeep && asksForMonth.test(question.message) && asksForPrice(words)) {
    const kept = levelOf(last) === 0 ? offers.find(({ hours }) => hours) : undefined
    const service = kept && serviceOf(kept)
    return [
      certainReply(context, upkeep),
      ...(service ? [{ ...priceReply(service, lang), subjectId: last.id }] : []),
    ]
  }
  // «А магазин?» after a price asks for the shop's price.
  const repeatable = ['price', 'term', 'included'] as const
  const repeated = repeatable.find((aspect) => aspect === question.state.intent)
  const isElliptic = !asksInWords(question.message.replaceAll('?', ''))
  if (repeated && orders[0] && isElliptic && isOnlyNames(words, orders))
    return [replyOf(offerCandidate(repeated, orders[0]), context)]
  // «А чат-бота на сайт банка?»: besides the order only its owner is named.
  const isOwner = ({ isSituation, isKnown }: Asked) => !isKnown || isSituation
  if (!best && orders[0] && besidesNames(words).every(isOwner) && asksInWords(question.message))
    return [replyOf(offerCandidate('describe', orders[0]), context)]
  const compared = comparedIn(context)
  if (compared[0] && (isOfPrices || !isTold)) return [compareReply(compared[0], compared, lang)]
  const isNext = forAnother.test(question.message) && besidesNames(words).every(isOwner)
  const picked = asksInWords(question.message) ? undefined : listedIn(question)
  const again = picked ?? (isNext ? last : undefined)
  if (again) return [orderReply([again], { owners, message: question.message }, lang)]
  const isBare = besidesNames(words).length === 0
  const sold = soldTogether(orders.length > 0 || !isBare || !last ? orders : [last])
  const [first] = sold
  // «Логотип и сайт»
  const isList = sold.length > 1 && besidesNames(words).length < 2 && best?.unit.kind === 'offer'
  const isPrice = (isList || asksForPrice(words)) && !isBroken(words)
  if (isPrice && readBudget(question.message) === undefined) {
    // «Лендинг, ещё и на английском, сколько?»: a card answers the rest.
    const rest = best && isCard ? [replyOf(best.unit, context)] : []
    const counts = countReplies(context)
    if (first)
      return [
        sold.length > 1 ? togetherReply(sold, lang) : priceReply(first, lang, owners),
        ...(counts.length > 0 ? counts : rest),
      ]
    if (isBare && !isCard && owners.length === 0) return [priceList(lang)]
  }
  // «Дедлайн 10 дней, успеете?», «магазин за 5 дней»
  const [sought = last] = orders
  const asksForTerm = found.exact === 'term' || isDescription
  if (sought && asksForTerm && readDeadline(question.message))
    return [replyOf(offerCandidate('term', sought), context)]
  return [...(isCard ? [] : countReplies(context)), ...(answered ? [answered] : [])]
}

/** The context of a part of a message. */
export const partOf = (context: Context, message: string, subject = context.subject): Context => ({
  ...context,
  question: { ...context.question, message },
  words: readQuestion(message),
  subject,
})
