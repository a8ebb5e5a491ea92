// Converts messages into the terms of the search index.

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
  /** The terms of each name of an offer or technology. */
  names: ReadonlyMap<CatalogueOffer | CatalogueTopic, readonly (readonly string[])[]>
  /** The cards by their questions, as worded on the site and in suggestions. */
  questions: ReadonlyMap<string, CatalogueCard>
}

/** A question reduced to its words. */
export const asQuestion = (text: string) => wordsOf(text).join(' ')

const matchers = new WeakMap<Catalogue, Matcher>()

/** The matcher over all possible answers, built on first use. */
export function matcherOf(catalogue: Catalogue): Matcher {
  const known = matchers.get(catalogue)
  if (known) return known
  const industries = catalogue.topics.filter(({ kind }) => kind === 'industry')
  const situations = industries.flatMap(({ title, keywords = [] }) => [title, ...keywords])
  const matcher = createMatcher(candidatesOf(catalogue), situations, reading)
  const named = [
    ...catalogue.offers.map(
      (offer) => [offer, [offer.title, ...namesOf(catalogue, offer)]] as const,
    ),
    ...catalogue.topics
      .filter(({ kind }) => kind === 'technology')
      .map((topic) => [topic, [topic.title]] as const),
  ]
  const names = new Map(named.map(([it, all]) => [it, all.map(matcher.termsOf)]))
  const questions = new Map(
    catalogue.cards.flatMap((card) =>
      questionsOf(card).map((question) => [asQuestion(question), card]),
    ),
  )
  const made = { ...matcher, names, questions }
  matchers.set(catalogue, made)
  return made
}

/** «Записаться хочу» does not ask for content of the site. */
const signUp = /(?<!\p{L})(?:запис(?:аться|атся)|запиши(?:те)?(?: меня)?)(?!\p{L})/giu

const asksPrice = /сто[ия]т|стоимост|цен[аыу]|скольк|скока|обойд|how much|cost|price/iu
/** «Сколько стоит в сомах?» asks for the price, in a currency. */
const inMoney =
  /(?<!\p{L})(?:в|in)\s+(?:сомах|долларах|баксах|рублях|soms?|dollars|usd|kgs)(?!\p{L})/giu

/** Without what is no part of the question: addresses, phone numbers, the wish for a booking, a price's currency. */
const plainText = (message: string) =>
  withoutCourtesy(
    (asksPrice.test(message) ? message.replace(inMoney, ' ') : message)
      .replace(signUp, ' ')
      .replace(/\[[^\]]{0,200}\]\(\S*|https?:\/\/\S+|\S*@\S*|\+?\d[\d\s()-]{7,}\d/gi, ' '),
  )

/** The text of a message, with Russian typed on the Latin keyboard layout converted. */
export function asTyped(catalogue: Catalogue, message: string): string {
  if (/\p{Script=Cyrillic}/u.test(message)) return message
  const { read } = matcherOf(catalogue)
  if (read(plainText(message)).some(({ isKnown }) => isKnown)) return message
  const typed = fromLatinLayout(message)
  const isWord = ({ text, isKnown, isCorrected }: Asked) =>
    isKnown && !isCorrected && text.length > 3
  return read(typed).some(isWord) ? typed : message
}

export const readQuestion = (catalogue: Catalogue, message: string): Asked[] =>
  matcherOf(catalogue).read(plainText(message))

export const weightOf = (words: readonly Asked[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0)
