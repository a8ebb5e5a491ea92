import type { Asked, Match } from './matcher.ts'
import type { CatalogueCard, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { readBudget } from '../language/money.ts'
import { cardOf, hasTerm, serviceIdOf, sidesOf, type Entry } from '../knowledge/offers.ts'
import { remembering } from '../language/words.ts'
import { offerAsks, serviceAsks, type Aspect } from './ways-to-ask.ts'
import { classOf, namesOf, type Candidate } from './candidates.ts'
import { classesOf } from './classes.ts'
import {
  besidesNames,
  isSaid,
  namedIndustry,
  namedOffers,
  namesOfSubject,
  readOrder,
  termsIn,
} from './names.ts'
import { asQuestion, matcher, readQuestion, weightOf, type Context } from './read.ts'

/** The weight of the classifier beside the matcher's score, and the factor that normalizes their sum. */
const learned = { weight: 0.8, scale: 0.8 }

/** Prior of the subject: the weight of its words in a message that names nothing new. */
const prior = 0.5
/** If no class is this likely, a message makes no sense without its context. */
const leastKnown = 0
/** Longest follow-up on the last fact, in words besides names. */
const mostOfFollowUp = 1
/** Share of a message that a list of all prices or terms explains: «не уложитесь в срок» asks for none. */
const leastOfAll = 0.35
/** Share of a message without an order that a figure of the subject may leave unexplained. */
const mostBeside = 0.25
/** Penalty of a card about another service, and how many of the best candidates are checked for it. */
const aside = 0.4
const mostAside = 40

/** The possible answers to a message, best first. */
export interface Found {
  matches: readonly Match<Candidate>[]
  /** The aspect of an offer that is explicitly asked for. */
  exact?: Aspect | undefined
  /** Whether the message is a card's own question. */
  isVerbatim: boolean
  /** Whether the message is a follow-up: it names nothing new, and is read with the subject's name. */
  isFollowUp: boolean
  /** The score of each class of messages. */
  classes: ReadonlyMap<string, number>
  /** Whether a card is about another service than the order or the subject. */
  isElsewhere: (candidate: Candidate) => boolean
  /** How likely similar messages ask for a candidate: above 0 means rather yes; most are −1. */
  likelihoodOf: (candidate: Candidate) => number
}

/** A time unit that belongs to a price. */
const perMonth = /(?:в|за|per|a) (?:месяц|год|month|year)/i
/** The terms by which a question asks for an aspect. */
export const asksFor = {
  price: ['цен', 'бюджет', 'скольк'],
  term: ['срок'],
  guarantee: ['гарант'],
  cheaper: ['дешевл'],
} as const

/** The terms that ask for a price or a term. */
export const figures: readonly string[] = [...asksFor.price, ...asksFor.term]

/** Aspects that are no answer to a message of which a part says something else. */
const ofWholeMessages: readonly Aspect[] = ['price', 'term', 'cheaper', 'dearer', 'describe']

const isPriced = (words: readonly Asked[]) =>
  words.some(({ term }) => term === 'цен' || term === 'бюджет')

/** The aspect of an offer that a text asks for, and whether it does so unambiguously (`isPlain`). */
function exactly(words: readonly Asked[], text: string) {
  const has = (terms: readonly string[]) => words.some(({ term }) => terms.includes(term))
  // A message with a budget does not ask for one.
  const priceWords = asksFor.price.slice(0, readBudget(text) === undefined ? 2 : 1)
  const isPrice = has(priceWords)
  const isTerm = has(asksFor.term) && !(isPrice && perMonth.test(text))
  const isAlone = besidesNames(words).every(({ isKnown }) => !isKnown)
  // «Гарантия на сайт сколько?» asks for no price.
  if (has(asksFor.guarantee) && !asksForPrice(words))
    return { aspect: 'guarantee', isPlain: isTerm || has(asksFor.price) || isAlone } as const
  const aspect = isTerm ? 'term' : isPrice || has(asksFor.price) ? 'price' : undefined
  // «Сколько» alone is ambiguous.
  return { aspect, isPlain: isTerm || isPrice } as const
}

/**
 * Finds cards of another service without the order's name: three of four were wrong (decision 61).
 * @param isNamed whether the message names the orders: then cards of no service count, too
 */
function isAside(words: readonly Asked[], orders: readonly CatalogueOffer[], isNamed: boolean) {
  const services = new Set(orders.flatMap((offer) => sidesOf(serviceIdOf(offer))))
  const names = new Set(orders.flatMap(namesOf).flatMap(matcher().termsOf))
  const named = words.filter(({ term }) => names.has(term))
  return (candidate: Candidate) => {
    if (!('card' in candidate || 'topic' in candidate) || orders.length === 0) return false
    const { serviceId } = 'card' in candidate ? candidate.card : candidate.topic
    if (serviceId === undefined ? !isNamed : services.has(serviceId)) return false
    return named.every(({ term }) => !matcher().has(candidate, term))
  }
}

/** Bonus of a candidate: for the aspect that is asked for, the subject, a named industry. */
function nearness(
  words: readonly Asked[],
  { aspect, isPlain }: ReturnType<typeof exactly>,
  subject: Entry | undefined,
) {
  const plus = isPlain ? 0.8 : 0.03
  const isNamed = namedOffers(words).length > 0
  const industry = isNamed ? undefined : namedIndustry(words)
  return (candidate: Candidate) => {
    if (candidate.kind === 'topic') return candidate.topic === industry ? 0.5 : 0
    // «Что с гарантией?» names no service: the general one is meant.
    const isExact =
      candidate.kind === 'offer' &&
      candidate.aspect === aspect &&
      (candidate.offer === undefined
        ? aspect === 'guarantee' && !isNamed
        : aspect !== 'term' || hasTerm(candidate.offer))
    const isSubject = candidate.kind === 'offer' && candidate.offer === subject
    return (isExact ? plus : 0) + (isSubject ? 0.06 : 0)
  }
}

/** The terms that ask for an aspect of an offer: «кейсы» of «кейсы лендинга». */
const cuesOf = remembering(
  (aspect: string) =>
    new Set(
      [...offerAsks, ...serviceAsks]
        .flatMap(([own, asks]) => (own === aspect ? asks : []))
        .flatMap((ask) => matcher().termsOf(ask.replace('…', ' '))),
    ),
)

/** An offer is meant only if ordered, named in full or the subject: «SEO для магазина» means no shop. */
function isMeant(words: readonly Asked[], subject: Entry | undefined) {
  const { orders, owners } = readOrder(words, subject)
  const isNamedIn = isSaid(termsIn(words))
  const sides = subject ? sidesOf(serviceIdOf(subject)) : []
  const isOfService = (aspect: Aspect) => serviceAsks.some(([own]) => own === aspect)
  // «За сколько сделаете?» after a portal means the portal, not every site.
  const isSpokenOf = (offer: CatalogueOffer, aspect: Aspect) =>
    offer === subject ||
    (sides.includes(offer.id) && (subject?.kind === 'service' || isOfService(aspect)))
  // «Гарантия на магазин» is that of its service.
  const isOrdered = (offer: CatalogueOffer, aspect: Aspect) =>
    orders.length > 0
      ? orders.includes(offer) ||
        (isOfService(aspect) &&
          orders.some((order) => sidesOf(serviceIdOf(order)).includes(offer.id)))
      : isSpokenOf(offer, aspect) || (isNamedIn(offer) && !owners.includes(offer))
  const isAsked = words.some(({ term }) => term === asksFor.term[0])
  // «Инвестор просит смету до пятницы»: the question is in the other words.
  const asked = words.find(({ term }) => figures.includes(term))
  const near = words.filter(({ part }) => asked === undefined || part === asked.part)
  const beside = besidesNames(near).filter(({ isKnown }) => isKnown)
  const isMore = (unit: Candidate) =>
    orders.length === 0 &&
    weightOf(beside.filter(({ term }) => !matcher().has(unit, term))) > mostBeside * weightOf(near)
  return ({ unit, explains }: Match<Candidate>) => {
    if (unit.kind !== 'offer') return true
    const { aspect, offer } = unit
    if (offer && ofWholeMessages.includes(aspect) && isMore(unit)) return false
    // «Do you build apps?» names an app, and asks for no cases of apps.
    const needsCue = aspect === 'term' || serviceAsks.some(([own]) => own === aspect)
    if (offer && needsCue && !words.some(({ term }) => cuesOf(aspect).has(term))) return false
    // That no term is published is said only if the term is asked for explicitly.
    if (offer && aspect === 'term' && !isAsked && !hasTerm(offer)) return false
    return offer ? isOrdered(offer, aspect) : explains >= leastOfAll
  }
}

/** Ranks all possible answers to a message. */
export function find(context: Context): Found {
  const { question, subject } = context
  const text = question.message
  const { orders } = readOrder(context.words, subject)
  // A message that names nothing is about the subject: «а срок?», «а если сайт не вы делали?»
  const isNew = orders.some((offer) => offer !== subject)
  const { rank, spelt, questions } = matcher()
  const classes = classesOf(spelt(text))
  // A few words may be about the last fact or the consultation just booked: «а она платная?»
  const last = cardOf(question.state.cardId)
  const isShort = besidesNames(context.words).length <= mostOfFollowUp
  const isLast =
    isShort &&
    Math.max(...classes.values()) < leastKnown &&
    (last?.role === 'consultation' || !subject)
  const told = isLast ? last?.asks[0] : undefined
  const before = isNew ? '' : [told, namesOfSubject(subject)[0]].filter(Boolean).join(' ')
  const added = readQuestion(before).map((word) => ({ ...word, weight: prior * word.weight }))
  const words = [...context.words, ...added]
  const withSubject = before ? classesOf(`${before}: ${spelt(text)}`) : classes
  const about = isNew || !subject || !('features' in subject) ? orders : [subject]
  const asked = exactly(context.words, text)
  const near = nearness(words, asked, subject)
  const likelihoodOf = (candidate: Candidate) => {
    const name = classOf(candidate) ?? ''
    return Math.max(-1, classes.get(name) ?? -1, withSubject.get(name) ?? -1)
  }
  const verbatim = questions.get(asQuestion(text))
  const isAbout = isMeant(context.words, subject)
  const isElsewhere = isAside(words, about, orders.length > 0)
  const bonus = (candidate: Candidate) =>
    near(candidate) +
    learned.weight * (1 + likelihoodOf(candidate)) +
    (candidate.kind === 'card' && candidate.card === verbatim ? 3 : 0)
  const ranked = rank(words, bonus)
  // Only the best are checked: checking every card would slow down the first answer.
  const best = ranked
    .slice(0, mostAside)
    .map((match) => (isElsewhere(match.unit) ? { ...match, score: match.score - aside } : match))
    .sort((a, b) => b.score - a.score)
  const matches = [...best, ...ranked.slice(mostAside)]
    .filter(isAbout)
    .map((match) => ({ ...match, score: match.score * learned.scale }))
  const exact = asked.isPlain ? asked.aspect : undefined
  const isFollowUp = before !== '' && namedOffers(context.words).length === 0
  return {
    ...{ matches, exact, isVerbatim: verbatim !== undefined, isFollowUp, classes },
    ...{ isElsewhere, likelihoodOf },
  }
}

/** A card as a search result: a passage of the page with details. */
function asTopic({ id, asks, answer, path = '/' }: CatalogueCard): CatalogueTopic {
  return { id, kind: 'detail', title: asks[0] ?? '', path, text: answer }
}

/** The entries that best fit a query, for the tools of an LLM. */
export function searchCatalogue(query: string, limit: number): Entry[] {
  const { rank, read } = matcher()
  const found = rank(read(query)).flatMap(({ unit }): Entry[] => {
    if (unit.kind === 'card') return [asTopic(unit.card)]
    if (unit.kind === 'topic') return [unit.topic]
    return unit.kind === 'offer' && unit.offer ? [unit.offer] : []
  })
  return [...new Map(found.map((entry) => [entry.id, entry])).values()].slice(0, limit)
}

/** Up to this share of other words, «сколько» with the name of an offer asks for its price. */
const mostRest = 0.33

/** Whether a message asks for a price. */
export function asksForPrice(words: readonly Asked[]): boolean {
  const has = (...terms: readonly string[]) => words.some(({ term }) => terms.includes(term))
  if (isPriced(words)) return true
  // «Гарантия на магазин сколько» does not.
  const guarantee = words.find(({ term }) => term === asksFor.guarantee[0])
  if (
    guarantee &&
    words.every(({ term, part }) => term !== asksFor.price[2] || part === guarantee.part)
  )
    return false
  // «Лендинг на двух языках, сколько?» does.
  const isAlone = (one: Asked) => words.every((word) => word === one || word.part !== one.part)
  if (words.some((word) => word.term === asksFor.price[2] && isAlone(word))) return true
  // «Сколько вариантов логотипа?» does not.
  const rest = besidesNames(words).filter(({ isKnown }) => isKnown)
  return (
    has(...asksFor.price) && !has(...asksFor.term) && weightOf(rest) < mostRest * weightOf(words)
  )
}
