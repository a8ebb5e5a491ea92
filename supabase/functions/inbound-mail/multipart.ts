import type { Range } from './mime-header.ts'

const lineFeed = 10
const carriageReturn = 13
const dash = 45

/** The meaning of the line at `at` for a multipart. */
function delimiterAt(source: Uint8Array, at: number, end: number, boundary: Uint8Array) {
  let next = at + 2
  for (const byte of boundary) {
    if (source[next] !== byte) return undefined
    next += 1
  }
  const isLast = source[next] === dash && source[next + 1] === dash
  if (isLast) next += 2
  while (next < end && source[next] !== lineFeed) {
    const byte = source[next]
    if (byte !== 32 && byte !== 9 && byte !== carriageReturn) return undefined
    next += 1
  }
  return { isLast, lineEnd: Math.min(next + 1, end) }
}

/** The parts of a multipart, also those behind its end. A line end before a boundary belongs to it. */
export function* partsOf(
  source: Uint8Array,
  { start, end }: Range,
  boundary: string,
): Generator<Range> {
  const bytes = new TextEncoder().encode(boundary)
  let partStart: number | undefined
  for (let at = start; at < end; at += 1) {
    if (source[at] !== dash || source[at + 1] !== dash) continue
    if (at > start && source[at - 1] !== lineFeed) continue
    const delimiter = delimiterAt(source, at, end, bytes)
    if (!delimiter) continue
    if (partStart !== undefined) {
      let partEnd = at
      if (source[partEnd - 1] === lineFeed) partEnd -= 1
      if (source[partEnd - 1] === carriageReturn) partEnd -= 1
      yield { start: partStart, end: Math.max(partStart, partEnd) }
    }
    partStart = delimiter.isLast ? undefined : delimiter.lineEnd
    at = delimiter.lineEnd - 1
  }
  if (partStart !== undefined) yield { start: partStart, end }
}

/** How far a boundary is searched for that no field names, in bytes. */
const searchedForBoundary = 16 * 1024

/** The boundary of a multipart that names none, or another: the first line that looks like one, above a header. */
export function boundaryIn(source: Uint8Array, { start, end }: Range): string | undefined {
  const text = new TextDecoder('latin1').decode(
    source.subarray(start, Math.min(end, start + searchedForBoundary)),
  )
  return /^--([\w'()+,./:=? -]{1,69}[\w'()+,./:=?-])[ \t]*\r?\ncontent-[a-z-]{1,40}:/im.exec(
    text,
  )?.[1]
}
