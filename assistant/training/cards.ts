import type { Fact } from '@/content/facts/fact'
import { kebabCase } from '../../src/lib/text/kebab-case'
import type { CatalogueCard } from '../knowledge/types.ts'
import { isService } from './offers.ts'
import { exportsOf, type Page } from './pages.ts'

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'question' in value && 'asks' in value

/** Every fact of the site, sorted by its id: tools list a module's exports in different orders. */
export async function loadCards(pages: readonly Page[]): Promise<CatalogueCard[]> {
  const services = new Map(pages.filter(isService).map(({ path, id }) => [path, id]))
  const cards = (await exportsOf('src/content/facts')).flatMap(({ module, name, value }) => {
    if (!isFact(value)) return []
    const { question, asks, answer, answerEn, to } = value
    const serviceId = services.get(to)
    return {
      id: `${module}/${kebabCase(name)}`,
      asks: [question, ...asks],
      answer,
      answerEn,
      path: to,
      ...(serviceId !== undefined && { serviceId }),
    }
  })
  return cards.sort((a, b) => (a.id < b.id ? -1 : 1))
}
