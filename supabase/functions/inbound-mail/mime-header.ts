import { decodeWords } from 'postal-mime'
import { decodeText, likeliest } from './charset.ts'
import { binaryOf, joined, plainField } from './encoded-words.ts'
import { fromQuotedPrintable } from './transfer-encoding.ts'

/** Maximum length of a field that is read, in bytes. */
const longestField = 64 * 1024

/** The remaining budget for headers of a mail, its parts and nested mails together; whether a part was omitted. */
export type HeaderBudget = { fields: number; bytes: number; isSpent: boolean }

const lineFeed = 10
const carriageReturn = 13

export type Range = { start: number; end: number }

const isBlank = (byte: number | undefined) => byte === 32 || byte === 9

/** Where the first empty line ends. */
function afterEmptyLine(source: Uint8Array, { start, end }: Range): number {
  let isEmpty = false
  for (let at = start; at < end; at += 1) {
    if (source[at] === lineFeed) {
      if (isEmpty) return at + 1
      isEmpty = true
    } else if (source[at] !== carriageReturn) isEmpty = false
  }
  return end
}

/**
 * Reads a header, with letters of any encoding, up to the first empty line; reduces the budget by what was read.
 * @returns each field unfolded to one line, with encoded words in UTF-8, and what follows
 */
export function readHeader(source: Uint8Array, { start, end }: Range, budget: HeaderBudget) {
  const text = new Uint8Array(Math.min(budget.bytes, end - start) + 2)
  let length = 0
  let fields = 0
  let fieldLength = 0
  let bodyStart = end
  for (let at = start; at < end;) {
    const found = source.indexOf(lineFeed, at)
    const lineEnd = found < 0 || found > end ? end : found
    let stop = lineEnd
    while (stop > at && source[stop - 1] === carriageReturn) stop -= 1
    if (stop === at) {
      bodyStart = Math.min(lineEnd + 1, end)
      break
    }
    const isContinued = fields > 0 && isBlank(source[at])
    if (!isContinued) {
      fields += 1
      fieldLength = 0
    }
    const left = text.length - length - 1
    if (fields > budget.fields || left <= 0) {
      budget.isSpent = true
      bodyStart = afterEmptyLine(source, { start: at, end })
      break
    }
    const line = source.subarray(at, Math.min(stop, at + left, at + longestField - fieldLength))
    budget.isSpent ||= line.length < stop - at
    if (!isContinued && length > 0) text[length++] = lineFeed
    text.set(line, length)
    length += line.length
    fieldLength += line.length
    at = lineEnd + 1
  }
  budget.fields = Math.max(0, budget.fields - fields)
  budget.bytes = Math.max(0, budget.bytes - length)
  const read = text.subarray(0, length)
  const charset = likeliest(read)
  const lines = length === 0 ? [] : binaryOf(read).split('\n')
  return {
    fields: lines.map((line) => plainField(line, charset)),
    body: { start: bodyStart, end },
  }
}

/** The values of the fields with this name, in lower case. No other character than a blank may be around a name. */
export function valuesOf(fields: readonly string[], name: string): string[] {
  return fields.flatMap((field) => {
    const [, key = '', value = ''] = /^[ \t]*([!-9;-~]+)[ \t]*:(.*)$/s.exec(field) ?? []
    return key.toLowerCase() === name ? value.replaceAll('\r', ' ').trim() : []
  })
}

/** The value of the first field with this name, in lower case; empty if there is none. */
export const fieldOf = (fields: readonly string[], name: string): string =>
  valuesOf(fields, name)[0] ?? ''

const unquoted = (value: string) =>
  value.startsWith('"')
    ? value
        .slice(1)
        .replace(/"$/, '')
        .replace(/\\(["\\])/g, '$1')
    : value.trim()

/** Percent-encoded bytes (RFC 2231). */
const bytesOfPercents = (text: string) =>
  fromQuotedPrintable(new TextEncoder().encode(text.replaceAll('=', '=3D').replaceAll('%', '=')))

/**
 * A parameter of a field, also one in several sections (RFC 2231), between which letters may be cut.
 * @param name in lower case
 */
export function parameterOf(value: string, name: string): string | undefined {
  let plain: string | undefined
  let charset = ''
  const sections = new Map<number, Uint8Array>()
  for (const [, key = '', number, star, content = ''] of value.matchAll(
    /;\s*([\w-]+)(?:\*(\d{1,3}))?(\*)?\s*=\s*("(?:[^"\\]|\\.)*"?|[^;]*)/g,
  )) {
    const section = Number(number ?? 0)
    if (key.toLowerCase() !== name) continue
    const text = unquoted(content)
    if (number === undefined && star === undefined) plain ??= text
    else if (star === undefined) sections.set(section, new TextEncoder().encode(text))
    else {
      const [, declared, encoded = text] =
        (section === 0 && /^([^']*)'[^']*'(.*)$/s.exec(text)) || []
      charset = declared ?? charset
      sections.set(section, bytesOfPercents(encoded))
    }
  }
  if (sections.size === 0) return plain === undefined ? undefined : decodeWords(plain)
  const parts = [...sections].sort(([a], [b]) => a - b).map(([, part]) => part)
  return decodeWords(decodeText(joined(parts), charset))
}
