// Reads messages as the terms that everything to be said is indexed by.

import { createMatcher, type Asked } from './matcher.ts'
import { reading } from './reading.ts'
import type {
  Catalogue,
  CatalogueCard,
  CatalogueOffer,
  CatalogueTopic,
} from '../knowledge/types.ts'
import { wordsOf } from '../language/words.ts'
import { fromLatinLayout } from '../language/lang.ts'
import { withoutCourtesy } from '../language/courtesy.ts'
import { candidatesOf, namesOf, questionsOf, type Candidate } from './candidates.ts'

type Matcher = ReturnType<typeof createMatcher<Candidate>> & {
  /** The terms of each name of the offers and the technologies. */
  names: ReadonlyMap<CatalogueOffer | CatalogueTopic, readonly (readonly string[])[]>
  /** The cards by their questions, as the site and the suggestions ask them. */
  questions: ReadonlyMap<string, CatalogueCard>
}

/** A question by its words alone. */
export const asQuestion = (text: string) => wordsOf(text).join(' ')

const matchers = new WeakMap<Catalogue, Matcher>()

/** The matcher over everything that the assistant may say, built on first use. */
export function matcherOf(catalogue: Catalogue): Matcher {
  const known = matchers.get(catalogue)
  if (known) return known
  const industries = catalogue.topics.filter(({ kind }) => kind === 'industry')
  const situations = industries.flatMap(({ title, keywords = [] }) => [title, ...keywords])
  const matcher = createMatcher(candidatesOf(catalogue), situations, reading)
  const named = [
    ...catalogue.offers.map((it) => [it, [it.title, ...namesOf(catalogue, it)]] as const),
    ...catalogue.topics
      .filter(({ kind }) => kind === 'technology')
      .map((it) => [it, [it.title]] as const),
  ]
  const names = new Map(named.map(([it, all]) => [it, all.map(matcher.termsOf)]))
  const questions = new Map(
    catalogue.cards.flatMap((card) => questionsOf(card).map((it) => [asQuestion(it), card])),
  )
  const made = { ...matcher, names, questions }
  matchers.set(catalogue, made)
  return made
}

/** «Записаться хочу» asks for nothing that the site says. */
const signUp = /(?<!\p{L})(?:запис(?:аться|атся)|запиши(?:те)?(?: меня)?)(?!\p{L})/giu

const asksPrice = /сто[ия]т|стоимост|цен[аыу]|скольк|скока|обойд|how much|cost|price/iu
/** «Сколько стоит в сомах?» asks for the price, in a currency. */
const inMoney =
  /(?<!\p{L})(?:в|in)\s+(?:сомах|долларах|баксах|рублях|soms?|dollars|usd|kgs)(?!\p{L})/giu

/** Addresses, numbers to call, the wish to be booked and the currency of a price are no part of a question. */
const plainText = (message: string) =>
  withoutCourtesy(
    (asksPrice.test(message) ? message.replace(inMoney, ' ') : message)
      .replace(signUp, ' ')
      .replace(/\[[^\]]{0,200}\]\(\S*|https?:\/\/\S+|\S*@\S*|\+?\d[\d\s()-]{7,}\d/gi, ' '),
  )

/** What a message says: Russian typed on the Latin keyboard layout is read as Russian. */
export function asTyped(catalogue: Catalogue, message: string): string {
  if (/\p{Script=Cyrillic}/u.test(message)) return message
  const { read } = matcherOf(catalogue)
  if (read(plainText(message)).some(({ isKnown }) => isKnown)) return message
  const typed = fromLatinLayout(message)
  const isWord = ({ text, isKnown, isCorrected }: Asked) =>
    isKnown && !isCorrected && text.length > 3
  return read(typed).some(isWord) ? typed : message
}

/** The terms of a message. */
export const readQuestion = (catalogue: Catalogue, message: string): Asked[] =>
  matcherOf(catalogue).read(plainText(message))

/** How much words say of what is asked. */
export const weightOf = (words: readonly Asked[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0)
