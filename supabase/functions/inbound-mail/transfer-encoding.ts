import { uuencodedFile } from './uuencode.ts'

type Bytes = Uint8Array<ArrayBuffer>

const lineFeed = 10
const carriageReturn = 13
const equals = 61

const isBlank = (byte: number | undefined) =>
  byte === 32 || byte === 9 || byte === carriageReturn || byte === lineFeed

/** The values of digits by their bytes; -1 for other bytes. */
function valuesOf(digits: string): Int8Array {
  const values = new Int8Array(256).fill(-1)
  for (const [value, digit] of [...digits].entries()) values[digit.charCodeAt(0)] = value
  return values
}

/** The values of base64's digits by their bytes; -1 for other bytes. */
export const base64Values = valuesOf(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
)

/** Some mail programs pad every line, so a pad ends a group but not the text. */
export function fromBase64(source: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((source.length * 3) / 4))
  let length = 0
  let bits = 0
  let group = 0
  for (const letter of source) {
    const value = base64Values[letter] ?? -1
    if (letter === equals) bits = 0
    if (value < 0) continue
    group = ((group << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[length] = group >> bits
    length += 1
  }
  return bytes.slice(0, length)
}

const upperCase = valuesOf('0123456789ABCDEF')
const lowerCase = valuesOf('0123456789abcdef')
const hexDigit = (letter = 0) => Math.max(upperCase[letter] ?? -1, lowerCase[letter] ?? -1)

/** Where the line continues after a soft break at `at`, or undefined if there is none. */
function afterSoftBreak(source: Uint8Array, at: number): number | undefined {
  let next = at + 1
  while (source[next] === 32 || source[next] === 9 || source[next] === carriageReturn) next += 1
  if (source[next] === lineFeed) return next + 1
  return next >= source.length ? next : undefined
}

/** Quoted-printable, as far as it is: anything else stays. */
export function fromQuotedPrintable(source: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(source.length)
  let length = 0
  for (let at = 0; at < source.length; length += 1) {
    const letter = source[at] ?? 0
    const high = letter === equals ? hexDigit(source[at + 1]) : -1
    const low = high < 0 ? -1 : hexDigit(source[at + 2])
    const next = letter === equals && low < 0 ? afterSoftBreak(source, at) : undefined
    if (low >= 0) {
      bytes[length] = high * 16 + low
      at += 3
    } else if (next === undefined) {
      bytes[length] = letter
      at += 1
    } else {
      at = next
      length -= 1
    }
  }
  return bytes.slice(0, length)
}

const isBase64Digit = (byte: number) => byte === equals || (base64Values[byte] ?? -1) >= 0

/** How much of the source is base64: lines of nothing else, and blank ones. */
function base64Length(source: Uint8Array): number {
  let length = 0
  for (let start = 0; start < source.length; start = length) {
    const found = source.indexOf(lineFeed, start)
    const end = found < 0 ? source.length : found
    let last = end
    while (last > start && isBlank(source[last - 1])) last -= 1
    let at = start
    while (at < last && isBlank(source[at])) at += 1
    while (at < last && isBase64Digit(source[at] ?? 0)) at += 1
    if (at < last) break
    length = Math.min(end + 1, source.length)
  }
  return length
}

/** Control characters that no text has. */
const hasControls = (bytes: Uint8Array) =>
  bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))

/**
 * Decodes a text declared as base64: other text stays as it is, and so does what a mailing list or a virus scanner
 * has put below it.
 */
function textOfBase64(source: Bytes): Bytes {
  const length = base64Length(source)
  if (length === source.length) return fromBase64(source)
  const decoded = fromBase64(source.subarray(0, length))
  // Lines of one word look like base64.
  if (decoded.length < 12 || (hasControls(decoded) && !hasControls(source))) return source
  const below = source.subarray(length)
  const all = new Uint8Array(decoded.length + 1 + below.length)
  all.set(decoded)
  all[decoded.length] = lineFeed
  all.set(below, decoded.length + 1)
  return all
}

/** A file declared as base64; as it came where most of it cannot be. */
function fileOfBase64(source: Bytes): Bytes {
  const sample = source.subarray(0, 4096)
  const digits = sample.filter((byte) => isBase64Digit(byte) || isBlank(byte)).length
  const gaps = sample.filter((byte, at) => byte === 32 && !isBlank(sample[at + 1])).length
  return digits < 0.9 * sample.length || gaps > 0.1 * sample.length ? source : fromBase64(source)
}

/** A part's bytes, decoded in linear time; unchanged under an unknown `Content-Transfer-Encoding`. */
export function decodeTransfer(source: Bytes, encoding: string, isText = false): Bytes {
  if (/base64/i.test(encoding)) return isText ? textOfBase64(source) : fileOfBase64(source)
  if (/quoted-printable/i.test(encoding)) return fromQuotedPrintable(source)
  if (/uue/i.test(encoding)) return uuencodedFile(source) ?? source
  return source
}
