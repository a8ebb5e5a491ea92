/*
 * A yurt's wooden frame as lines: the lattice wall (кереге) wound round a cylinder, the roof poles
 * (уук) and the ring at the top (түндүк). Drawn from numbers, so it is sharp at any size and needs no
 * image. Units are those of the SVG's view box.
 */
export const yurtSize = { width: 880, height: 640 } as const

const centreX = 440
const floorY = 560
const radius = 400
/** How much the circles of the frame are seen from above: 0 is edge-on, 1 from the zenith. */
const tilt = 0.16
const wallHeight = 250
const roofHeight = 205
const ringRadius = 88
const staves = 30
const diamondsHigh = 5

interface Point {
  x: number
  y: number
  /** Towards the viewer. */
  front: boolean
}

const onWall = (angle: number, height: number, atRadius = radius): Point => ({
  x: centreX + atRadius * Math.sin(angle),
  y: floorY - height + atRadius * tilt * Math.cos(angle),
  front: Math.cos(angle) >= -0.02,
})

/** Path data in relative steps: half as long as absolute ones, and compressed to a third of that. */
function pen() {
  let path = ''
  let at = { x: 0, y: 0 }
  const go = (command: 'm' | 'l', { x, y }: Point) => {
    const to = { x: Math.round(x), y: Math.round(y) }
    path += `${command}${to.x - at.x} ${to.y - at.y}`
    at = to
  }
  return {
    move: (to: Point) => go('m', to),
    line: (to: Point) => go('l', to),
    /** A stroke of no length, which a round line cap turns into a dot. */
    dot: (to: Point) => {
      go('m', to)
      path += 'h0'
    },
    path: () => path,
  }
}

/** Draws those stretches of the lines that lie on one side of the frame. */
function draw(lines: readonly (readonly Point[])[], front: boolean) {
  const { move, line, path } = pen()
  for (const points of lines) {
    let drawing = false
    for (const point of points) {
      if (point.front === front) (drawing ? line : move)(point)
      drawing = point.front === front
    }
  }
  return path()
}

function dots(points: readonly Point[]) {
  const { dot, path } = pen()
  for (const point of points) if (point.front) dot(point)
  return path()
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const step = (2 * Math.PI) / staves

function stave(index: number, direction: 1 | -1) {
  const segments = diamondsHigh
  return range(segments + 1).map((part) => {
    const share = part / segments
    return onWall(index * step + direction * share * (diamondsHigh / 2) * step, share * wallHeight)
  })
}

/** A roof pole: steep where it leaves the wall, then straight to the ring. */
function pole(index: number) {
  const segments = 8
  return range(segments + 1).map((part) => {
    const share = part / segments
    const bend = Math.sin((share * Math.PI) / 2)
    return onWall(
      index * step + (diamondsHigh % 2) * (step / 2),
      wallHeight + roofHeight * bend,
      radius + (ringRadius - radius) * (share * 0.55 + share * share * 0.45),
    )
  })
}

const wall = range(staves).flatMap((index) => [stave(index, 1), stave(index, -1)])
const poles = range(staves).map(pole)

const hoop = (height: number, atRadius: number) => ({
  cx: centreX,
  cy: floorY - height,
  rx: atRadius,
  ry: atRadius * tilt,
})

/** Where two staves of the wall cross, on the near side. */
const knots = range(diamondsHigh + 1).flatMap((row) =>
  range(staves).map((index) =>
    onWall(index * step + (row % 2) * (step / 2), (row / diamondsHigh) * wallHeight),
  ),
)

/** Path data of the frame. */
export const yurt = {
  wallFront: draw(wall, true),
  wallBack: draw(wall, false),
  roofFront: draw(poles, true),
  roofBack: draw(poles, false),
  /** Ellipses: the wall's upper rim, and the ring at the top. */
  hoops: [hoop(wallHeight, radius), hoop(wallHeight + roofHeight, ringRadius)],
  knots: dots(knots),
}
