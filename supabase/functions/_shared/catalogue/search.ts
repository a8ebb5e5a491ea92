import MiniSearch from 'minisearch'
import { aliases } from './aliases.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueOffer, CatalogueTopic } from './types.ts'
import { typosAllowed, stemOf, wordsOf } from './words.ts'

export type CatalogueEntry = CatalogueOffer | CatalogueTopic

export interface SearchHit {
  entry: CatalogueEntry
  score: number
  /** The query's words that were found, as stems. */
  terms: string[]
}

const entries = new Map<string, CatalogueEntry>(
  [...catalogue.offers, ...catalogue.topics].map((entry) => [entry.id, entry]),
)

/** Words too common to distinguish entries. */
const stopWords = new Set(
  (
    'и в во на с со к ко по за из от до для о об у а но или что как это этот эта эти мы вы я он она они вас нас вам нам ' +
    'мне меня мой ваш ваша ваше ваши наш не ли бы же то так там тут есть быть был можно нужно нужен нужна надо хочу ' +
    'какой какая какие какое такое такие значит будет будете буду будут свой моего мою вообще скажите подскажите пожалуйста расскажите делать делаете делали сделать сделаете делаем сколько где когда кто чем чего уже еще все всё очень если при the a an of to in on for ' +
    'and or is are do does you your we our i my me it this that with what how can have'
  ).split(' '),
)

/** The words of a question without stop words and short ones. */
export const contentWords = (text: string) =>
  wordsOf(text).filter((word) => !stopWords.has(word) && word.length > 2)

let index: MiniSearch | undefined

/** Built on the first search, in about a tenth of a second. */
function searchIndex(): MiniSearch {
  if (index) return index
  const built = new MiniSearch({
    fields: ['title', 'keywords', 'aliases', 'text', 'features'],
    tokenize: wordsOf,
    processTerm: (word) => (stopWords.has(word) ? null : stemOf(word)),
    searchOptions: {
      boost: { title: 4, aliases: 4, keywords: 2, features: 1.5 },
      fuzzy: (word) => typosAllowed(word),
    },
  })
  built.addAll(
    [...entries.values()].map((entry) => ({
      id: entry.id,
      title: entry.title,
      keywords: (entry.keywords ?? []).join(' '),
      aliases: (aliases[entry.id] ?? []).join(' '),
      text: entry.text,
      features: 'features' in entry ? entry.features.join(' ') : '',
    })),
  )
  index = built
  return built
}

/** An entry of the catalogue by its id. */
export const entryOf = (id: string | undefined): CatalogueEntry | undefined =>
  id === undefined ? undefined : entries.get(id)

/** The entries that match a question best, best first; finds word forms, typing errors and jargon. */
export const searchCatalogue = (query: string, limit = 5): SearchHit[] =>
  searchIndex()
    .search(query)
    .slice(0, limit)
    .flatMap(({ id, score, queryTerms }) => {
      const entry = entryOf(String(id))
      return entry ? [{ entry, score, terms: queryTerms }] : []
    })
