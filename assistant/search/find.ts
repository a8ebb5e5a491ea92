import type { Asked, Match } from './matcher.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueCard, CatalogueTopic } from '../knowledge/types.ts'
import { wordsOf } from '../language/words.ts'
import { readBudget } from '../language/money.ts'
import { hasTerm, serviceIdOf, serviceOf, type Entry } from '../knowledge/offers.ts'
import { aspectExamples, classOf, namesOf, type Candidate } from './candidates.ts'
import { classify } from './classify.ts'
import { isCalled, isSaid, termsIn } from './names.ts'
import { asQuestion, matcher, type Context } from './read.ts'

/** The weight of the classifier beside the matcher's score, and the factor that normalizes their sum. */
const learned = { weight: 0.4, scale: 0.8 }

/** Above this likelihood a message of a few words asks for it, regardless of the conversation's subject. */
const mostlyMeant = 0.5

/** The possible answers to a message, best first. */
export interface Found {
  matches: readonly Match<Candidate>[]
  /** The aspect of an offer that is explicitly asked for. */
  exact?: 'price' | 'term' | undefined
  /** The score of each class of messages. */
  classes: ReadonlyMap<string, number>
  /** How likely the message asks for a candidate, by similar messages: above 0 rather yes; most are −1. */
  likelihoodOf: (candidate: Candidate) => number
}

function namesOfSubject({ subject }: Context): string[] {
  if (!subject) return []
  const service = serviceOf(subject)
  const own = 'features' in subject ? namesOf(subject) : [subject.title]
  return [...own, ...(service ? namesOf(service) : [])]
}

const serviceOfCandidate = (candidate: Candidate): string | undefined => {
  if (candidate.kind === 'card') return candidate.card.serviceId
  if (candidate.kind === 'topic') return candidate.topic.serviceId
  return candidate.kind === 'offer' && candidate.offer ? serviceIdOf(candidate.offer) : undefined
}

const howLong = /(?:за|через)\s+(?:скольк[ао]|скок[ао]?|какое)\s+(?:дн|недел|месяц|врем)/iu
/** A time unit that belongs to a price. */
const perMonth = /(?:в|за|per|a) (?:месяц|год|month|year)/i
/** The terms of questions for a price and for a term. */
const asksFor = { price: ['цен', 'бюджет', 'скольк'], term: ['срок'] } as const

/** The aspect of an offer that a text explicitly asks for, and whether it asks for nothing else. */
function exactly(words: readonly Asked[], text: string) {
  const has = (terms: readonly string[]) => words.some(({ term }) => terms.includes(term))
  // A message with a budget does not ask for one.
  const priceWords = asksFor.price.slice(
    0,
    readBudget(text, catalogue.exchangeRate) === undefined ? 2 : 1,
  )
  const isPrice = has(priceWords)
  const isTerm = (has(asksFor.term) || howLong.test(text)) && !(isPrice && perMonth.test(text))
  const aspect = isTerm ? 'term' : isPrice || has(asksFor.price) ? 'price' : undefined
  // «Сколько» has several meanings.
  return { aspect, isPlain: isTerm || isPrice } as const
}

/** A bonus on a candidate's score: near the conversation's subject, and for a price or a term, the exact one. */
function nearness(
  words: readonly Asked[],
  { aspect, isPlain }: ReturnType<typeof exactly>,
  subject: Entry | undefined,
) {
  const serviceId = subject && serviceIdOf(subject)
  const plus = isPlain ? 0.45 : 0.03
  return (candidate: Candidate) => {
    const isExact =
      candidate.kind === 'offer' &&
      candidate.offer !== undefined &&
      candidate.aspect === aspect &&
      (aspect !== 'term' || hasTerm(candidate.offer))
    const isSubject =
      candidate.kind === 'offer' && subject !== undefined && candidate.offer?.id === subject.id
    const isNear = serviceId !== undefined && serviceOfCandidate(candidate) === serviceId
    const isAsked = candidate.kind === 'topic' && isCalled(candidate.topic, words)
    return (isAsked ? 0.5 : 0) + (isExact ? plus : 0) + (isSubject ? 0.06 : isNear ? 0.03 : 0)
  }
}

/** An offer is meant only by its full name: «нейросеть с нуля» is not «магазин с нуля». */
function isMeant(words: readonly Asked[], given: ReadonlySet<string>) {
  const isNamedIn = isSaid(new Set([...termsIn(words), ...given]))
  return ({ unit }: Match<Candidate>) =>
    unit.kind !== 'offer' || unit.offer === undefined || isNamedIn(unit.offer)
}

/** «Подешевле» refers to all offers only if there is no current one. */
function isFirstOfAspect() {
  const told = new Set<string>()
  return ({ unit }: Match<Candidate>) => {
    if (unit.kind !== 'offer') return true
    if (unit.offer) told.add(unit.aspect)
    return unit.offer !== undefined || !told.has(unit.aspect)
  }
}

/** Ranks all possible answers to a message. */
export function find(context: Context): Found {
  const { question, words, subject } = context
  const text = question.message
  const { rank, termsOf, questions } = matcher()
  // «А магазин?» repeats the previous question.
  const before = wordsOf(text).length <= 4 ? aspectExamples(question.state.intent) : []
  const given = new Set([...namesOfSubject(context), ...before].flatMap(termsOf))
  const asked = exactly(words, text)
  const near = nearness(words, asked, subject)
  const classes = classify(text)
  const likelihoodOf = (candidate: Candidate) =>
    Math.max(-1, classes.get(classOf(candidate) ?? '') ?? -1)
  // «А сроки?» says too little by itself; «дорого» says enough.
  const isFollowUp = subject !== undefined && wordsOf(text).length <= 4
  const learnedOf = (likelihood: number) =>
    isFollowUp && likelihood < mostlyMeant ? 0 : learned.weight * (1 + likelihood)
  const verbatim = questions.get(asQuestion(text))
  const bonus = (candidate: Candidate) =>
    near(candidate) +
    learnedOf(likelihoodOf(candidate)) +
    (candidate.kind === 'card' && candidate.card === verbatim ? 1 : 0)
  const matches = rank(words, given, bonus)
    .filter(isMeant(words, given))
    .filter(isFirstOfAspect())
    .map((match) => ({ ...match, score: match.score * learned.scale }))
  const exact = asked.isPlain ? asked.aspect : undefined
  return { matches, exact, classes, likelihoodOf }
}

/** The words of a question that the found candidate leaves unexplained, with their best explanation. */
export function findRest(words: readonly Asked[], taken: Match<Candidate>) {
  const { unit } = taken
  // A price is answered with its term, and a term with its price.
  const isBoth = unit.kind === 'offer' && (unit.aspect === 'price' || unit.aspect === 'term')
  const told: readonly string[] = isBoth ? [...asksFor.price, ...asksFor.term] : []
  const rest = words.filter(({ term }) => !taken.terms.has(term) && !told.includes(term))
  const { rank, termsOf } = matcher()
  const aspect = unit.kind === 'offer' ? aspectExamples(unit.aspect) : []
  const offer = unit.kind === 'offer' ? unit.offer : undefined
  const names = offer ? namesOf(offer) : []
  const given = new Set([...aspect, ...names].flatMap(termsOf))
  const matches = rank(rest, given, nearness(rest, exactly(rest, ''), offer))
  return { matches: matches.filter(isMeant(rest, given)), words: rest }
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

/** Whether a message asks for a price. */
export const asksForPrice = (words: readonly Asked[]) =>
  words.some(({ term }) => asksFor.price.some((word) => word === term)) &&
  !words.some(({ term }) => asksFor.term.some((word) => word === term))
