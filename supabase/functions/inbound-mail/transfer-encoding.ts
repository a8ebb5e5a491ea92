const lineFeed = 10
const carriageReturn = 13
const equals = 61

/** The values of digits by their bytes; -1 for other bytes. */
function valuesOf(digits: string): Int8Array {
  const values = new Int8Array(256).fill(-1)
  for (const [value, digit] of [...digits].entries()) values[digit.charCodeAt(0)] = value
  return values
}

const base64Values = valuesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')

/** Some mail programs pad every line, so a pad ends a group but not the text. */
function fromBase64(source: Uint8Array): Uint8Array<ArrayBuffer> {
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

function fromQuotedPrintable(source: Uint8Array): Uint8Array<ArrayBuffer> {
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

/** A part's bytes, decoded in linear time; unchanged under an unknown `Content-Transfer-Encoding`. */
export function decodeTransfer(
  source: Uint8Array<ArrayBuffer>,
  encoding: string,
): Uint8Array<ArrayBuffer> {
  if (/base64/i.test(encoding)) return fromBase64(source)
  if (/quoted-printable/i.test(encoding)) return fromQuotedPrintable(source)
  return source
}
