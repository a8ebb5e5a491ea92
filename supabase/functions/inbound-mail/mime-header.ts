import { decodeText, encodingOf } from './undeclared-cyrillic.ts'

/** Maximum length of a field that is read, in bytes. */
const longestField = 64 * 1024

/** The remaining budget for headers of a mail, its parts and nested mails together; whether a part was omitted. */
export type HeaderBudget = { fields: number; bytes: number; isSpent: boolean }

const lineFeed = 10
const carriageReturn = 13

export type Range = { start: number; end: number }

const isBlank = (byte: number | undefined) => byte === 32 || byte === 9

/** Encoded words and parameters (RFC 2047, 2231) with encoding names that every decoder knows. */
const withKnownEncodings = (field: string): string =>
  field
    .replace(
      /=\?([^?*\s]{1,40})(?=(?:\*[^?\s]{0,40})?\?[bq]\?)/gi,
      (word, name: string) => `=?${encodingOf(name) ?? word.slice(2)}`,
    )
    .replace(
      /(\*\s*=\s*"?)([\w.:-]{1,40})'/g,
      (_, before: string, name: string) => `${before}${encodingOf(name) ?? name}'`,
    )

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
 * Reads a header, 8-bit Cyrillic in any encoding, up to the first empty line; reduces the budget by what was read.
 * @returns each field unfolded to one line, undecoded, and what follows
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
  const lines = length === 0 ? [] : decodeText(text.subarray(0, length)).split('\n')
  return { fields: lines.map(withKnownEncodings), body: { start: bodyStart, end } }
}

/** The value of the first field with this name, in lower case; empty if there is none. */
export function fieldOf(fields: readonly string[], name: string): string {
  for (const field of fields) {
    const [, key = '', value = ''] = /^([^:]+):(.*)$/s.exec(field) ?? []
    if (key.trim().toLowerCase() === name) return value.trim()
  }
  return ''
}

const unquoted = (value: string) =>
  value.startsWith('"') ? value.slice(1).replace(/"$/, '').replace(/\\(.)/g, '$1') : value

/** A parameter of a field, also one in several sections (RFC 2231). @param name in lower case */
export function parameterOf(value: string, name: string): string | undefined {
  const sections = new Map<number, string>()
  for (const [, key = '', number = '0', star = '', content = ''] of value.matchAll(
    /;\s*([\w-]+)(?:\*(\d{1,3}))?(\*?)\s*=\s*("(?:[^"\\]|\\.)*"?|[^\s;]*)/g,
  )) {
    const section = Number(number)
    if (key.toLowerCase() !== name || sections.has(section)) continue
    const text = unquoted(content)
    sections.set(section, star && section === 0 ? text.replace(/^[^']*'[^']*'/, '') : text)
  }
  if (sections.size === 0) return undefined
  return [...sections]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('')
}
