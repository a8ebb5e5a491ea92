import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Fact } from '@/content/facts/fact'
import { kebabCase } from '../../src/lib/text/kebab-case'
import type { CatalogueCard } from '../knowledge/types.ts'
import { isService } from './offers.ts'
import type { Page } from './pages.ts'

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'question' in value && 'asks' in value

const folder = 'src/content/facts'

/** Every fact of the site by its id, sorted. */
async function loadFacts(): Promise<Map<string, Fact>> {
  const facts = new Map<string, Fact>()
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
    const module: object = await import(pathToFileURL(resolve(folder, file)).href)
    for (const [name, value] of Object.entries(module)) {
      if (isFact(value)) facts.set(`${basename(file, '.ts')}/${kebabCase(name)}`, value)
    }
  }
  // Tools list a module's exports in different orders.
  return new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export async function loadCards(pages: readonly Page[]): Promise<CatalogueCard[]> {
  const services = new Map(pages.filter(isService).map(({ path, id }) => [path, id]))
  return [...(await loadFacts())].map(([id, { question, asks, answer, answerEn, to }]) => {
    const serviceId = services.get(to)
    return {
      id,
      asks: [question, ...asks],
      answer,
      answerEn,
      path: to,
      ...(serviceId !== undefined && { serviceId }),
    }
  })
}
