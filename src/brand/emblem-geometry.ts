/* A yurt's frame as SVG paths: lattice wall (кереге), roof poles (уук), ring (түндүк). In units of the view box. */
export const yurtSize = { width: 880, height: 640 } as const

const centreX = 440
const floorY = 560
const radius = 400
/** The view: 0 is from the side, 1 from above. */
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

/** Path data in relative steps: half as long as absolute ones, and compressed a sixth. */
function pen() {
  let path = ''
  let at = { x: 0, y: 0 }
  const stepTo = ({ x, y }: Point) => `${Math.round(x) - at.x} ${Math.round(y) - at.y}`
  const go = (command: string, to: Point) => {
    path += command + stepTo(to)
    at = { x: Math.round(to.x), y: Math.round(to.y) }
  }
  return {
    move: (to: Point) => go('m', to),
    line: (to: Point) => go('l', to),
    curve: (first: Point, second: Point, to: Point) =>
      go(`c${stepTo(first)} ${stepTo(second)} `, to),
    /** A stroke of length 0, which a round line cap turns into a dot. */
    dot: (to: Point) => {
      go('m', to)
      path += 'h0'
    },
    path: () => path,
  }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The angles at which staves cross, half a stave apart, in the right half from front to back. */
const angles = range(staves + 1).map((index) => (index * Math.PI) / staves)

/** A row of the wall's crossings. Every other row is shifted by half a stave. */
const crossings = (row: number) =>
  angles
    .filter((_, index) => index % 2 === row % 2)
    .map((angle) => onWall(angle, (row / diamondsHigh) * wallHeight))

/** The staves of the wall's front or back, row by row: every other row is the same, and compresses to nothing. */
function wall(front: boolean) {
  const { move, line, path } = pen()
  for (const row of range(diamondsHigh)) {
    const points = [...crossings(row), ...crossings(row + 1)]
      .filter((point) => point.front === front)
      .sort((a, b) => (front ? a.x - b.x : b.x - a.x))
    for (const [index, point] of points.entries()) (index ? line : move)(point)
  }
  return path()
}

/** The roof poles, from the wall's upper edge to the ring: steep at first, then straight. */
function roof(front: boolean) {
  const { move, curve, path } = pen()
  for (const angle of angles.filter((_, index) => index % 2 === diamondsHigh % 2)) {
    const at = (rise: number, reach: number) =>
      onWall(angle, wallHeight + roofHeight * rise, radius + (ringRadius - radius) * reach)
    if (at(0, 0).front !== front) continue
    move(at(0, 0))
    curve(at(0.55, 0.18), at(1, 0.52), at(1, 1))
  }
  return path()
}

/** Knots where staves cross, in front. */
function knots() {
  const { dot, path } = pen()
  for (const point of range(diamondsHigh + 1).flatMap(crossings)) if (point.front) dot(point)
  return path()
}

const hoop = (height: number, atRadius: number) => ({
  cx: centreX,
  cy: floorY - height,
  rx: atRadius,
  ry: atRadius * tilt,
})

/** Path data of the frame's right half, and the hoops around it. */
export const yurt = {
  wallFront: wall(true),
  wallBack: wall(false),
  roofFront: roof(true),
  roofBack: roof(false),
  /** Ellipses: the wall's upper rim, and the ring at the top. */
  hoops: [hoop(wallHeight, radius), hoop(wallHeight + roofHeight, ringRadius)],
  knots: knots(),
}
