import { expect, it } from 'vitest'
import { latticePattern, levels } from './cover-pattern'

it('draws the same cover for the same seed', () => {
  expect(latticePattern('akmed')).toEqual(latticePattern('akmed'))
})

it('draws another cover for another seed', () => {
  expect(latticePattern('akmed')).not.toEqual(latticePattern('manat-pay'))
})

it.each(['nur-retail', 'tulpar-logistics', 'manat-pay', 'akmed', '', 'Всё, что держит бизнес'])(
  'lights some of the diamonds, but not all, for «%s»',
  (seed) => {
    const paths = latticePattern(seed)
    expect(paths).toHaveLength(levels.length)
    const diamonds = paths.join('').split('m').length - 1
    expect(diamonds).toBeGreaterThan(20)
    expect(diamonds).toBeLessThan(215)
  },
)
