// Finds names in a message.

import type { Asked } from './matcher.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { stemsOf } from '../language/words.ts'
import type { Context } from './context.ts'
import { matcherOf, weightOf } from './read.ts'

/** Whether the words name the client of a case: «Тулпар» is «Тулпар Логистик», but «Ош» is a city. */
export function isCalled({ kind, path, title }: CatalogueTopic, words: readonly Asked[]): boolean {
  const [name = ''] = stemsOf(title)
  return kind === 'case' && path === '/cases' && words.some(({ term }) => term === name)
}

/** Whether the terms name an offer or a technology in full. */
export function isSaid({ catalogue }: Context, said: ReadonlySet<string>) {
  const { names } = matcherOf(catalogue)
  return (entry: CatalogueOffer | CatalogueTopic) =>
    (names.get(entry) ?? []).some(
      (terms) => terms.length > 0 && terms.every((term) => said.has(term)),
    )
}

export const termsIn = (words: readonly Asked[]) => new Set(words.map(({ term }) => term))

/** Visitors' words about an industry besides its name: «работаете ли с отелями», «опыт с фермерами». */
export const ofWork =
  'работа работаете делать делали разработка разрабатывали клиенты опыт дело имели проекты сотрудничали предложите сфера отрасль бизнес ' +
  'компания фирма знакомы занимаетесь пример проект покажите желательно цифры результаты portfolio projects any work worked experience clients industry'

/** The offers named by a message; «поддержка сайта» does not name «сайт». */
export function namedOffers({
  catalogue,
  words,
}: Pick<Context, 'catalogue' | 'words'>): CatalogueOffer[] {
  const { names } = matcherOf(catalogue)
  const said = termsIn(words)
  const found = catalogue.offers.flatMap((offer) => {
    const [longest] = (names.get(offer) ?? [])
      .filter((terms) => terms.length > 0 && terms.every((term) => said.has(term)))
      .toSorted((a, b) => new Set(b).size - new Set(a).size)
    return longest ? [{ offer, terms: new Set(longest) }] : []
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

export const namedTools = (context: Context): CatalogueTopic[] =>
  context.catalogue.topics.filter(isSaid(context, termsIn(context.words)))

/** The industry named by a message, by any word for it: «для клиник» is «Здравоохранение». */
export function namedIndustry({ catalogue, words }: Context): CatalogueTopic | undefined {
  const { termsOf } = matcherOf(catalogue)
  const said = termsIn(words)
  return catalogue.topics.find(
    ({ kind, title }) => kind === 'industry' && termsOf(title).some((term) => said.has(term)),
  )
}

const toChoose = /(?<!\p{L})(?:или|либо|or|vs)(?!\p{L})/iu

/** Whether a message asks little more than whether we work with the named technologies. */
export function isMostlyNames(context: Context, tools: readonly CatalogueTopic[]): boolean {
  const { names, termsOf } = matcherOf(context.catalogue)
  const usual = new Set([
    ...tools.flatMap((tool) => names.get(tool) ?? []).flat(),
    ...termsOf(ofWork),
  ])
  const rest = context.words.filter(({ term }) => !usual.has(term))
  const most = toChoose.test(context.question.message) ? 0.2 : 0.4
  return weightOf(rest) < most * weightOf(context.words)
}

/** The offer named by a message, a package before its service. */
export function named(context: Context): CatalogueOffer | undefined {
  const offers = namedOffers(context)
  return offers.find(({ kind }) => kind !== 'service') ?? offers[0]
}
