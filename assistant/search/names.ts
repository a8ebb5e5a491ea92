// Finds names in a message.

import type { Asked } from './matcher.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { topicsOf, type Entry } from '../knowledge/offers.ts'
import { stemsOf } from '../language/words.ts'
import { matcher, weightOf, type Context } from './read.ts'

/** Whether the words name the client of a case: «Тулпар» is «Тулпар Логистик», but «Ош» is a city. */
export function isCalled({ kind, path, title }: CatalogueTopic, words: readonly Asked[]): boolean {
  const [name = ''] = stemsOf(title)
  return kind === 'case' && path === '/cases' && words.some(({ term }) => term === name)
}

/** The names of an entry of which all terms are said. */
const namesIn = (entry: Entry, said: ReadonlySet<string>) =>
  (matcher().names.get(entry) ?? []).filter(
    (terms) => terms.length > 0 && terms.every((term) => said.has(term)),
  )

/** Whether the terms name an offer or a technology in full. */
export const isSaid = (said: ReadonlySet<string>) => (entry: Entry) =>
  namesIn(entry, said).length > 0

export const termsIn = (words: readonly Asked[]) => new Set(words.map(({ term }) => term))

/** Visitors' words about an industry besides its name: «работаете ли с отелями», «опыт с фермерами». */
export const ofWork =
  'работа работаете делать делали разработка разрабатывали клиенты опыт дело имели проекты сотрудничали предложите сфера отрасль бизнес ' +
  'компания фирма знакомы занимаетесь пример проект покажите желательно цифры результаты portfolio projects any work worked experience clients industry'

/** The offers named by a message; «поддержка сайта» does not name «сайт». */
export function namedOffers(words: readonly Asked[]): CatalogueOffer[] {
  const said = termsIn(words)
  const found = catalogue.offers.flatMap((offer) => {
    const [longest] = namesIn(offer, said)
      .map((terms) => new Set(terms))
      .sort((a, b) => b.size - a.size)
    return longest ? [{ offer, terms: longest }] : []
  })
  return found
    .filter(({ terms }) =>
      found.every(
        ({ terms: other }) =>
          other.size <= terms.size || [...terms].some((term) => !other.has(term)),
      ),
    )
    .map(({ offer }) => offer)
}

export const namedTools = (words: readonly Asked[]): CatalogueTopic[] =>
  catalogue.topics.filter(isSaid(termsIn(words)))

/** The industry named by a message, by any word for it: «для клиник» is «Здравоохранение». */
export function namedIndustry(words: readonly Asked[]): CatalogueTopic | undefined {
  const said = termsIn(words)
  return topicsOf('industry').find(({ title }) =>
    matcher()
      .termsOf(title)
      .some((term) => said.has(term)),
  )
}

const toChoose = /(?<!\p{L})(?:или|либо|or|vs)(?!\p{L})/iu

/** Whether a message asks little more than whether we work with the named technologies. */
export function isMostlyNames(
  { words, question }: Context,
  tools: readonly CatalogueTopic[],
): boolean {
  const { names, termsOf } = matcher()
  const usual = new Set([
    ...tools.flatMap((tool) => names.get(tool) ?? []).flat(),
    ...termsOf(ofWork),
  ])
  const rest = words.filter(({ term }) => !usual.has(term))
  const most = toChoose.test(question.message) ? 0.2 : 0.4
  return weightOf(rest) < most * weightOf(words)
}

/** The parts of services named by a message: packages, plans. */
export const namedParts = (words: readonly Asked[]) =>
  namedOffers(words).filter(({ kind }) => kind !== 'service')

/** The offer named by a message, a package before its service. */
export const named = (words: readonly Asked[]): CatalogueOffer | undefined =>
  namedParts(words)[0] ?? namedOffers(words)[0]
