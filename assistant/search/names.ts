// What a message calls by name.

import type { Asked } from './matcher.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { stemsOf } from '../language/words.ts'
import type { Context } from './context.ts'
import { matcherOf, weightOf } from './read.ts'

/** Whether words name the client of a case: «Тулпар» is «Тулпар Логистик», but «Ош» is a city. */
export function isCalled({ kind, path, title }: CatalogueTopic, words: readonly Asked[]): boolean {
  const [name = ''] = stemsOf(title)
  return kind === 'case' && path === '/cases' && words.some(({ term }) => term === name)
}

/** Whether terms name an offer or a technology in full. */
export function isSaid({ catalogue }: Context, said: ReadonlySet<string>) {
  const { names } = matcherOf(catalogue)
  return (it: CatalogueOffer | CatalogueTopic) =>
    (names.get(it) ?? []).some((terms) => terms.length > 0 && terms.every((term) => said.has(term)))
}

export const termsIn = (words: readonly Asked[]) => new Set(words.map(({ term }) => term))

/** What visitors say of an industry besides its name: «работаете ли с отелями», «опыт с фермерами». */
export const ofWork =
  'работа работаете делать делали разработка разрабатывали клиенты опыт дело имели проекты сотрудничали предложите сфера отрасль бизнес ' +
  'компания фирма знакомы занимаетесь пример проект покажите желательно цифры результаты portfolio projects any work worked experience clients industry'

/** The offers that a message names; «поддержка сайта» is no «сайт». */
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
        ({ terms: other }) => other.size <= terms.size || [...terms].some((it) => !other.has(it)),
      ),
    )
    .map(({ offer }) => offer)
}

/** The technologies that a message names. */
export const namedTools = (context: Context): CatalogueTopic[] =>
  context.catalogue.topics.filter(isSaid(context, termsIn(context.words)))

/** The industry that a message names, by any word for it: «для клиник» is «Здравоохранение». */
export function namedIndustry({ catalogue, words }: Context): CatalogueTopic | undefined {
  const { termsOf } = matcherOf(catalogue)
  const said = termsIn(words)
  return catalogue.topics.find(
    ({ kind, title }) => kind === 'industry' && termsOf(title).some((it) => said.has(it)),
  )
}

const toChoose = /(?<!\p{L})(?:или|либо|or|vs)(?!\p{L})/iu

/** Whether a message asks for little else than whether we work with the technologies that it names. */
export function isMostlyNames(context: Context, tools: readonly CatalogueTopic[]): boolean {
  const { names, termsOf } = matcherOf(context.catalogue)
  const usual = new Set([...tools.flatMap((it) => names.get(it) ?? []).flat(), ...termsOf(ofWork)])
  const rest = context.words.filter(({ term }) => !usual.has(term))
  const most = toChoose.test(context.question.message) ? 0.2 : 0.4
  return weightOf(rest) < most * weightOf(context.words)
}
