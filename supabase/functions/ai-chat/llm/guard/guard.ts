import type { Catalogue, CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { findContacts } from '../../../_shared/chat/contact.ts'
import { offerOf, serviceIdOf, sidesOf } from '../../rules/offers.ts'
import { readAmounts } from './amounts.ts'
import { createHarmless } from './bare-numbers.ts'
import { claimsBooking } from './booking-claims.ts'
import { aboutAround, aboutOf, clausesOf, isLasting, isMaking, sentencesOf } from './clauses.ts'
import { createNamed, type Named } from './named.ts'
import { joinWords, readPhrases } from './phrases.ts'
import { disguisesIn, plainText } from './plain.ts'
import { factsOf, isSame, type Fact, type Figure } from './published.ts'
import { isTerm } from './units.ts'

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
  about: ReadonlySet<string>
}

/** An address without its protocol; «Next.js» is none. */
const domain =
  /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|ru|net|org|io|kg|kz|info|biz|shop|site|online|example|me|app|dev|xyz|top|pro|store|click|link|рф)(?![\p{L}\p{N}])/gu

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A text without its contacts, and how many of them neither site nor visitor has named. */
function withoutContacts(text: string, known: readonly string[]) {
  const said = known.join('\n').toLowerCase()
  const saidDigits = digitsOf(said)
  const { phones, emails, messengers } = findContacts(text)
  const contacts = [
    ...[...emails, ...messengers.map(({ written }) => written).filter((it) => /[@/]/.test(it))].map(
      (it) => [it, said.includes(it.toLowerCase())] as const,
    ),
    ...phones.map((it) => [it, saidDigits.includes(digitsOf(it))] as const),
  ]
  const domains = [...text.toLowerCase().matchAll(domain)].map(([it]) => it)
  const strange = domains.filter((it) => !said.includes(it.replace(/^www\./, '')))
  return {
    rest: contacts.reduce((rest, [contact]) => rest.replaceAll(contact, ' '), text),
    unknown: contacts.filter(([, isKnown]) => !isKnown).length + strange.length,
  }
}

const refusal =
  /(?:скид\p{L}*|discounts?)[^.!?]*(?<!\p{L})(?:нет|ничего нет|не (?:обещ|мог|предусм|публик|указ|дела)|no|not|cannot|can['’]t)/u
const giving =
  /(?<!\p{L})(?:да(?:м|дим|ем|рим)|получ|предостав|действ|сдела|для вас|вам|give|get|offer|save)/u
const doubled = /не мог\p{L}* не /u

/** Whether a sentence says that there is no discount. */
const refusesDiscount = (sentence: string) =>
  refusal.test(sentence) && !giving.test(sentence) && !doubled.test(sentence)

function saidIn(sentence: string, isHarmless: ReturnType<typeof createHarmless>): Said[] {
  const clauses = clausesOf(sentence)
  const clauseAt = (at: number) =>
    clauses.findLast((it) => it.at <= at) ?? { text: sentence, at: 0 }
  const said = readAmounts(sentence, isHarmless).map((amount): Said => {
    const clause = clauseAt(amount.at).text
    const about = aboutOf(clause)
    return { ...amount, clause, about: about.size > 0 ? about : aboutOf(sentence) }
  })
  const isNoDiscount = refusesDiscount(sentence)
  const phrases = readPhrases(sentence)
    .filter(({ kind }) => !(kind === 'discount' && isNoDiscount && said.length === 0))
    .map((phrase): Said => {
      const clause = clauseAt(phrase.at)
      const around = aboutAround(clause.text, { ...phrase, at: phrase.at - clause.at })
      return { value: 0, unit: phrase.kind, at: phrase.at, clause: clause.text, about: around }
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

  /** What a sentence says of no offer that has it; several offers are told of one after the other. */
  function unfounded(
    sentence: string,
    named: readonly Named[],
    context: readonly CatalogueOffer[],
  ) {
    const said = saidIn(sentence, isHarmless)
    const failing = (offersOf: (figure: Said) => readonly CatalogueOffer[] | undefined) =>
      said.filter((it) => !isBorneOut(it, offersOf(it) ?? [], sentence))
    if (named.length < 2) return failing(() => named[0]?.offers ?? context)
    const before = failing(({ at }) => named.findLast(({ from }) => from < at)?.offers)
    const after = failing(({ at }) => named.find(({ from }) => from > at)?.offers)
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
    const { rest, unknown } = withoutContacts(text, [...spoken.visitorSaid, email, privacyEmail])
    const plain = plainText(rest)
    const failures = disguisesIn(plain)
    if (unknown > 0) failures.push('an unknown contact')
    if (claimsBooking(plain)) failures.push('a booking')
    if (readPhrases(joinWords(plain)).length > readPhrases(plain).length) {
      failures.push('words torn apart')
    }
    const sentences = sentencesOf(plain).map(({ text: sentence }) => sentence)
    if (sentences.some(({ length }) => length > longestSentence)) {
      return [...failures, 'an endless sentence']
    }
    let context = contextOf(spoken)
    for (const sentence of sentences) {
      const found = withoutParts(namedIn(sentence), sentence)
      // «Через восемь недель приложение стоит у первых пользователей»: the one that was named before.
      const named = isGeneral(found, context) ? [] : found
      for (const { value, unit } of unfounded(sentence, named, context)) {
        failures.push(`${value} ${unit}`)
      }
      context = named.at(-1)?.offers ?? context
    }
    return failures
  }
}
