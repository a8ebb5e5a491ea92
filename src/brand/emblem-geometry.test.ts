import { describe, expect, it } from 'vitest'
import { complete, yurtAt, yurtSize } from './emblem-geometry'

/** The points of a path of relative steps; of a curve, its end. */
function pointsOf(path: string) {
  let at = { x: 0, y: 0 }
  return [
    ...path.matchAll(/[mlc][-\d.e ]*?(-?[\d.]+(?:e-\d+)?) (-?[\d.]+(?:e-\d+)?)(?=[a-z]|$)/g),
  ].map(([, x, y]) => {
    at = { x: at.x + Number(x), y: at.y + Number(y) }
    return at
  })
}

const wallFrontOf = (unfolded: number) => {
  const [, , , wallFront = ''] = yurtAt(
    { ...complete, unfolded, tilt: 0 },
    (length) => length,
  ).paths
  return pointsOf(wallFront)
}

describe('complete', () => {
  const { paths } = yurtAt(complete, Math.round)
  const [, , , wallFront = '', knots = ''] = paths

  it('draws the right half inside its view box, within a few kilobytes', () => {
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
    const onStaves = new Set(pointsOf(wallFront).map(({ x, y }) => `${x} ${y}`))
    const ofKnots = pointsOf(knots)
    expect(ofKnots.length).toBeGreaterThan(40)
    expect(ofKnots.filter(({ x, y }) => !onStaves.has(`${x} ${y}`))).toEqual([])
  })
})

describe('the wall as a scissor mechanism', () => {
  const middle = yurtSize.width / 2
  const radius = 400

  it.each([0.05, 0.3, 0.7, 1])('keeps the length of its laths, unfolded to %d', (unfolded) => {
    // Along the wall, which is round.
    const points = wallFrontOf(unfolded).map(({ x, y }) => ({
      along: radius * Math.asin(Math.min(1, (x - middle) / radius)),
      y,
    }))
    const lengths = points.slice(1).flatMap((to, index) => {
      const from = points[index]
      // The next row begins again in the middle.
      return from && to.along > from.along ? [Math.hypot(to.along - from.along, to.y - from.y)] : []
    })
    expect(lengths.length).toBeGreaterThan(60)
    for (const length of lengths)
      expect(length).toBeCloseTo(Math.hypot((Math.PI * radius) / 30, 50), 3)
  })

  it('is a narrow bundle at first, and lower the wider it is', () => {
    const sizeOf = (unfolded: number) => {
      const points = wallFrontOf(unfolded)
      const heights = points.map(({ y }) => y)
      return {
        width: Math.max(...points.map(({ x }) => x)) - middle,
        height: Math.max(...heights) - Math.min(...heights),
      }
    }
    const sizes = [0.045, 0.2, 0.4, 0.6, 0.8].map(sizeOf)
    expect(sizes[0]?.width).toBeLessThan(70)
    for (const [index, { width, height }] of sizes.slice(1).entries()) {
      expect(width).toBeGreaterThanOrEqual((sizes[index]?.width ?? 0) - 3)
      expect(height).toBeLessThan(sizes[index]?.height ?? 0)
    }
  })
})
