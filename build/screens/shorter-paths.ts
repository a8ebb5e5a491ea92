/** How many numbers a command of a glyph's outline takes. */
const numbersOf: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

/** In tenths of a pixel, without the zero before the point. */
const written = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

/** An outline of absolute commands as relative ones: a third of the length, and alike letters are alike. */
function relative(outline: string): string {
  const tokens = outline.match(/[MLQCZ]|-?[\d.]+(?:e-?\d+)?/g) ?? []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let shorter = ''
  for (let at = 0; at < tokens.length;) {
    const command = tokens[at] ?? ''
    const count = numbersOf[command]
    if (count === undefined) return outline
    const absolute = tokens.slice(at + 1, at + 1 + count).map((one) => Math.round(Number(one) * 10))
    at += count + 1
    if (command === 'Z') {
      ;[x, y] = [startX, startY]
      shorter += 'z'
      continue
    }
    const steps = absolute.map((one, index) => written(one - (index % 2 ? y : x)))
    shorter += command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    ;[x = 0, y = 0] = absolute.slice(-2)
    if (command === 'M') [startX, startY] = [x, y]
  }
  return shorter
}

/** Shortens the letters in a picture that Satori drew: it writes up to sixteen digits. */
export const withShorterPaths = (svg: string) =>
  svg.replaceAll(/ d="(M[MLQCZ\d .,e-]+)"/g, (_, outline: string) => ` d="${relative(outline)}"`)
