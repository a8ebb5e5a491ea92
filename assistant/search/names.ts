// Finds the names of offers, technologies, industries and clients in a message.

import type { Asked } from './matcher.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import {
  isForSites,
  isProduct,
  levelOf,
  notOffered,
  packagesOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  topicsOf,
  twinsOf,
  type Entry,
} from '../knowledge/offers.ts'
import { withLetters } from '../language/letters.ts'
import { remembering } from '../language/words.ts'
import { namesOf } from './candidates.ts'
import { generalAsks, offerAsks, serviceAsks } from './ways-to-ask.ts'
import { matcher } from './read.ts'

/** The names of an entry that are said in full. */
const namesIn = (entry: Entry, said: ReadonlySet<string>) =>
  (matcher().names.get(entry) ?? []).filter((terms) => terms.every((term) => said.has(term)))

/** Whether the terms name an offer or a technology in full. */
export const isSaid = (said: ReadonlySet<string>) => (entry: Entry) =>
  namesIn(entry, said).length > 0

export const termsIn = (words: readonly Asked[]) => new Set(words.map(({ term }) => term))

/** Words that go with an industry in questions: «работаете ли с отелями», «опыт с фермерами». */
export const ofWork =
  'работа работаете делать делали разработка разрабатывали клиенты опыт дело имели проекты сотрудничали предложите сфера отрасль бизнес ' +
  'компания фирма знакомы занимаетесь пример проект покажите желательно цифры результаты portfolio projects any work worked experience clients industry ' +
  'месяц ежемесячно month monthly нарисуете нарисовать'

interface Named {
  offer: CatalogueOffer
  terms: ReadonlySet<string>
  first: Asked
  last: Asked
}

/** How far the words of what is not offered may be from each other. */
const farthestRefused = 6

/** A name within a message: its words are adjacent, or have one other word between them. */
function nameIn(terms: readonly string[], words: readonly Asked[], kind: CatalogueOffer['kind']) {
  const own = words.filter(({ term, place }) => place >= 0 && terms.includes(term))
  const [first] = own
  const last = own.at(-1)
  if (!first || !last || own.some(({ isExcluded }) => isExcluded)) return []
  const end = first.place + first.text.split(' ').length - 1
  // «Бот, чтобы отвечал в инсте»: what is not offered may be farther apart.
  const most = kind === 'notOffered' && first.part === last.part ? farthestRefused : terms.length
  const isTogether = last.place - end <= most
  return isTogether ? [{ terms: new Set(terms), first, last }] : []
}

/** How far from it, in words: «3 приложения в докере и база, простой не больше часа» names no package. */
const farthestService = 4

/** Whether a package is named by its title alone, which needs its service: «простой вариант» is no app. */
function isEveryday(offer: CatalogueOffer, terms: ReadonlySet<string>): boolean {
  const [title = [], ...others] = matcher().names.get(offer) ?? []
  const is = (name: readonly string[]) =>
    name.length === terms.size && name.every((term) => terms.has(term))
  return offer.kind === 'package' && is(title) && !others.some(is)
}

/** Whether what sounds like a site is a part of other work: the cards of «логотип и визитки». */
const isIncluded = (
  { offer, terms }: Pick<Named, 'offer' | 'terms'>,
  found: readonly Pick<Named, 'offer'>[],
) =>
  offer.kind === 'siteType' &&
  found
    .flatMap((other) => packagesOf(other.offer.id).flatMap(({ features }) => features))
    .map((feature) => matcher().termsOf(feature))
    .some((own) => [...terms].every((term) => own.includes(term)))

/** The offers whose names a message contains; «поддержка сайта» does not contain «сайт». */
function offersIn(words: readonly Asked[]): Named[] {
  const said = termsIn(words)
  const found = [...catalogue.offers, ...notOffered].flatMap((offer): Named[] => {
    const [longest] = namesIn(offer, said)
      .flatMap((terms) => nameIn(terms, words, offer.kind))
      .sort((a, b) => b.terms.size - a.terms.size)
    return longest ? [{ offer, ...longest }] : []
  })
  return found.filter(
    ({ offer, terms, first }) =>
      !isIncluded({ offer, terms }, found) &&
      found.every(
        ({ terms: other }) =>
          other.size <= terms.size || [...terms].some((term) => !other.has(term)),
      ) &&
      (!isEveryday(offer, terms) ||
        found.some(
          (other) =>
            other.offer.id === offer.serviceId &&
            Math.abs(other.first.place - first.place) <= farthestService,
        )),
  )
}

/** What a subject and its service are called. */
export function namesOfSubject(subject: Entry | undefined): readonly string[] {
  if (!subject) return []
  const service = serviceOf(subject)
  const own = 'features' in subject ? namesOf(subject) : [subject.title]
  return [...own, ...(service ? namesOf(service) : [])]
}

/** Parts of the subject that are named without their service: «а что в премиуме?» */
export function partsIn(words: readonly Asked[], subject: Entry | undefined): Named[] {
  const [{ part = 0 } = {}] = words
  const of = namesOfSubject(subject).flatMap((name) => matcher().read(name))
  const around = of.map((word) => ({ ...word, part, place: -1, forWhom: -1 }))
  const said = termsIn(words.filter(({ term }) => !usualTerms('').has(term)))
  const sides = subject ? sidesOf(serviceIdOf(subject)) : []
  return offersIn([...words, ...around]).filter(
    ({ offer, terms }) =>
      sides.includes(serviceIdOf(offer) ?? '') && [...terms].some((term) => said.has(term)),
  )
}

/** A change of mind: «лучше сайт», but not «какой взять?», its synonym. */
const instead = /^лучше/

/** Whether a task may be what a site or an app is to do: bookings. */
const canBeFunction = ({ kind, whole }: CatalogueOffer) => kind === 'task' && !whole

/** Work is ordered rather than what it is done to; of work and a task, the head: «бот поддержки», “support bot”. */
function isOver(a: Named, b: Named): boolean {
  const level = levelOf(a.offer) - levelOf(b.offer)
  // «Сайт, чтобы люди записывались», but not «онлайн-запись на сайт».
  if (canBeFunction(a.offer) && b.offer.kind !== 'cms' && levelOf(b.offer) < 2)
    return a.first.place < b.first.place
  if (level !== 0 || isProduct(a.offer) === isProduct(b.offer)) return level > 0
  const isEnglish = !/\p{Script=Cyrillic}/u.test(a.first.text + b.first.text)
  return a.first.place < b.first.place !== isEnglish
}

/** One of each pair of twins: the package. */
const withoutTwins = (offers: readonly CatalogueOffer[]) =>
  offers.filter((offer) => twinsOf(offer).find((twin) => offers.includes(twin)) === offer)

/** What a message orders, and for whom. */
export interface Order {
  orders: readonly CatalogueOffer[]
  /** What describes the customer: the shop of «SEO для магазина», «SEO магазина» and «бот для магазина». */
  owners: readonly CatalogueOffer[]
  /** What is asked for and not offered. */
  refused: readonly CatalogueOffer[]
  /** What the ordered site or app is to do, at no published price: the booking of «сайт с онлайн-записью». */
  functions: readonly CatalogueOffer[]
}

const isRefused = ({ kind }: CatalogueOffer) => kind === 'notOffered'
const isSold = (offer: CatalogueOffer) => !isRefused(offer)

function orderOf(all: readonly CatalogueOffer[], owners: readonly CatalogueOffer[] = []): Order {
  const sold = all.filter(isSold)
  const isFunction = (task: CatalogueOffer) =>
    canBeFunction(task) && sold.some((offer) => levelOf(offer) < 2 && offer.kind !== 'cms')
  return {
    orders: sold.filter((offer) => !isFunction(offer)),
    owners: owners.filter(isSold),
    refused: all.filter(isRefused),
    functions: sold.filter(isFunction),
  }
}

/**
 * Tells what is ordered from whom it is for (decision 61). In each part of a message, work on sites and apps
 * is ordered rather than the site, which is the customer's, as is whatever follows «для».
 * @param subject what the conversation is about: «а для магазина?»
 */
export function readOrder(words: readonly Asked[], subject?: Entry): Order {
  // «Визитки» after branding are printed.
  const isPart = (named: Named) =>
    subject !== undefined && 'features' in subject && isIncluded(named, [{ offer: subject }])
  const own = offersIn(words).filter((named) => !isPart(named))
  const found = own.length > 0 ? own : partsIn(words, subject)
  const isAfter = ({ first: { forWhom, place } }: Named) =>
    forWhom >= 0 && !found.some(({ first }) => first.place > forWhom && first.place < place)
  const meant = found.filter((named) => !isAfter(named))
  const ordered = meant.filter((named) =>
    meant.every((other) => other.last.part !== named.last.part || !isOver(other, named)),
  )
  const owners = found.filter((named) => !ordered.includes(named)).map(({ offer }) => offer)
  const all = ordered.map(({ offer }) => offer)
  const orders = withoutTwins(all)
  const isGeneral = (offer: CatalogueOffer) =>
    (offer.kind === 'service' || offer.kind === 'cms') && levelOf(offer) === 0
  // «Сайт для магазина» is a shop.
  const types = owners.filter(({ kind }) => kind === 'package' || kind === 'siteType')
  if (types.length > 0 && orders.length > 0 && orders.every(isGeneral))
    return orderOf(withoutTwins(types))
  const isWork = subject && 'features' in subject && levelOf(subject) > 0
  // «А если сайт не вы делали?», «а для магазина?» are about the subject, but not «нет, лучше сайт».
  const isChanged = words.some(({ text, isExcluded }) => isExcluded || instead.test(text))
  const isTheirs =
    orders.length > 0
      ? words.length > 1 && !isChanged && orders.every(isGeneral)
      : owners.length > 0
  if (isWork && isTheirs) return orderOf([subject], owners)
  // «А поддержка?» after an app is about that app, unless a site is named.
  const [site] = matcher().termsOf('сайт')
  const isNext = subject && 'features' in subject && isProduct(subject) && owners.length === 0
  if (isNext && orders.length > 0 && orders.every(isForSites) && !termsIn(words).has(site ?? ''))
    return orderOf(orders, [subject])
  // «Для магазина сколько?», but not «у нас магазин, подключите оплату»
  const isBare = besidesNames(words).every(({ isKnown }) => !isKnown)
  if (orders.length > 0) return orderOf(orders, owners)
  return orderOf(
    isBare ? owners : owners.filter((offer) => !isProduct(offer)),
    isBare ? [] : owners,
  )
}

/** The terms of questions about any offer. */
const usualTerms = remembering(
  (more: string) =>
    new Set(
      [...offerAsks, ...serviceAsks, ...generalAsks]
        .flatMap(([, asks]) => asks)
        .concat(more)
        .flatMap(matcher().termsOf),
    ),
)

/** The words other than names of offers and the usual words of questions about them. */
export function besidesNames(words: readonly Asked[]): Asked[] {
  const found = offersIn(words)
  return words.filter(
    ({ term, isExcluded }) =>
      !isExcluded && !usualTerms(ofWork).has(term) && found.every(({ terms }) => !terms.has(term)),
  )
}

/** The offers that a message orders. */
export const namedOffers = (words: readonly Asked[]): readonly CatalogueOffer[] =>
  readOrder(words).orders

export const namedTools = (words: readonly Asked[]): CatalogueTopic[] =>
  catalogue.topics.filter(isSaid(termsIn(words)))

const industriesOf = remembering((term: string) =>
  topicsOf('industry').filter(({ title }) => matcher().termsOf(title).includes(term)),
)

/** The industry named by a message, by any word for it: «для клиник» is «Здравоохранение». */
export const namedIndustry = (words: readonly Asked[]): CatalogueTopic | undefined =>
  topicsOf('industry').find((topic) => words.some(({ term }) => industriesOf(term).includes(topic)))

/** «Брендбук полный»: the dearest package, not the first. */
export const fullest = withLetters(
  /(?<!\p{L})(?:полн(?:ый|ую|ое|ая|ого|остью)|максимальн\p{L}+|больш(?:ой|ую)|сам\p{L}+\s+(?:больш|навороч|дорог|крут)\p{L}+|full|complete|biggest|largest|maximum)(?!\p{L})/iu,
)

/** «SEO или реклама?» orders neither. */
export const toChoose = /(?<!\p{L})(?:или|либо|or|vs)(?!\p{L})/iu

/** The parts of services named by a message: packages, plans. */
export const namedParts = (words: readonly Asked[]) =>
  namedOffers(words).filter(({ kind }) => kind !== 'service')

/** The offer named by a message, a package before its service. */
export const named = (words: readonly Asked[]): CatalogueOffer | undefined =>
  namedParts(words)[0] ?? namedOffers(words)[0]
