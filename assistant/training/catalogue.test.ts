import { describe, expect, it } from 'vitest'
import { madeByTask } from '@/content/made-by-task'
import { offers } from '@/content/offers'
import { catalogue } from '../knowledge/catalogue.ts'
import { isService } from './offers.ts'
import { loadPages } from './pages.ts'

/** Every value of a key `price`, at any depth. */
function* pricesIn(value: unknown, key = ''): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  if (key === 'price') yield value
  for (const [name, inner] of Object.entries(value)) yield* pricesIn(inner, name)
}

/** The number of a price, or the free part. */
const figureOf = (price: object): unknown =>
  Object.entries(price).find(([name]) => ['from', 'exactly', 'percent', 'free'].includes(name))?.[1]

const amounts = new Set<unknown>(
  catalogue.offers.flatMap(({ price, free }) => [price && figureOf(price), free]),
)

describe('the generated catalogue', () => {
  it('has every price that the pages publish', async () => {
    const pages = await loadPages()
    const prices = [
      ...pages.flatMap(({ content }) => [...pricesIn(content)]),
      ...pricesIn(Object.values(offers)),
    ]
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.map(figureOf).filter((figure) => !amounts.has(figure))).toEqual([])
  })

  it('gives every entry a unique id', () => {
    const ids = [...catalogue.offers, ...catalogue.topics].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('knows what its words, titles and works belong to', () => {
    const ids = new Set([...catalogue.offers, ...catalogue.topics].map(({ id }) => id))
    const works = catalogue.topics.filter(({ kind, industry }) => industry && kind !== 'industry')
    expect(works.length).toBeGreaterThan(0)
    expect(Object.keys(offers).filter((id) => !ids.has(id))).toEqual([])
    const said = new Set(catalogue.cards.map(({ id }) => id))
    expect(
      Object.values(madeByTask).flatMap(({ fact }) => (said.has(fact) ? [] : [fact])),
      'take what these facts said out of src/content/made-by-task.ts',
    ).toEqual([])
  })

  it('has every service that a page sells, and refers to no other', async () => {
    const services = new Set(
      catalogue.offers.flatMap(({ kind, id }) => (kind === 'service' ? [id] : [])),
    )
    const named = [...catalogue.offers, ...catalogue.topics].flatMap(({ serviceId }) =>
      serviceId ? [serviceId] : [],
    )
    const sold = (await loadPages()).filter(isService).map(({ id }) => id)
    expect([...services].sort()).toEqual(sold.sort())
    expect(named.filter((id) => !services.has(id))).toEqual([])
  })
})
