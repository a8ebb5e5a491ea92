import { aliases } from '../../_shared/catalogue/aliases.ts'
import { entryOf, type CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { wordsOf } from '../../_shared/catalogue/words.ts'
import type { Question } from '../conversation.ts'
import { cues, intents, type Intent } from './cues.ts'
import { knownWords } from './known-words.ts'
import { langOf } from './lang.ts'
import { createMatcher, type Match, type Phrase } from './matcher.ts'
import { isOffer, serviceIdOf } from './offers.ts'
import type { Scene } from './scene.ts'

const intentPhrases: Phrase<Intent>[] = intents.flatMap((target) =>
  cues[target].map((words) => ({ words, target })),
)

/** Titles that are words of the everyday, such as «Бизнес»: they count where their service is talked about. */
const isWeak = (entry: CatalogueEntry) =>
  isOffer(entry) &&
  (entry.kind === 'plan' || (entry.kind === 'package' && entry.serviceId !== 'web-development'))

/** Whose titles are named by visitors; the rest is found by search. */
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

/** Built once for a catalogue. */
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

/** Services whose work is done on a site: beside them «сайт» names nothing of its own. */
const onSites = new Set(['seo-promotion', 'website-support', 'custom-saas', 'web-development'])

function withoutSideWords(matches: readonly Match<string>[]): CatalogueEntry[] {
  const entries = matches.flatMap(({ target }) => entryOf(target) ?? [])
  const ids = new Set(entries.map(({ id }) => id))
  const isOnSite = entries.some(
    (it) =>
      it.id !== 'web-development' &&
      isOffer(it) &&
      (it.kind === 'extra' || it.kind === 'cms' || onSites.has(serviceIdOf(it) ?? '')),
  )
  return [...ids].flatMap((id) => {
    if (id === 'web-development' && isOnSite) return []
    if (id === 'mobile-apps-development' && ids.has('mobile-apps')) return []
    return entryOf(id) ?? []
  })
}

/** Words of the everyday that name a package are taken so only where their service is the subject. */
function settleWeak(entries: readonly CatalogueEntry[], before: CatalogueEntry | undefined) {
  const services = new Set(
    [...entries.filter((it) => !isWeak(it)), before].map((it) => it && serviceIdOf(it)),
  )
  return entries.filter((it) => !isWeak(it) || services.has(serviceIdOf(it)))
}

/** Reads a message: language, what it wants, what it is about. */
export function understand(catalogue: Catalogue, question: Question): Scene {
  const { message, history, state } = question
  const { intents: findIntents, subjects: findSubjects } = matchersOf(catalogue)
  const intentMatches = findIntents(message)
  const subjectMatches = findSubjects(message)
  const before = entryOf(state.subjectId)
  const all = withoutSideWords(subjectMatches)
  const settled = settleWeak(all, before)
  // Nothing but such words, and no service to tell: all that bear the name.
  const named = settled.length > 0 ? settled : all
  const words = wordsOf(message)
  const seen = new Set(
    [...intentMatches, ...subjectMatches].flatMap(({ at, size }) =>
      Array.from({ length: size }, (_, index) => at + index),
    ),
  )
  return {
    catalogue,
    question,
    lang: langOf(message, history),
    intents: new Set(intentMatches.map(({ target }) => target)),
    named,
    subjects: named.length > 0 ? named : before ? [before] : [],
    recognised: seen.size,
    words: words.length,
  }
}
