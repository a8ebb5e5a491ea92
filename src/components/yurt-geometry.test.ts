import { expect, it } from 'vitest'
import { yurt, yurtSize } from './yurt-geometry'

/** The points that a path of relative steps goes through. */
function pointsOf(path: string) {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => {
    at = { x: at.x + Number(x), y: at.y + Number(y) }
    return at
  })
}

it('stays inside its view box and within a few kilobytes', () => {
  const paths = [yurt.wallFront, yurt.wallBack, yurt.roofFront, yurt.roofBack, yurt.knots]
  for (const path of paths) {
    expect(path).not.toContain('NaN')
    for (const { x, y } of pointsOf(path)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(yurtSize.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(yurtSize.height)
    }
  }
  expect(paths.join('').length).toBeLessThan(6_500)
})

it('ties every knot to staves of the wall', () => {
  const onStaves = new Set(pointsOf(yurt.wallFront).map(({ x, y }) => `${x} ${y}`))
  const knots = pointsOf(yurt.knots)
  expect(knots.length).toBeGreaterThan(50)
  expect(knots.filter(({ x, y }) => !onStaves.has(`${x} ${y}`))).toEqual([])
})
