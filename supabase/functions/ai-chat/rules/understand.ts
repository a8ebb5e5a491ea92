import { aliases } from '../../_shared/catalogue/aliases.ts'
import { contentWords, entryOf, type CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { stemOf, stemsOf, wordsOf } from '../../_shared/catalogue/words.ts'
import type { Question } from '../conversation.ts'
import { cues } from './cues.ts'
import { intents, type Intent } from './intents.ts'
import { knownWords } from './known-words.ts'
import { langOf } from './lang.ts'
import { fromLatinLayout } from './layout.ts'
import { covers, createMatcher, type Match, type Phrase } from './matcher.ts'
import { isOffer, soldOf } from './offers.ts'
import { resolve } from './resolve.ts'
import type { MessageContext } from './message-context.ts'

const intentPhrases: Phrase<Intent>[] = intents.flatMap((target) =>
  cues[target].map((words) => ({ words, target })),
)

/** Entries that visitors call by their title; the others are found by search. */
const isNamed = (entry: CatalogueEntry) =>
  isOffer(entry)
    ? entry.kind !== 'special' && entry.id !== 'mobile-apps'
    : ['technology', 'industry'].includes(entry.kind)

const titlePhrases = (catalogue: Catalogue): Phrase<string>[] =>
  [...catalogue.offers, ...catalogue.topics]
    .filter(isNamed)
    .map(({ id, title }) => ({ words: title, target: id }))

const aliasPhrases: Phrase<string>[] = Object.entries(aliases).flatMap(([target, phrases]) =>
  phrases.map((words) => ({ words, target })),
)

type Matchers = {
  intents: (message: string) => Match<Intent>[]
  subjects: (message: string) => Match<string>[]
}
const matchers = new WeakMap<Catalogue, Matchers>()

function matchersOf(catalogue: Catalogue): Matchers {
  const known = matchers.get(catalogue)
  if (known) return known
  const subjectPhrases = [...titlePhrases(catalogue), ...aliasPhrases]
  const made: Matchers = {
    intents: createMatcher(intentPhrases, [
      ...knownWords,
      ...subjectPhrases.map(({ words }) => words),
    ]),
    subjects: createMatcher(subjectPhrases, [
      ...knownWords,
      ...intentPhrases.map(({ words }) => words),
    ]),
  }
  matchers.set(catalogue, made)
  return made
}

const everyday = new Set(knownWords.flatMap(stemsOf))
const isUnknown = (word: string) =>
  contentWords(word).length > 0 && !/\d/.test(word) && !everyday.has(stemOf(word))

/** Determines the language, the intents and the subjects of a message. */
export function understand(catalogue: Catalogue, question: Question): MessageContext {
  const context = read(catalogue, question)
  if (context.recognised > 0 || /\p{Script=Cyrillic}/u.test(question.message)) return context
  const typed = read(catalogue, { ...question, message: fromLatinLayout(question.message) })
  return typed.isExact ? typed : context
}

function read(catalogue: Catalogue, question: Question): MessageContext {
  const { message, history, state } = question
  const { intents: findIntents, subjects: findSubjects } = matchersOf(catalogue)
  // Addresses are not words of the question.
  // «Просто» is not «Простое»: the adverb never names the package.
  const text = message
    .replace(/https?:\/\/\S+|\S*@\S*/gi, ' ')
    .replace(/(?<!\p{L})просто(?!\p{L})/giu, ' ')
  const allSubjects = findSubjects(text)
  const allIntents = findIntents(text)
  // «Тариф поддержки» is a thing, not a question for a tariff; «ты нейросеть?» is a question, not a thing.
  const subjectMatches = allSubjects.filter((it) => !allIntents.some((other) => covers(other, it)))
  const intentMatches = allIntents.filter((it) => !allSubjects.some((other) => covers(other, it)))
  const before = entryOf(state.subjectId)
  const words = wordsOf(text)
  const named = resolve(
    subjectMatches,
    before,
    words.length < 3 || /пакет|тариф|план|packag|plan/i.test(text),
  )
  const all = [...intentMatches, ...subjectMatches]
  const places = new Set(all.flatMap((it) => it.places))
  return {
    catalogue,
    question,
    lang: langOf(message, history),
    intents: new Set(intentMatches.map(({ target }) => target)),
    named,
    subjects: soldOf(catalogue, named).length > 0 || !before ? named : [...named, before],
    isExact: all.some(({ exact }) => exact),
    hasUnknownWords: words.some((word, place) => !places.has(place) && isUnknown(word)),
    recognised: places.size,
    words: words.length,
  }
}
