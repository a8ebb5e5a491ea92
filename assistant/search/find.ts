import type { Asked, Match } from './matcher.ts'
import type { CatalogueCard, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { readBudget } from '../language/money.ts'
import {
  cardOf,
  hasTerm,
  serviceIdOf,
  serviceOf,
  sidesOf,
  type Entry,
} from '../knowledge/offers.ts'
import { serviceAsks, type Aspect } from './ways-to-ask.ts'
import { classOf, namesOf, type Candidate } from './candidates.ts'
import { classesOf } from './classes.ts'
import {
  isCalled,
  besidesNames,
  isSaid,
  namedIndustry,
  namedOffers,
  readOrder,
  termsIn,
} from './names.ts'
import { asQuestion, matcher, readQuestion, weightOf, type Context } from './read.ts'

/** The weight of the classifier beside the matcher's score, and the factor that normalizes their sum. */
const learned = { weight: 0.8, scale: 0.8 }

/** The weight of the words of the conversation's subject in a message that does not name it. */
const prior = 0.5
/** If every class is less likely than this, a message makes no sense alone. */
const leastKnown = 0
/** How many words besides names a message has that may be about the fact that was told last. */
const mostOfFollowUp = 1
/** What a list of all prices or terms explains of a message, at least: «не уложитесь в срок» asks for none. */
const leastOfAll = 0.35
/** How much of a message without a name may be left by an aspect of what is spoken of. */
const mostBeside = 0.25
/** The malus of a card about something else, and for how many of the best it is asked. */
const aside = 0.4
const mostAside = 40

/** The possible answers to a message, best first. */
export interface Found {
  matches: readonly Match<Candidate>[]
  /** The aspect of an offer that is explicitly asked for. */
  exact?: Aspect | undefined
  /** Whether the message is a card's own question. */
  isVerbatim: boolean
  /** Whether the message names nothing, and so is about what was spoken of last. */
  isFollowUp: boolean
  /** The score of each class of messages. */
  classes: ReadonlyMap<string, number>
  /** Whether a card is about something else than what is ordered or spoken of. */
  isElsewhere: (candidate: Candidate) => boolean
  /** How likely the message asks for a candidate, by similar messages: above 0 rather yes; most are −1. */
  likelihoodOf: (candidate: Candidate) => number
}

function namesOfSubject({ subject }: Context): string[] {
  if (!subject) return []
  const service = serviceOf(subject)
  const own = 'features' in subject ? namesOf(subject) : [subject.title]
  return [...own, ...(service ? namesOf(service) : [])]
}

/** A time unit that belongs to a price. */
const perMonth = /(?:в|за|per|a) (?:месяц|год|month|year)/i
/** The terms of questions for a price, a term, a warranty and what is cheaper. */
export const asksFor = {
  price: ['цен', 'бюджет', 'скольк'],
  term: ['срок'],
  guarantee: ['гарант'],
  cheaper: ['дешевл'],
  included: ['вход'],
} as const

/** The aspects of an offer that are figures alone. */
const ofFigures: readonly Aspect[] = ['price', 'term', 'cheaper', 'dearer']

const isPriced = (words: readonly Asked[]) =>
  words.some(({ term }) => term === 'цен' || term === 'бюджет')

/** The aspect of an offer that a text explicitly asks for, and whether it asks for nothing else. */
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
  if (has(asksFor.cheaper) && isAlone && namedOffers(words).length === 0)
    return { aspect: 'cheaper', isPlain: true } as const
  const aspect = isTerm ? 'term' : isPrice || has(asksFor.price) ? 'price' : undefined
  // «Сколько» has several meanings.
  return { aspect, isPlain: isTerm || isPrice } as const
}

/**
 * A card of another service, without what the message names: held apart, three of four of these were wrong.
 * @param isNamed whether the message names the orders: then a card of no service is aside, too
 */
function isAside(words: readonly Asked[], orders: readonly CatalogueOffer[], isNamed: boolean) {
  const services = new Set(orders.flatMap((offer) => sidesOf(serviceIdOf(offer))))
  const names = new Set(orders.flatMap(namesOf).flatMap(matcher().termsOf))
  const named = words.filter(({ term }) => names.has(term))
  return (candidate: Candidate) => {
    if (candidate.kind !== 'card' || orders.length === 0) return false
    const { card } = candidate
    if (card.serviceId === undefined ? !isNamed : services.has(card.serviceId)) return false
    return named.every(({ term }) => !matcher().has(candidate, term))
  }
}

/** A bonus on a candidate's score: for a price or a term, the exact one; a case or an industry that is named. */
function nearness(
  words: readonly Asked[],
  { aspect, isPlain }: ReturnType<typeof exactly>,
  subject: Entry | undefined,
) {
  const plus = isPlain ? 0.45 : 0.03
  const industry = namedOffers(words).length > 0 ? undefined : namedIndustry(words)
  return (candidate: Candidate) => {
    if (candidate.kind === 'topic')
      return isCalled(candidate.topic, words) || candidate.topic === industry ? 0.5 : 0
    const isExact =
      candidate.kind === 'offer' &&
      candidate.offer !== undefined &&
      candidate.aspect === aspect &&
      (aspect !== 'term' || hasTerm(candidate.offer))
    const isSubject = candidate.kind === 'offer' && candidate.offer === subject
    return (isExact ? plus : 0) + (isSubject ? 0.06 : 0)
  }
}

/** An offer is meant only if it is ordered, named in full, or spoken of: «SEO для магазина» means no shop. */
function isMeant(words: readonly Asked[], subject: Entry | undefined) {
  const { orders, owners } = readOrder(words, subject)
  const isNamedIn = isSaid(termsIn(words))
  const sides = subject ? sidesOf(serviceIdOf(subject)) : []
  const isOfService = (aspect: Aspect) => serviceAsks.some(([own]) => own === aspect)
  // «За сколько сделаете?» after a portal: it, not every site.
  const isSpokenOf = (offer: CatalogueOffer, aspect: Aspect) =>
    offer === subject ||
    (sides.includes(offer.id) && (subject?.kind === 'service' || isOfService(aspect)))
  // «Гарантия на магазин»: that of the service.
  const isOrdered = (offer: CatalogueOffer, aspect: Aspect) =>
    orders.length > 0
      ? orders.includes(offer) ||
        (isOfService(aspect) &&
          orders.some((order) => sidesOf(serviceIdOf(order)).includes(offer.id)))
      : isSpokenOf(offer, aspect) || (isNamedIn(offer) && !owners.includes(offer))
  // «А срок?» and «а дешевле?» of what has none ask for no other's.
  const isOfAll = (aspect: Aspect) =>
    !['term', 'cheaper'].includes(aspect) || subject === undefined || !('features' in subject)
  const isAsked = words.some(({ term }) => term === asksFor.term[0])
  // «Инвестор просит смету до пятницы»: what is said besides is the question.
  const beside = besidesNames(words).filter(({ isKnown }) => isKnown)
  const isMore = (unit: Candidate) =>
    orders.length === 0 &&
    weightOf(beside.filter(({ term }) => !matcher().has(unit, term))) > mostBeside * weightOf(words)
  return ({ unit, explains }: Match<Candidate>) => {
    if (unit.kind !== 'offer') return true
    const { aspect, offer } = unit
    if (offer && ofFigures.includes(aspect) && isMore(unit)) return false
    // That none is published is told to who asks for it in so many words.
    if (offer && aspect === 'term' && !isAsked && !hasTerm(offer)) return false
    return offer ? isOrdered(offer, aspect) : explains >= leastOfAll && isOfAll(aspect)
  }
}

/** Ranks all possible answers to a message. */
export function find(context: Context): Found {
  const { question, subject } = context
  const text = question.message
  const { orders } = readOrder(context.words, subject)
  // A message that names nothing is about what was spoken of last: «а срок?», «а если сайт не вы делали?»
  const isNew = orders.some((offer) => offer !== subject)
  const { rank, spelt, questions } = matcher()
  const classes = classesOf(spelt(text))
  // What is booked, or was told last, is spoken of by few words: «а она платная?»
  const last = cardOf(question.state.cardId)
  const isShort = besidesNames(context.words).length <= mostOfFollowUp
  const isLast =
    isShort &&
    Math.max(...classes.values()) < leastKnown &&
    (last?.role === 'consultation' || !subject)
  const told = isLast ? last?.asks[0] : undefined
  const before = isNew ? '' : [told, namesOfSubject(context)[0]].filter(Boolean).join(' ')
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
  // Only of the best, or the first question would read every card.
  const best = ranked
    .slice(0, mostAside)
    .map((match) => (isElsewhere(match.unit) ? { ...match, score: match.score - aside } : match))
    .sort((a, b) => b.score - a.score)
  const matches = [...best, ...ranked.slice(mostAside)]
    .filter(isAbout)
    .map((match) => ({ ...match, score: match.score * learned.scale }))
  const exact = asked.isPlain ? asked.aspect : undefined
  const isFollowUp = before !== ''
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

/** The most that «сколько» with the name of an offer may leave unsaid, by weight. */
const mostRest = 0.33

/** Whether a message asks for a price. */
export function asksForPrice(words: readonly Asked[]): boolean {
  const has = (...terms: readonly string[]) => words.some(({ term }) => terms.includes(term))
  if (isPriced(words)) return true
  // «Гарантия на магазин сколько»
  const guarantee = words.find(({ term }) => term === asksFor.guarantee[0])
  if (
    guarantee &&
    words.every(({ term, part }) => term !== asksFor.price[2] || part === guarantee.part)
  )
    return false
  // «Лендинг на двух языках, сколько?»
  const isAlone = (one: Asked) => words.every((word) => word === one || word.part !== one.part)
  if (words.some((word) => word.term === asksFor.price[2] && isAlone(word))) return true
  // «Сколько вариантов логотипа?» does not.
  const rest = besidesNames(words).filter(({ isKnown }) => isKnown)
  return (
    has(...asksFor.price) && !has(...asksFor.term) && weightOf(rest) < mostRest * weightOf(words)
  )
}
