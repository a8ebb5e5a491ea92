import type { Catalogue, CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { stemOf, wordsOf } from '../../../_shared/catalogue/words.ts'
import { findContacts, type Contacts } from '../../../_shared/chat/contact.ts'
import { offerOf, serviceIdOf, sidesOf } from '../../rules/offers.ts'
import { readAmounts } from './amounts.ts'
import { createHarmless } from './bare-numbers.ts'
import { claimsBooking } from './booking-claims.ts'
import { aboutAround, aboutOf, clausesOf, isLasting, isMaking, sentencesOf } from './clauses.ts'
import { domainsIn } from './domains.ts'
import { saysPriceInWords, telling } from './money.ts'
import { createNamed, type Named } from './named.ts'
import { joinWords, readPhrases } from './phrases.ts'
import { disguisesIn, plainText } from './plain.ts'
import { factsOf, isSame, type Fact, type Figure } from './published.ts'
import { textsOf } from './texts-of.ts'
import { isMoney, isTerm } from './units.ts'

/** In characters: nobody ends a sentence later, and checking it takes the square of its length. */
const longestSentence = 600

/** When a text is said. */
export interface Spoken {
  /** What was said before it in the same answer. */
  before: string
  /** Id of the offer or topic that the conversation is about. */
  subjectId?: string | undefined
  visitorSaid: readonly string[]
}

/**
 * Names what is wrong with a text: figures that are not those of the offer it speaks of, a booking that it
 * claims, a contact that neither site nor visitor named, words in disguise. For the log: without a word of the
 * text itself.
 */
export type Guard = (text: string, spoken: Spoken) => string[]

/** A figure that is said, with what its sentence says of it. */
interface Said extends Figure {
  /** Index in its sentence. */
  at: number
  clause: string
  /** Index of the clause in the sentence. */
  clauseAt: number
  about: ReadonlySet<string>
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A text without its contacts, and how many of them neither the site, which has `domains`, nor `known` texts name. */
function withoutContacts(text: string, known: readonly string[], domains: ReadonlySet<string>) {
  const said = known.join('\n').toLowerCase()
  const saidDigits = digitsOf(said)
  const addressesIn = ({ emails, messengers }: Contacts) => [
    ...emails,
    ...messengers.map(({ written }) => written).filter((it) => /[@/]/.test(it)),
  ]
  const found = findContacts(text)
  const saidAddresses = addressesIn(findContacts(said))
  const contacts = [
    ...addressesIn(found).map((it) => [it, saidAddresses.includes(it.toLowerCase())] as const),
    ...found.phones.map((it) => [it, saidDigits.includes(digitsOf(it))] as const),
  ]
  const saidDomains = domainsIn(said.replaceAll('@', ' '))
  const strange = domainsIn(text).filter((it) => !saidDomains.includes(it) && !domains.has(it))
  return {
    rest: contacts.reduce((rest, [contact]) => rest.replaceAll(contact, ' '), text),
    unknown: contacts.filter(([, isKnown]) => !isKnown).length + strange.length,
  }
}

const refusal =
  /(?:скид\p{L}*|discounts?)[^.!?]*(?<!\p{L})(?:нет|ничего нет|не (?:обещ|мог|предусм|публик|указ|дела)|no|not|cannot|can['’]t)/u
const giving =
  /(?<!\p{L})(?:да(?:м|дим|ем|рим)|получ|предостав|действ|сдела|для вас|вам|give|get|offer|save)/u
const declining = /(?<!\p{L})(?:не мог(?:у|ем)|нельзя|cannot|can['’]t)(?!\p{L})/u
const doubled = /не мог\p{L}* не /u

/** Whether a sentence says that there is no discount. */
const refusesDiscount = (sentence: string) =>
  refusal.test(sentence) && !giving.test(sentence) && !doubled.test(sentence)

const isPrice = (said: Pick<Said, 'unit'>) => isMoney(said) || said.unit === 'bare'
const isTermOfWork = (said: Said) => isTerm(said) && !isLasting(said.clause)

/** Whether a name is that of the service of another one: «разработка сайтов: лендинг – от 75 000 ₽». */
const isWhole = ({ offers }: Named, named: readonly Named[]) =>
  offers.every(
    ({ id, kind }) =>
      kind === 'service' &&
      named.some((it) =>
        it.offers.some(
          (part) => part.kind !== 'service' && sidesOf(serviceIdOf(part)).includes(id),
        ),
      ),
  )

function saidIn(sentence: string, isHarmless: ReturnType<typeof createHarmless>): Said[] {
  const clauses = clausesOf(sentence)
  const clauseOf = (at: number) =>
    clauses.findLast((it) => it.at <= at) ?? { text: sentence, at: 0 }
  const said = readAmounts(sentence, isHarmless).map((amount): Said => {
    const { text: clause, at } = clauseOf(amount.at)
    const about = aboutOf(clause)
    return { ...amount, clause, clauseAt: at, about: about.size > 0 ? about : aboutOf(sentence) }
  })
  const isNoDiscount = refusesDiscount(sentence)
  const isRefused = declining.test(sentence) && !doubled.test(sentence)
  const phrases = readPhrases(sentence)
    .filter(({ kind }) => !(kind === 'discount' && isNoDiscount && said.length === 0))
    .filter(({ kind }) => !(kind === 'agreement' && isRefused))
    .map((phrase): Said => {
      const clause = clauseOf(phrase.at)
      const around = aboutAround(clause.text, { ...phrase, at: phrase.at - clause.at })
      return {
        value: 0,
        unit: phrase.kind,
        at: phrase.at,
        clause: clause.text,
        clauseAt: clause.at,
        about: around,
      }
    })
  return [...said, ...phrases].sort((a, b) => a.at - b.at)
}

/** @returns a guard that allows what the catalogue publishes */
export function createGuard(catalogue: Catalogue): Guard {
  const namedIn = createNamed(catalogue)
  const isHarmless = createHarmless(catalogue)
  const facts = new Map<string, Fact[]>()
  for (const fact of factsOf(catalogue, namedIn)) {
    facts.set(fact.unit, [...(facts.get(fact.unit) ?? []), fact])
  }
  const { email, privacyEmail } = catalogue.company
  const texts = textsOf([
    catalogue.offers,
    catalogue.topics,
    catalogue.cards.map(({ answer, answerEn }) => [answer, answerEn]),
  ])
  const domains = new Set(texts.flatMap((it) => domainsIn(it.replaceAll('@', ' '))))
  const published = new Set(
    texts.flatMap((it) => sentencesOf(plainText(it)).map(({ text }) => text.trim())),
  )
  const words = new Set(texts.flatMap((it) => wordsOf(it).map(stemOf)))
  /** «За пятак», «за чашку кофе»: whether an offer is sold for what the site never names. */
  const isPaidInWords = (sentence: string) =>
    [...sentence.matchAll(/(?<!\p{L})за (\p{L}{3,})/gu)].some(
      ([, word = '']) => !words.has(stemOf(word)),
    )

  /** Whether a fact of an offer, or of its service, may be said of some offers. */
  function isOf({ owner, isWork }: Fact, offers: readonly CatalogueOffer[]): boolean {
    if (owner === undefined) return true
    if (isWork) return offers.some(({ id }) => id === owner)
    return offers.some((it) => it.id === owner || sidesOf(serviceIdOf(it)).includes(owner))
  }

  function isBorneOut(said: Said, offers: readonly CatalogueOffer[], sentence: string): boolean {
    if (said.unit === 'discount' && giving.test(sentence)) return false
    const units = said.unit === 'bare' ? facts.get('rouble') : facts.get(said.unit)
    return (units ?? []).some((fact) => {
      if (!isSame(fact, said) || !isOf(fact, offers)) return false
      if (isTerm(said)) {
        const isSupport = fact.owner?.startsWith('website-support')
        if (fact.isWork && !isSupport && isLasting(said.clause)) return false
        if (isMaking(said.clause) && !fact.isMaking) return false
      }
      return [...fact.about].filter((word) => said.about.has(word)).length >= fact.least
    })
  }

  /** Whether the clause of a price names nothing that its offer does not: «клон Авито – 75 000 ₽». */
  function isOfNothingElse(
    { at, clause, clauseAt }: Said,
    named: readonly Named[],
    offers: readonly CatalogueOffer[],
  ) {
    const isNamed = named.some(
      ({ from, offers }) => from < at && offers.some(({ kind }) => kind !== 'service'),
    )
    const known = [...offers, ...named.flatMap((it) => it.offers)].map(wordsOfOffer)
    // Whom an offer is for makes no other of it: «лендинг для кофейни».
    const text = isNamed
      ? clause.slice(0, at - clauseAt).replace(/(?<!\p{L})(?:для|for) .*/u, '')
      : clause
    return telling(text).every((stem) => known.some((words) => words.has(stem)))
  }
  const offerWords = new Map<string, Set<string>>()
  function wordsOfOffer(offer: CatalogueOffer): Set<string> {
    const known = offerWords.get(offer.id)
    if (known) return known
    const service = offerOf(catalogue, serviceIdOf(offer))
    const made = new Set(textsOf([offer, service?.title, service?.names]).flatMap(telling))
    offerWords.set(offer.id, made)
    return made
  }

  /** What a sentence says of no offer that has it; several offers are told of one after the other. */
  function unfounded(
    sentence: string,
    named: readonly Named[],
    context: readonly CatalogueOffer[],
    isQuoted: boolean,
  ) {
    const said = saidIn(sentence, isHarmless)
    const failing = (nameOf: (figure: Said) => Pick<Named, 'offers'> | undefined) => {
      const isTold = ({ offers }: Named, isOwn: (figure: Said) => boolean) =>
        said.some((it) => isOwn(it) && nameOf(it)?.offers.some((offer) => offers.includes(offer)))
      // «За 75 000 ₽ – лендинг и портал»: each has a price and a term of its own, or none is told.
      const isShared = (figure: Said) =>
        [isPrice, isTermOfWork].some(
          (isOwn) => isOwn(figure) && named.some((it) => !isWhole(it, named) && !isTold(it, isOwn)),
        )
      return said.filter((it) => {
        const offers = nameOf(it)?.offers ?? []
        if (isQuoted) return it.unit !== 'agreement' && !isBorneOut(it, offers, sentence)
        if (isPrice(it) && !isOfNothingElse(it, named, offers)) return true
        return (named.length > 1 && isShared(it)) || !isBorneOut(it, offers, sentence)
      })
    }
    if (named.length < 2) return failing(() => named[0] ?? { offers: context })
    const before = failing(({ at }) => named.findLast(({ from }) => from < at))
    const after = failing(({ at }) => named.find(({ from }) => from > at))
    return after.length === 0 ? after : before
  }

  /** «Поддержка 3 месяца» of a site is no support plan. */
  const withoutParts = (named: readonly Named[], sentence: string) =>
    named.filter(({ from, to, offers }, index) => {
      const words = [...aboutOf(sentence.slice(from, to))]
      return !named.slice(0, index).some((other) =>
        other.offers.some(
          (it) =>
            // A package is no part of its own service.
            offers.every((part) => !sidesOf(serviceIdOf(it)).includes(serviceIdOf(part) ?? '')) &&
            words.length > 0 &&
            words.every((word) => partsOf(it).has(word)),
        ),
      )
    })
  const parts = new Map<string, Set<string>>()
  function partsOf({ id, facts: labelled = [], features }: CatalogueOffer): Set<string> {
    const known = parts.get(id)
    if (known) return known
    const made = aboutOf([...labelled.map(({ label }) => label), ...features].join(' '))
    parts.set(id, made)
    return made
  }

  /** Whether a sentence names nothing but the service of what was named before. */
  const isGeneral = (named: readonly Named[], context: readonly CatalogueOffer[]) =>
    context.some(({ kind }) => kind !== 'service') &&
    named.length > 0 &&
    named.every(({ offers }) =>
      offers.every(
        (it) =>
          it.kind === 'service' &&
          context.some((other) => sidesOf(serviceIdOf(other)).includes(it.id)),
      ),
    )

  function contextOf({ before, subjectId }: Spoken): readonly CatalogueOffer[] {
    const last = sentencesOf(plainText(before)).findLast(({ text }) => namedIn(text).length > 0)
    const named = last && namedIn(last.text).at(-1)
    if (named) return named.offers
    const topic = catalogue.topics.find(({ id }) => id === subjectId)
    const subject = offerOf(catalogue, subjectId) ?? offerOf(catalogue, topic?.serviceId)
    return subject ? [subject] : []
  }

  return (text, spoken) => {
    const { rest, unknown } = withoutContacts(
      text,
      [...spoken.visitorSaid, email, privacyEmail],
      domains,
    )
    const plain = plainText(rest)
    const failures = disguisesIn(plain)
    if (unknown > 0) failures.push('an unknown contact')
    if (claimsBooking(plain)) failures.push('a booking')
    if (readPhrases(joinWords(plain)).length > readPhrases(plain).length) {
      failures.push('words torn apart')
    }
    const sentences = sentencesOf(plain).map((it) => ({
      ...it,
      isQuestion: plain[it.at + it.text.length] === '?',
    }))
    if (sentences.some(({ text: { length } }) => length > longestSentence)) {
      return [...failures, 'an endless sentence']
    }
    let context = contextOf(spoken)
    for (const { text: sentence, isQuestion } of sentences) {
      const found = withoutParts(namedIn(sentence), sentence)
      const isQuoted = published.has(sentence.trim())
      // «Через восемь недель приложение стоит у первых пользователей»: the one that was named before.
      const named = isGeneral(found, context) ? [] : found
      for (const { value, unit } of unfounded(sentence, named, context, isQuoted)) {
        failures.push(`${value} ${unit}`)
      }
      const isPriced = readAmounts(sentence, isHarmless).some(
        (it) => isPrice(it) || it.unit === 'percent',
      )
      const isInWords = saysPriceInWords(sentence) && !isQuestion && !isPriced
      if (!isQuoted && (isInWords || (found.length > 0 && isPaidInWords(sentence)))) {
        failures.push('a price in words')
      }
      context = named.at(-1)?.offers ?? context
    }
    return failures
  }
}
