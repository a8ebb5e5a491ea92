import { expect, it } from 'vitest'
import { yurt, yurtSize } from './emblem-geometry'

/** The points of a path of relative steps; of a curve, its end. */
function pointsOf(path: string) {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/[mlc][-\d ]*?(-?\d+) (-?\d+)(?=[a-z]|$)/g)].map(([, x, y]) => {
    at = { x: at.x + Number(x), y: at.y + Number(y) }
    return at
  })
}

it('draws the right half inside its view box, within a few kilobytes', () => {
  const paths = [yurt.wallFront, yurt.wallBack, yurt.roofFront, yurt.roofBack, yurt.knots]
  for (const path of paths) {
    expect(path).not.toContain('NaN')
    for (const { x, y } of pointsOf(path)) {
      expect(x).toBeGreaterThanOrEqual(yurtSize.width / 2)
      expect(x).toBeLessThanOrEqual(yurtSize.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(yurtSize.height)
    }
  }
  expect(paths.join('').length).toBeLessThan(2_500)
})

it('has every knot on the staves of the wall', () => {
  const onStaves = new Set(pointsOf(yurt.wallFront).map(({ x, y }) => `${x} ${y}`))
  const knots = pointsOf(yurt.knots)
  expect(knots.length).toBeGreaterThan(40)
  expect(knots.filter(({ x, y }) => !onStaves.has(`${x} ${y}`))).toEqual([])
})
