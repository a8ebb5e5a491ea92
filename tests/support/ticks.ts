import type { Comparison } from '../../src/content/comparisons/comparison.ts'
import { type ComparisonId, comparisons } from '../../src/content/comparisons/comparisons.ts'
import { serviceOf } from '../../src/content/offers.ts'

const isComparison = (id: string): id is ComparisonId => Object.hasOwn(comparisons, id)

const found = Object.keys(comparisons)
  .filter(isComparison)
  .flatMap((id) => {
    const { title, choice, table }: Comparison = comparisons[id]
    const [cheapest, dearest = cheapest] = [choice?.offers[0], choice?.offers.at(-1)]
    const had = choice?.ticks.find(({ from }) => from === dearest)
    const apart = choice?.ticks.find(({ from }) => !from)
    return choice && cheapest && dearest && had && apart && table
      ? [{ id, title, choice, cheapest, dearest, ticks: [had, apart], rows: table.rows }]
      : []
  })

const [first] = found
if (!first) throw new Error('src/content/comparisons has none with a table and wishes')

/** A comparison with a table, a wish that its dearest offer alone has, and one that none has. */
export const ticked = { ...first, path: `/${serviceOf(first.dearest)}` }
