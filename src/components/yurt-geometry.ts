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

const pen = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`

/** Joins the points that lie on one side of the frame into path data. */
function draw(points: readonly Point[], front: boolean) {
  let path = ''
  let drawing = false
  for (const point of points) {
    if (point.front !== front) {
      drawing = false
      continue
    }
    path += (drawing ? 'L' : 'M') + pen(point)
    drawing = true
  }
  return path
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const step = (2 * Math.PI) / staves

function stave(index: number, direction: 1 | -1) {
  const segments = 10
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

const paths = (lines: readonly (readonly Point[])[], front: boolean) =>
  lines.map((line) => draw(line, front)).join('')

/** Path data of the frame; the knots are zero-length strokes that a round line cap turns into dots. */
export const yurt = {
  wallFront: paths(wall, true),
  wallBack: paths(wall, false),
  roofFront: paths(poles, true),
  roofBack: paths(poles, false),
  /** Ellipses: the wall's upper rim, and the ring at the top. */
  hoops: [hoop(wallHeight, radius), hoop(wallHeight + roofHeight, ringRadius)],
  knots: knots
    .filter(({ front }) => front)
    .map((knot) => `M${pen(knot)}h0`)
    .join(''),
}
