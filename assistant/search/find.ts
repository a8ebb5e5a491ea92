import type { Asked, Match } from './matcher.ts'
import type {
  Catalogue,
  CatalogueCard,
  CatalogueOffer,
  CatalogueTopic,
} from '../knowledge/types.ts'
import { wordsOf } from '../language/words.ts'
import type { Context } from './context.ts'
import { readBudget } from '../language/money.ts'
import { hasTerm, serviceIdOf, serviceOf } from '../knowledge/offers.ts'
import { aspectExamples, classOf, namesOf, type Candidate } from './candidates.ts'
import { classify } from './classify.ts'
import { isCalled, isSaid, termsIn } from './names.ts'
import { asQuestion, matcherOf, readQuestion } from './read.ts'

/** What the classifier's word weighs beside the matcher's score, and what brings their sum back to its scale. */
const learned = { weight: 0.4, scale: 0.8 }

/** Above this likelihood a message of a few words asks for it, whatever the conversation is about. */
const mostlyMeant = 0.5

/** What a message may be answered with, best first. */
export interface Found {
  matches: readonly Match<Candidate>[]
  words: readonly Asked[]
  /** The side of an offer that is asked for in so many words. */
  exact?: 'price' | 'term' | undefined
  /** How surely the message asks for a candidate, by how others have asked: above 0 rather yes; most are −1. */
  likelihoodOf: (candidate: Candidate) => number
}

/** The names of what the conversation is about. */
function namesOfSubject({ catalogue, subject }: Context): string[] {
  if (!subject) return []
  const service = serviceOf(catalogue, subject)
  const own = 'features' in subject ? namesOf(catalogue, subject) : [subject.title]
  return [...own, ...(service ? namesOf(catalogue, service) : [])]
}

const serviceOfCandidate = (it: Candidate): string | undefined => {
  if (it.kind === 'card') return it.card.serviceId
  if (it.kind === 'topic') return it.topic.serviceId
  return it.kind === 'offer' && it.offer ? serviceIdOf(it.offer) : undefined
}

const howLong = /(?:за|через)\s+(?:скольк[ао]|скок[ао]?|какое)\s+(?:дн|недел|месяц|врем)/iu
/** Time that belongs to a price. */
const perMonth = /(?:в|за|per|a) (?:месяц|год|month|year)/i
/** The terms of questions for a price and for a term. */
const asksFor = { price: ['цен', 'бюджет', 'скольк'], term: ['срок'] } as const

/** The side of an offer that a text asks for in so many words, and whether for nothing besides. */
function exactly({ exchangeRate }: Catalogue, words: readonly Asked[], text: string) {
  const has = (terms: readonly string[]) => words.some(({ term }) => terms.includes(term))
  // Who names a budget does not ask for one.
  const priceWords = asksFor.price.slice(0, readBudget(text, exchangeRate) === undefined ? 2 : 1)
  const isPrice = has(priceWords)
  const isTerm = (has(asksFor.term) || howLong.test(text)) && !(isPrice && perMonth.test(text))
  const aspect = isTerm ? 'term' : isPrice || has(asksFor.price) ? 'price' : undefined
  // «Сколько» asks for many things.
  return { aspect, isPlain: isTerm || isPrice } as const
}

/**
 * What is added to the score of a candidate: those near to what the conversation is about come first, and
 * to a question for a price or a term, the exact one.
 */
function nearness(
  { catalogue }: Context,
  words: readonly Asked[],
  { aspect, isPlain }: ReturnType<typeof exactly>,
  subject: CatalogueOffer | CatalogueTopic | undefined,
) {
  const serviceId = subject && serviceIdOf(subject)
  const plus = isPlain ? 0.45 : 0.03
  return (it: Candidate) => {
    const isExact =
      it.kind === 'offer' &&
      it.offer !== undefined &&
      it.aspect === aspect &&
      (aspect !== 'term' || hasTerm(catalogue, it.offer))
    const isSubject = it.kind === 'offer' && subject !== undefined && it.offer?.id === subject.id
    const isNear = serviceId !== undefined && serviceOfCandidate(it) === serviceId
    const isAsked = it.kind === 'topic' && isCalled(it.topic, words)
    return (isAsked ? 0.5 : 0) + (isExact ? plus : 0) + (isSubject ? 0.06 : isNear ? 0.03 : 0)
  }
}

/** An offer is meant only by its whole name: «нейросеть с нуля» is no «магазин с нуля». */
function isMeant(context: Context, words: readonly Asked[], given: ReadonlySet<string>) {
  const isNamedIn = isSaid(context, new Set([...termsIn(words), ...given]))
  return ({ unit }: Match<Candidate>) =>
    unit.kind !== 'offer' || unit.offer === undefined || isNamedIn(unit.offer)
}

/** «Подешевле» is asked of all offers only if none is spoken of. */
function isFirstOfAspect() {
  const told = new Set<string>()
  return ({ unit }: Match<Candidate>) => {
    if (unit.kind !== 'offer') return true
    if (unit.offer) told.add(unit.aspect)
    return unit.offer !== undefined || !told.has(unit.aspect)
  }
}

/** Ranks everything that the assistant may say in answer to a message. */
export function find(context: Context): Found {
  const { catalogue, question, subject } = context
  const text = question.message
  const matcher = matcherOf(catalogue)
  const words = readQuestion(catalogue, text)
  // «А магазин?» repeats the question before.
  const before = wordsOf(text).length <= 4 ? aspectExamples(question.state.intent) : []
  const given = new Set(
    [...namesOfSubject(context), ...before].flatMap((it) => matcher.termsOf(it)),
  )
  const asked = exactly(catalogue, words, text)
  const near = nearness(context, words, asked, subject)
  const classes = classify(text)
  const likelihoodOf = (it: Candidate) => Math.max(-1, classes.get(classOf(it) ?? '') ?? -1)
  // «А сроки?» says too little by itself; «дорого» says it all.
  const isFollowUp = subject !== undefined && wordsOf(text).length <= 4
  const learnedOf = (likelihood: number) =>
    isFollowUp && likelihood < mostlyMeant ? 0 : learned.weight * (1 + likelihood)
  const verbatim = matcher.questions.get(asQuestion(text))
  const matches = matcher
    .rank(
      words,
      given,
      (it) =>
        near(it) +
        learnedOf(likelihoodOf(it)) +
        (it.kind === 'card' && it.card === verbatim ? 1 : 0),
    )
    .filter(isMeant(context, words, given))
    .filter(isFirstOfAspect())
    .map((it) => ({ ...it, score: it.score * learned.scale }))
  return { matches, words, exact: asked.isPlain ? asked.aspect : undefined, likelihoodOf }
}

/** What the found candidate leaves unexplained, with what explains it best. */
export function findRest(
  context: Context,
  { words }: Pick<Found, 'words'>,
  taken: Match<Candidate>,
): Pick<Found, 'matches' | 'words'> {
  const { unit } = taken
  // A price is told with its term, and a term with its price.
  const isBoth = unit.kind === 'offer' && (unit.aspect === 'price' || unit.aspect === 'term')
  const told: readonly string[] = isBoth ? [...asksFor.price, ...asksFor.term] : []
  const rest = words.filter(({ term }) => !taken.terms.has(term) && !told.includes(term))
  const matcher = matcherOf(context.catalogue)
  const aspect = unit.kind === 'offer' ? aspectExamples(unit.aspect) : []
  const offer = unit.kind === 'offer' ? unit.offer : undefined
  const names = offer ? namesOf(context.catalogue, offer) : []
  const given = new Set([...aspect, ...names].flatMap((it) => matcher.termsOf(it)))
  const matches = matcher.rank(
    rest,
    given,
    nearness(context, rest, exactly(context.catalogue, rest, ''), offer),
  )
  return { matches: matches.filter(isMeant(context, rest, given)), words: rest }
}

/** What a search finds of a card: a passage of the page that says more. */
const asTopic = ({
  id,
  asks: [title = ''],
  answer,
  path = '/',
}: CatalogueCard): CatalogueTopic => ({
  id,
  kind: 'detail',
  title,
  path,
  text: answer,
})

/** The entries that fit a query best, best first, for the tools of an LLM. */
export function searchCatalogue(
  catalogue: Catalogue,
  query: string,
  limit: number,
): (CatalogueOffer | CatalogueTopic)[] {
  const matcher = matcherOf(catalogue)
  const found = matcher
    .rank(matcher.read(query))
    .flatMap(({ unit }): (CatalogueOffer | CatalogueTopic)[] => {
      if (unit.kind === 'card') return [asTopic(unit.card)]
      if (unit.kind === 'topic') return [unit.topic]
      return unit.kind === 'offer' && unit.offer ? [unit.offer] : []
    })
  return [...new Map(found.map((it) => [it.id, it])).values()].slice(0, limit)
}

/** Whether a message asks for a price. */
export const asksForPrice = (words: readonly Asked[]) =>
  words.some(({ term }) => asksFor.price.some((it) => it === term)) &&
  !words.some(({ term }) => asksFor.term.some((it) => it === term))
