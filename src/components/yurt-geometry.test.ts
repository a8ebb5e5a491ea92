import { expect, it } from 'vitest'
import { yurt, yurtSize } from './yurt-geometry'

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

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
  expect(paths.join('').length).toBeLessThan(16_000)
})

it('ties every knot to staves of the wall', () => {
  const onStaves = new Set(pointsOf(yurt.wallFront).map(({ x, y }) => `${x} ${y}`))
  const knots = pointsOf(yurt.knots)
  expect(knots.length).toBeGreaterThan(50)
  expect(knots.filter(({ x, y }) => !onStaves.has(`${x} ${y}`))).toEqual([])
})
