/* A yurt's frame as SVG paths: lattice wall (кереге), roof poles (уук), ring (түндүк). In units of the view box.
   The wall is a scissor mechanism, as the real one is: its laths keep their length and turn around their knots, so that
   it is as much lower as it is wider. */
export const yurtSize = { width: 880, height: 640 } as const

const centreX = 440
const floorY = 560
const radius = 400
const wallHeight = 250
const roofHeight = 205
const ringRadius = 88
const staves = 30
const diamondsHigh = 5

/** Of the wall's upper rim, and of the ring at the top. */
export const hoopRadii = [radius, ringRadius] as const

/** A lath from knot to knot, along the wall and up, where the wall has been unfolded all the way around. */
const run = (radius * Math.PI) / staves
const rise = wallHeight / diamondsHigh
const lath = Math.hypot(run, rise)

/** A moment of putting the yurt up, and where one looks from. */
export interface Stage {
  /** How far the wall is unfolded: 1 is all the way around. */
  unfolded: number
  /** How high the roof is lifted above the wall: 1 is in place. */
  lifted: number
  /** The view: 0 is from the side, 1 from above. */
  tilt: number
}

export const complete: Stage = { unfolded: 1, lifted: 1, tilt: 0.16 }

type Point = readonly [x: number, y: number]

/** A command of path data with its points. */
type Step = readonly [command: string, ...points: Point[]]

/** Path data in relative steps: half as long as absolute ones, and compressed a sixth. */
function pathOf(steps: readonly Step[], round: (length: number) => number) {
  let at: Point = [0, 0]
  return steps
    .map(([command, ...points]) => {
      const rounded = points.map(([x, y]): Point => [round(x), round(y)])
      const data = rounded.map(([x, y]) => `${x - at[0]} ${y - at[1]}`)
      at = rounded.at(-1) ?? at
      return command + data.join(' ')
    })
    .join('')
}

/** From the first to the last, both included. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The frame's right half at a stage, and the hoops around it. */
export function yurtAt({ unfolded, lifted, tilt }: Stage, round: (length: number) => number) {
  /** Between neighbouring knots of a row and the next one, seen from the centre. */
  const pitch = (unfolded * Math.PI) / staves
  const rowHeight = Math.sqrt(lath ** 2 - (unfolded * run) ** 2)
  const rim = diamondsHigh * rowHeight
  const top = rim + roofHeight * lifted
  const lastInFront = Math.min(staves, Math.floor(Math.PI / 2 / pitch + 0.1))

  const onWall = (stave: number, height: number, atRadius = radius): Point => [
    centreX + atRadius * Math.sin(stave * pitch),
    floorY - height + atRadius * tilt * Math.cos(stave * pitch),
  ]

  /** Row by row: every other row is the same, and compresses to nothing. */
  const wall = (first: number, last: number) =>
    range(0, diamondsHigh - 1).flatMap((row) =>
      range(first, last).map((stave): Step => {
        const height = (row + ((row + stave) % 2)) * rowHeight
        return [stave === first ? 'm' : 'l', onWall(stave, height)]
      }),
    )

  /** From every knot of the wall's rim to the ring: steep at first, then straight. */
  const roof = (first: number, last: number) =>
    range(first, last).flatMap((stave): Step[] => {
      if (stave % 2 !== diamondsHigh % 2) return []
      const at = (up: number, inwards: number) =>
        onWall(stave, rim + (top - rim) * up, radius + (ringRadius - radius) * inwards)
      return [
        ['m', at(0, 0)],
        ['c', at(0.55, 0.18), at(1, 0.52), at(1, 1)],
      ]
    })

  /** Where laths cross, in front: strokes of length 0, which a round line cap turns into dots. */
  const knots = () =>
    range(0, diamondsHigh).flatMap((row) =>
      range(0, lastInFront).flatMap((stave): Step[] =>
        stave % 2 === row % 2 ? [['m', onWall(stave, row * rowHeight)], ['h0']] : [],
      ),
    )

  return {
    /** Path data, in the order of the markup. */
    paths: [
      wall(lastInFront, staves),
      roof(lastInFront + 1, staves),
      roof(0, lastInFront),
      wall(0, lastInFront),
      knots(),
    ].map((steps) => pathOf(steps, round)),
    /** Where the middles of the hoops are. */
    hoops: [floorY - rim, floorY - top],
  }
}
