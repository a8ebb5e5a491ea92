import { toBase64 } from '../_shared/crypto.ts'
import { takeOutPictures, withoutDataUrls } from './data-urls.ts'
import { flowedText } from './flowed-text.ts'
import type { IncomingFile } from './incoming-mail.ts'
import { shortened, shortenedHtml } from './long-text.ts'
import { fieldOf, parameterOf, readHeader, type HeaderBudget, type Range } from './mime-header.ts'
import { signedContent } from './signed-content.ts'
import { decodeTransfer } from './transfer-encoding.ts'
import { decodeText } from './undeclared-cyrillic.ts'

/* The parser makes an object of 1.7 kB per line (postal-mime 4), so that a megabyte of line ends blocks everything
   else for seconds. It gets an equivalent mail of a few lines instead: every header field and every text is one line,
   a text in UTF-8, and each file is replaced by a number. This code reads every byte a few times, whatever the mail
   contains. */

/** No real mail has more. */
export const limits = {
  header: { fields: 5000, bytes: 512 * 1024 },
  parts: 500,
  /** Nesting of multiparts and mails. */
  depth: 20,
  /** Bytes searched for boundaries, of all multiparts together: nested ones are searched again. */
  searched: 120 * 1024 * 1024,
  /** Bytes of nested encodings and signatures, in memory at once. */
  unpacked: 32 * 1024 * 1024,
  /** Characters of one text, of all together, and of HTML. The database stores less. */
  text: 300_000,
  html: 600_000,
  allTexts: 1_500_000,
} as const

const lineFeed = 10
const carriageReturn = 13
const dash = 45

/** A mail that is quick to parse, and the parts removed from it. */
export type PlainMail = {
  source: Uint8Array<ArrayBuffer>
  /** Each is represented in the mail by a part whose content is its number. */
  files: Uint8Array<ArrayBuffer>[]
  /** Of the HTML, which references them by `cid:`. */
  pictures: IncomingFile[]
  /** An invitation or similar, which is also among the files; empty if there is none. */
  calendar: string
  /** Whether headers, parts or nested mails exceeded the limits. */
  isCut: boolean
  isShortened: boolean
  /** Whether it had a signature, which is not verified. */
  isSigned: boolean
}

type Work = Omit<PlainMail, 'source'> &
  Record<'parts' | 'multiparts' | 'searched' | 'unpacked' | 'texts' | 'textLength', number> & {
    boundary: string
    header: HeaderBudget
  }

type Bytes = Uint8Array<ArrayBuffer>

/** A part, without its header. */
type Part = {
  fields: readonly string[]
  source: Bytes
  body: Range
  /** The subtype of the surrounding multipart. */
  parent: string | undefined
  depth: number
}

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

/** The parts of a multipart. A line end before a boundary belongs to it. */
function* partsOf(source: Uint8Array, { start, end }: Range, boundary: string): Generator<Range> {
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
    if (delimiter.isLast) return
    partStart = delimiter.lineEnd
    at = partStart - 1
  }
  if (partStart !== undefined) yield { start: partStart, end }
}

const mediaType = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)/

/** The signature of a mail that is readable without it (RFC 1847). */
const signature = /^\s*application\/(?:x-)?(?:pkcs7|pgp)-signature\b/i

/** How much of a calendar is read. */
const calendarBytes = 200_000

const contentField = /^content-/i

const whole = ({ length }: Bytes): Range => ({ start: 0, end: length })

const withBody = (fields: readonly string[], body: string) => `${fields.join('\n')}\n\n${body}`

function multipart(work: Work, { fields, source, body, depth }: Part, type: string) {
  const value = fieldOf(fields, 'content-type')
  const boundary = parameterOf(value, 'boundary')
  work.searched += body.end - body.start
  const isTooMuch = work.searched > limits.searched
  work.isCut ||= isTooMuch
  if (!boundary || isTooMuch) return undefined
  work.multiparts += 1
  const own = `${work.boundary}-${work.multiparts}`
  const parts: string[] = []
  const parent = type.slice('multipart/'.length)
  let isFound = false
  for (const range of partsOf(source, body, boundary)) {
    isFound = true
    work.parts += 1
    if (work.parts > limits.parts || depth >= limits.depth) {
      work.isCut = true
      break
    }
    const entity = readHeader(source, range, work.header)
    if (signature.test(fieldOf(entity.fields, 'content-type'))) work.isSigned = true
    else parts.push(content(work, { ...entity, source, parent, depth: depth + 1 }))
  }
  if (!isFound) return undefined
  const report = parameterOf(value, 'report-type')?.replace(/[^\w-]/g, '')
  return withBody(
    [`Content-Type: ${type}; boundary="${own}"${report ? `; report-type=${report}` : ''}`],
    `${parts.map((part) => `--${own}\n${part}\n`).join('')}--${own}--`,
  )
}

const bytesOf = ({ fields, source, body }: Part): Bytes =>
  decodeTransfer(
    source.subarray(body.start, body.end),
    fieldOf(fields, 'content-transfer-encoding'),
  )

function words(work: Work, part: Part, type: string): string {
  const decoded = withoutDataUrls(decodeText(bytesOf(part), parameterOf(type, 'charset')))
  const short = shortened(decoded, Math.min(limits.allTexts - work.textLength, limits.text))
  work.isShortened ||= short.length < decoded.length
  const lines = short.replace(/\r\n?/g, '\n')
  return /^flowed$/i.test(parameterOf(type, 'format') ?? '')
    ? flowedText(lines, /^yes$/i.test(parameterOf(type, 'delsp') ?? ''))
    : lines
}

function page(work: Work, part: Part, type: string): string {
  const decoded = decodeText(bytesOf(part), parameterOf(type, 'charset'), true)
  const { html, pictures } = takeOutPictures(decoded, work.pictures.length + 1)
  work.pictures.push(...pictures)
  const short = shortenedHtml(html, Math.min(limits.allTexts - work.textLength, limits.html))
  work.isShortened ||= short.length < html.length
  return short.replace(/\r\n?/g, '\n')
}

function text(work: Work, part: Part, subtype: 'plain' | 'html'): string {
  const isRoomLeft = work.textLength < limits.allTexts
  const read = subtype === 'html' ? page : words
  const result = isRoomLeft ? read(work, part, fieldOf(part.fields, 'content-type')) : ''
  work.isShortened ||= !isRoomLeft
  work.textLength += result.length
  work.texts += 1
  return withBody(
    [`Content-Type: text/${subtype}; charset=utf-8`, 'Content-Transfer-Encoding: base64'],
    toBase64(new TextEncoder().encode(result)),
  )
}

function file(work: Work, part: Part, type: string): string {
  const bytes = bytesOf(part)
  work.files.push(bytes)
  const value = fieldOf(part.fields, 'content-type')
  if (type === 'text/calendar' || type === 'application/ics') {
    work.calendar ||= decodeText(bytes.subarray(0, calendarBytes), parameterOf(value, 'charset'))
  }
  const parameters = (field: string) => (field.includes(';') ? field.slice(field.indexOf(';')) : '')
  const id = fieldOf(part.fields, 'content-id')
  return withBody(
    [
      `Content-Type: ${type}${parameters(value)}`,
      // As a file, whatever it is: the part's number is no text.
      `Content-Disposition: attachment${parameters(fieldOf(part.fields, 'content-disposition'))}`,
      ...(id ? [`Content-ID: ${id}`] : []),
    ],
    String(work.files.length - 1),
  )
}

/** A nested mail, or the content of a signature: read like the mail itself. */
function inner(work: Work, part: Part, type: string): string | undefined {
  const isMail = type === 'message/rfc822' || type === 'message/global'
  const isSigned = type === 'application/pkcs7-mime' || type === 'application/x-pkcs7-mime'
  if ((!isMail && !isSigned) || part.depth >= limits.depth) return undefined
  const bytes = bytesOf(part)
  const source = isSigned ? signedContent(bytes) : bytes
  if (!source) return undefined
  if (source.buffer !== part.source.buffer) work.unpacked += source.length
  if (work.unpacked > limits.unpacked) return undefined
  const depth = part.depth + 1
  if (isMail) return withBody(['Content-Type: message/rfc822'], mail(work, source, depth))
  work.isSigned = true
  return content(work, {
    ...part,
    ...readHeader(source, whole(source), work.header),
    source,
    depth,
  })
}

function content(work: Work, part: Part): string {
  const { fields, parent } = part
  const standard = parent === 'digest' ? 'message/rfc822' : 'text/plain'
  const [, found = standard] = mediaType.exec(fieldOf(fields, 'content-type')) ?? []
  const type = found.toLowerCase()
  const disposition = fieldOf(fields, 'content-disposition')
  const isMultipart = type.startsWith('multipart/')
  const entities = isMultipart
    ? multipart(work, part, type)
    : // The mail in a report is evidence, not the report's own text.
      parent !== 'report' && inner(work, part, type)
  if (entities) return entities
  const isFile =
    /^\s*attachment\b/i.test(disposition) ||
    // Mail programs show a text file inside the message too.
    (work.texts > 0 &&
      parent !== 'alternative' &&
      parent !== 'related' &&
      parameterOf(disposition, 'filename') !== undefined)
  const isText = type === 'text/plain' || type === 'text/html' || isMultipart
  return isText && !isFile
    ? text(work, part, type === 'text/html' ? 'html' : 'plain')
    : file(work, part, isMultipart ? 'application/octet-stream' : type)
}

function mail(work: Work, source: Bytes, depth: number): string {
  const entity = readHeader(source, whole(source), work.header)
  const others = entity.fields.filter((field) => !contentField.test(field))
  const rest = content(work, { ...entity, source, parent: undefined, depth })
  return others.length ? `${others.join('\n')}\n${rest}` : rest
}

/** A mail from before OS X ends its lines with CR only. */
function withLineFeeds(source: Bytes): Bytes {
  if (source.includes(lineFeed)) return source
  return source.map((byte) => (byte === carriageReturn ? lineFeed : byte))
}

/** Rewrites a mail (RFC 5322, MIME) as one that is quick to parse. */
export function plainMail(source: Bytes): PlainMail {
  const work: Work = {
    ...{ files: [], pictures: [], calendar: '' },
    ...{ isCut: false, isShortened: false, isSigned: false },
    ...{ parts: 0, multiparts: 0, searched: 0, unpacked: 0, texts: 0, textLength: 0 },
    // Random, so that no line of the mail can equal it.
    boundary: crypto.randomUUID(),
    header: { ...limits.header, isSpent: false },
  }
  const text = mail(work, withLineFeeds(source), 0)
  const isCut = work.isCut || work.header.isSpent
  return { ...work, isCut, source: new TextEncoder().encode(text) }
}
