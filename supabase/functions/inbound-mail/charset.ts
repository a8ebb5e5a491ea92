import { encodingOf } from './encoding-names.ts'
import { resemblance } from './resemblance.ts'
import { fromUtf7, isUtf7 } from './utf-7.ts'

/* Which letters the bytes of a text are. Declarations are often wrong or missing: the text is read in every encoding
   that our senders use, and the reading that resembles words most is taken; the declared one, unless another is
   clearly better (docs/decisions/0058). */

const latin1 = new TextDecoder('latin1')
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strictUtf8.decode(bytes)
    return true
  } catch {
    return false
  }
}

const decoders = new Map<string, TextDecoder>()

function decode(bytes: Uint8Array, encoding: string): string {
  if (encoding === 'utf-7') return fromUtf7(bytes)
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding)
  decoders.set(encoding, decoder)
  return decoder.decode(bytes)
}

/** The encodings that are tried, whatever is declared. */
const usual = [
  'utf-8',
  'windows-1251',
  'koi8-r',
  'windows-1252',
  'ibm866',
  'iso-8859-5',
  'iso-8859-15',
] as const
const wide: readonly string[] = ['utf-16le', 'utf-16be']

/** What a declaration counts, in points of `resemblance`: two letters or three cannot make up for it. */
const declaredPoints = 55
/** Points for each byte after a letter's first in UTF-8, which other letters seldom form, and of ASCII in UTF-16. */
const sequencePoints = 35

/** How much of a text is sampled, in bytes. */
const sampleLength = 1000

const isAsciiLetter = (byte: number) => (byte | 32) > 96 && (byte | 32) < 123

/** The words beyond ASCII, each with the character that ends it: the text in between proves nothing. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(sampleLength, bytes.length + 1))
  let length = 0
  let wordStart = 0
  let isAscii = true
  for (let at = 0; at <= bytes.length && length < sample.length; at += 1) {
    const byte = bytes[at] ?? 10
    if (byte > 127) isAscii = false
    else if (!isAsciiLetter(byte)) {
      if (!isAscii) {
        const word = bytes.subarray(wordStart, Math.min(at + 1, wordStart + sample.length - length))
        sample.set(word, length)
        length += word.length
      }
      wordStart = at + 1
      isAscii = true
    }
  }
  return sample.subarray(0, length)
}

function pointsOf(sample: Uint8Array, encoding: string): number {
  const text = decode(sample, encoding)
  let sequences = 0
  for (let at = 0; encoding.startsWith('utf-') && at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (encoding !== 'utf-8') sequences += code > 31 && code < 127 ? 1 : 0
    else if (code > 127 && code !== 0xfffd) sequences += code > 0x7ff ? 2 : 1
  }
  return resemblance(text) + sequences * sequencePoints
}

/** Control characters other than those of plain text and of Japanese. */
const hasControls = (bytes: Uint8Array) =>
  bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))

const isMostlyAscii = (bytes: Uint8Array) =>
  2 * bytes.filter((byte) => byte > 31 && byte < 127).length > bytes.length

/** The likeliest encoding of a text, by what is declared, if anything is. */
export function likeliest(bytes: Uint8Array, declared?: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, sampleLength)
  const isWide =
    hasControls(beginning) || (wide.includes(declared ?? '') && !isMostlyAscii(beginning))
  if (!isWide && !declared && isUtf8(bytes)) return 'utf-8'
  const sample = isWide ? beginning : sampleOf(bytes)
  if (sample.length === 0) return 'utf-8'
  const isPossible = declared && declared !== 'utf-7' && (isWide || !wide.includes(declared))
  let best = { encoding: 'utf-8', points: -Infinity }
  for (const encoding of new Set([
    ...(isPossible ? [declared] : []),
    ...usual,
    ...(isWide ? wide : []),
  ])) {
    const points = pointsOf(sample, encoding) + (encoding === declared ? declaredPoints : 0)
    if (points > best.points) best = { encoding, points }
  }
  return best.encoding
}

const isPlainAscii = (bytes: Uint8Array) =>
  !hasControls(bytes.subarray(0, sampleLength)) && sampleOf(bytes).length === 0

/** Declarations that say nothing about 8-bit text. */
const nothingDeclared = /^(us-ascii|ascii|ansi_x3.*|unknown-8bit|x-unknown|utf-?8)?$/i

/** A page's own declaration of its encoding, and how far it is searched for. */
const metaCharset = /<meta\b[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i
const metaWithin = 4096

/** The text by the declared `charset` (empty: none), or the one HTML declares, unless the bytes contradict it. */
export function decodeText(bytes: Uint8Array, charset = '', isHtml = false): string {
  const meta = isHtml && metaCharset.exec(latin1.decode(bytes.subarray(0, metaWithin)))?.[1]
  const name = [charset.trim(), meta || ''].find((name) => !nothingDeclared.test(name)) ?? ''
  const declared = encodingOf(name)
  // Written with the letters of ASCII.
  if (/^(utf-7|iso-2022-.*)$/.test(declared ?? '') && isPlainAscii(bytes))
    return decode(bytes, declared ?? '')
  const text = decode(bytes, likeliest(bytes, declared))
  return isUtf7(text) ? fromUtf7(bytes) : text
}
