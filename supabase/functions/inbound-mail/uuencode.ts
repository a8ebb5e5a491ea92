/* Files inside a text, as mail programs sent them before MIME: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/uuencode.html */

type Bytes = Uint8Array<ArrayBuffer>

/** The line that begins a file. */
const begin = /^begin [0-7]{3,4} (\S.*)$/

const valueAt = (line: string, at: number) => (line.charCodeAt(at) - 32) & 63

/** How many bytes a line holds; undefined for a line of text. Programs drop blanks at its end, or add a check. */
function lengthOf(line: string): number | undefined {
  const length = valueAt(line, 0)
  const digits = Math.ceil(length / 3) * 4
  const isLine =
    /^[\x20-\x60]+$/.test(line) && line.length <= digits + 2 && line.length > digits - 3
  return isLine ? length : undefined
}

/** The lines of a file below its first, without the last; undefined if it is not uuencoded, or has no end. */
function linesBelow(lines: readonly string[], start: number): string[] | undefined {
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === 'end') return lines.slice(start, at)
    if (line.trim() !== '' && lengthOf(line) === undefined) return undefined
  }
  return undefined
}

function contentOf(lines: readonly string[]): Bytes {
  const lengths = lines.map((line) => (line.trim() ? (lengthOf(line) ?? 0) : 0))
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
  let start = 0
  for (const [index, line] of lines.entries()) {
    const length = lengths[index] ?? 0
    for (let offset = 0; offset < length; offset += 1) {
      // Each byte is in two of four digits.
      const at = 1 + Math.floor(offset / 3) * 4 + (offset % 3)
      const shift = 2 * (offset % 3) + 2
      bytes[start + offset] = (valueAt(line, at) << shift) | (valueAt(line, at + 1) >> (6 - shift))
    }
    start += length
  }
  return bytes
}

/** A text without its uuencoded files, and the files. */
export function takeOutFiles(text: string): {
  text: string
  files: { name: string; content: Bytes }[]
} {
  if (!/^begin [0-7]{3,4} /m.test(text)) return { text, files: [] }
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const files: { name: string; content: Bytes }[] = []
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const name = begin.exec(line)?.[1]
    const below = name === undefined ? undefined : linesBelow(lines, at + 1)
    if (name !== undefined && below) {
      files.push({ name: name.trim(), content: contentOf(below) })
      at += below.length + 1
    } else kept.push(line)
  }
  return { text: kept.join('\n'), files }
}

/** The content of a part that is one uuencoded file; undefined for any other part. */
export const uuencodedFile = (source: Uint8Array): Bytes | undefined =>
  takeOutFiles(new TextDecoder('latin1').decode(source)).files[0]?.content
