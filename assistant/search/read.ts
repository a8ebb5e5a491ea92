// Converts messages into the terms of the search index.

import { spokenCurrencies } from '../../src/content/currencies.ts'
import { createMatcher, type Asked } from './matcher.ts'
import { reading } from './reading.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { notOffered, topicsOf, type Entry } from '../knowledge/offers.ts'
import type { CatalogueCard } from '../knowledge/types.ts'
import { rememberingLatest, wordsOf } from '../language/words.ts'
import type { Question } from '../language/conversation.ts'
import { fromLatinLayout, fromTransliteration, langOf, type Lang } from '../language/lang.ts'
import { courtesyOf, withoutCourtesy } from '../language/courtesy.ts'
import { allCandidates, namesOf, questionsOf, type Candidate } from './candidates.ts'

/** A message as the rules read it. */
export interface Context {
  question: Question
  lang: Lang
  words: readonly Asked[]
  /** The earlier subject of the conversation. */
  subject?: Entry | undefined
}

type Matcher = ReturnType<typeof createMatcher<Candidate>> & {
  /** The terms of each name of an offer or technology. */
  names: ReadonlyMap<Entry, readonly (readonly string[])[]>
  /** The cards by their questions, as worded on the site and in suggestions. */
  questions: ReadonlyMap<string, CatalogueCard>
}

/** A question reduced to its words. */
export const asQuestion = (text: string) => wordsOf(text).join(' ')

function createIndex(): Matcher {
  const situations = topicsOf('industry').flatMap(({ title, keywords = [] }) => [
    title,
    ...keywords,
  ])
  const matcher = createMatcher(allCandidates(), situations, reading)
  const names = new Map<Entry, string[][]>()
  for (const thing of notOffered) names.set(thing, thing.names.map(matcher.termsOf))
  for (const offer of catalogue.offers)
    names.set(offer, [offer.title, ...namesOf(offer)].map(matcher.termsOf))
  for (const tool of topicsOf('technology')) names.set(tool, [matcher.termsOf(tool.title)])
  const questions = catalogue.cards.flatMap((card) =>
    questionsOf(card).map((question) => [asQuestion(question), card] as const),
  )
  return { ...matcher, names, questions: new Map(questions) }
}

let index: Matcher | undefined

/** The matcher over all possible answers, built on first use. */
export const matcher = () => (index ??= createIndex())

const asksPrice =
  /сто[ия]т|стоимост|цен(?:[аыу]|(?!\p{L}))|скольк|скока|обойд|how much|cost|price/iu
/** Not the question: «в сомах» of «сколько стоит в сомах?», «за эту цену» of «что умеет за эту цену?». */
const inMoney = new RegExp(
  String.raw`(?<!\p{L})(?:(?:в|in)\s+(?:${Object.values(spokenCurrencies)
    .map(({ source }) => source)
    .join(
      '|',
    )})|за\s+эт[иу]\p{L}*\s+(?:цену|деньги|сумму)|for th(?:is|at) (?:price|money))(?!\p{L})`,
  'giu',
)
/** Drops what is not the question: courtesies, addresses, phone numbers, currencies. */
const plainText = (message: string) =>
  withoutCourtesy(
    (asksPrice.test(message) ? message.replace(inMoney, ' ') : message).replace(
      /\[[^\]]{0,200}\]\(\S*|https?:\/\/\S+|(?<!\S)[^\s@]*@\S*|\+?\d[\d\s()-]{7,}\d/gi,
      ' ',
    ),
  )

/** A Latin word between spaces, so not a part of an address. */
const latinWord = /(?<!\S)[a-z']+(?=[?!,;:.]*(?:\s|$))/giu

/** A message with Russian in Latin letters, or typed on the Latin keyboard layout, converted. */
export const asTyped = rememberingLatest((message): string => {
  // «Thanks, bye» in a Russian conversation is not a wrong keyboard layout.
  if (/\p{Script=Cyrillic}/u.test(message) || courtesyOf(message)) return message
  const { known, spelt } = matcher()
  const readings = [
    message,
    message.replace(latinWord, fromTransliteration),
    fromLatinLayout(message),
  ]
  const best = readings.reduce((best, text) => (known(text) > known(best) ? text : best))
  if (best !== readings[1]) return best
  // «Skolko stoit landing»: English words stay. Soft signs are seldom written, so spelling is corrected.
  return message.replace(latinWord, (word: string, place: number) => {
    // Names stay as written: «zovut Bakyt».
    if (place > 0 && /^[A-Z][a-z]/.test(word)) return word
    const russian = fromTransliteration(word)
    return known(word) > known(russian) ? word : spelt(russian)
  })
})

/** The message as typed; in a conversation in English Latin letters are English: “ok, I'm Kate”. */
export function typedIn({ message, history }: Pick<Question, 'message' | 'history'>): string {
  const before = history.flatMap(({ role, content }) =>
    role === 'user' ? [{ role, content: asTyped(content) }] : [],
  )
  return langOf({ message: '', history: before }) === 'en' ? message : asTyped(message)
}

export const readQuestion = rememberingLatest((message): readonly Asked[] =>
  matcher().read(plainText(message)),
)

export const weightOf = (words: readonly Asked[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0)
