/* The pattern of a cover: a lattice wall with some glowing diamonds. A seed decides which, so every article and case
   has its own cover, the same in the browser and in the built pages. In units of the SVG's view box. */
export const patternSize = { width: 544, height: 324 } as const

const diamond = { width: 34, height: 54 } as const
const columns = patternSize.width / diamond.width
/** Half-rows: every other one is shifted by half a diamond. */
const rows = (patternSize.height / diamond.height) * 2

/** A random number generator seeded by a text (FNV-1a, then mulberry32). */
function seededRandom(text: string) {
  let state = 2_166_136_261
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The brightness of a point, 0 to 1; all parameters are from 0 to 1, `a` and `b` random. */
type Field = (x: number, y: number, a: number, b: number) => number

const wave = (turns: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * turns)

const fields: readonly [Field, ...Field[]] = [
  // mountains
  (x, y, a, b) => {
    const ridge = 0.62 - 0.26 * wave(x * 1.1 + a) - 0.12 * wave(x * 2.7 + b)
    return y < ridge ? 0 : 1 - (y - ridge) * 1.5
  },
  // a growing row of columns
  (x, y, a, b) => {
    const top = 0.95 - 0.8 * Math.pow(Math.floor(x * 6 + a) / 6, 1.2 + b)
    return y < top ? 0 : 0.35 + 0.65 * x
  },
  // rings, like a yurt's roof from inside
  (x, y, a, b) => {
    const distance = Math.hypot((x - 0.35 - 0.3 * a) * 1.7, y - 0.5)
    return wave(distance * (1.6 + b) - 0.1) * Math.max(0, 1.15 - distance)
  },
  // woven bands
  (x, y, a, b) => Math.pow(wave(x * 1.6 + y * (b > 0.5 ? 0.9 : -0.9) + a), 2),
  // a wall that thins out towards a corner
  (x, y, a, b) => Math.max(0, (a > 0.5 ? x : 1 - x) * 0.75 + (b > 0.5 ? y : 1 - y) * 0.75 - 0.35),
  // a crossing of two paths
  (x, y, a) => {
    const slope = 0.5 + 0.4 * a
    const near = (line: number) => Math.max(0, 1 - Math.abs(y - line) * 4.5)
    return near(0.1 + slope * x) + near(0.9 - slope * x)
  },
  // a path with a bend
  (x, y, a, b) => {
    const middle = 0.5 + 0.32 * Math.sin(Math.PI * (x * (1.2 + b) + a * 2))
    return Math.max(0, 1 - Math.abs(y - middle) * 4.2) * (0.45 + 0.55 * x)
  },
]

/** Opacities of the glow; a dark diamond has no level. */
export const levels = [0.1, 0.28, 0.58, 1] as const

/** Chosen so that covers on one page differ in kind. */
const salt = '25'

/** Side of a diamond, so that the staves stay visible; 1 from one to the next. */
const side = 0.88
/** From a diamond's middle to its edge. */
const across = diamond.width / 2
const down = diamond.height / 2

/**
 * How to draw the pattern's paths: with the two directions of the staves as axes a diamond is a square, and a row of
 * them a dashed line. Every page with a cover has it, and their outlines took twice the bytes.
 */
export const dashes = {
  // A dash begins at the edge of its diamond.
  transform: `matrix(${across} ${down} ${across} ${-down} ${(-side / 2) * across} ${(-side / 2) * down})`,
  strokeWidth: side,
  strokeDasharray: `${side} ${1 - side}`,
} as const

/** A line of diamonds from each of these places on, with how many follow one another. */
function runsOf(places: readonly number[]) {
  const runs: { start: number; length: number }[] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last && place === last.start + last.length) last.length += 1
    else runs.push({ start: place, length: 1 })
  }
  return runs
}

/** Path data of the diamonds of each level, the brightest last, for `dashes`. */
export function latticePattern(seed: string): string[] {
  const random = seededRandom(salt + seed)
  const field = fields[Math.floor(random() * fields.length)] ?? fields[0]
  const a = random()
  const b = random()
  /** Of each level, the places on each line; lines run down to the right. */
  const lit = levels.map(() => new Map<number, number[]>())
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = column + (row % 2) / 2
      const glow = field(x / columns, row / rows, a, b)
      const level = Math.ceil((glow - 0.14 + 0.22 * (random() - 0.5)) * levels.length) - 1
      if (level < 0) continue
      const line = x - row / 2
      const lines = lit[Math.min(level, levels.length - 1)]
      lines?.set(line, [...(lines.get(line) ?? []), x + row / 2])
    }
  }
  return lit.map((lines) => {
    let at = { place: 0, line: 0 }
    let path = ''
    for (const [line, places] of [...lines].sort(([one], [other]) => one - other)) {
      for (const { start, length } of runsOf(places)) {
        path += `m${start - at.place} ${line - at.line}h${length}`
        at = { place: start + length, line }
      }
    }
    return path
  })
}

/** The staves: both diagonals of every diamond. */
export const staves = (() => {
  const { height } = patternSize
  const run = (rows / 2) * diamond.width
  const slanted = (run: number) => `l${run} ${height}m${diamond.width - run} ${-height}`
  const row = (run: number) => slanted(run).repeat(columns + rows)
  return `M${-run} 0${row(run)}M0 0${row(-run)}`
})()
