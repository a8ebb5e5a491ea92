import { decodeText } from './charset.ts'
import { takeOutPictures, withoutDataUrls } from './data-urls.ts'
import { flowedText } from './flowed-text.ts'
import { headingOf, isMail, titleOf } from './attached-mail.ts'
import type { IncomingFile } from './incoming-mail.ts'
import { shortened, shortenedHtml } from './long-text.ts'
import { fieldOf, parameterOf, readHeader, type HeaderBudget, type Range } from './mime-header.ts'
import { boundaryIn, partsOf } from './multipart.ts'
import { signedContent } from './signed-content.ts'
import { decodeTransfer } from './transfer-encoding.ts'
import { takeOutFiles } from './uuencode.ts'

/* Each leaf of a mail's tree (RFC 2045 to 2049) becomes a text that is shown, or a file that is kept, or is named in a
   remark, whatever its type and place. This code reads every byte a few times, whatever the mail contains. */

/** No real mail has more. */
const limits = {
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

/** A text in the forms that the sender gives it, each maybe in pieces: an `alternative`, or one part. */
export type Body = { text: string[]; html: string[] }

/** What a mail contains, in its order. */
export type MailTree = {
  fields: readonly string[]
  bodies: Body[]
  files: IncomingFile[]
  /** Of the HTML, which references them by `cid:`. */
  pictures: IncomingFile[]
  /** An invitation or similar, which is also among the files; empty if there is none. */
  calendar: string
  /** Whether headers, parts or nested mails exceeded the limits. */
  isCut: boolean
  isShortened: boolean
  /** Whether it had a signature, which is not verified. */
  isSigned: boolean
  /** Whether a part is a reaction to another mail (RFC 9078). */
  isReaction: boolean
}

type Work = Omit<MailTree, 'fields'> &
  Record<'parts' | 'searched' | 'unpacked' | 'texts' | 'textLength', number> & {
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
  /** The text that this part is a form of. */
  alternative: Body | undefined
  /** Whether it belongs to an attached mail, which is kept as a whole. */
  isAttached: boolean
  depth: number
}

const mediaType = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+*-]+)/

/** The signature of a mail that is readable without it (RFC 1847). */
const signature = /^\s*application\/(?:x-)?(?:pkcs7|pgp)-signature\b/i

/** How much of a calendar is read. */
const calendarBytes = 200_000

const whole = ({ length }: Bytes): Range => ({ start: 0, end: length })

const typeOf = ({ fields }: Pick<Part, 'fields'>) => fieldOf(fields, 'content-type')

/** A part that begins without a header is all text. */
function readPart(work: Work, source: Bytes, range: Range) {
  const entity = readHeader(source, range, work.header)
  const isHeader = entity.fields.length === 0 || /^[!-9;-~]+[ \t]*:/.test(entity.fields[0] ?? '')
  return isHeader ? entity : { fields: [], body: range }
}

/** @returns whether the part has parts */
function multipart(work: Work, part: Part, type: string): boolean {
  const { source, body, depth } = part
  work.searched += body.end - body.start
  const isTooMuch = work.searched > limits.searched
  work.isCut ||= isTooMuch
  if (isTooMuch) return false
  const parent = type.slice('multipart/'.length)
  let alternative = part.alternative
  if (parent === 'alternative') {
    alternative = { text: [], html: [] }
    work.bodies.push(alternative)
  }
  const declared = parameterOf(typeOf(part), 'boundary')
  for (const boundary of [declared, boundaryIn(source, body)]) {
    let count = 0
    for (const range of boundary ? partsOf(source, body, boundary) : []) {
      count += 1
      work.parts += 1
      if (work.parts > limits.parts || depth >= limits.depth) {
        work.isCut = true
        break
      }
      const entity = readPart(work, source, range)
      if (parent === 'signed' && count === 2 && signature.test(typeOf(entity))) work.isSigned = true
      else content(work, { ...part, ...entity, parent, alternative, depth: depth + 1 })
    }
    if (count > 0) return true
  }
  return false
}

const bytesOf = ({ fields, source, body }: Part, isText = false): Bytes =>
  decodeTransfer(
    source.subarray(body.start, body.end),
    fieldOf(fields, 'content-transfer-encoding'),
    isText,
  )

function words(work: Work, part: Part): string {
  const type = typeOf(part)
  const decoded = decodeText(bytesOf(part, true), parameterOf(type, 'charset'))
  const { text, files } = takeOutFiles(withoutDataUrls(decoded))
  work.files.push(...files)
  const short = shortened(text, Math.min(limits.allTexts - work.textLength, limits.text))
  work.isShortened ||= short.length < text.length
  const lines = short.replace(/\r\n?/g, '\n')
  return /^flowed$/i.test(parameterOf(type, 'format') ?? '')
    ? flowedText(lines, /^yes$/i.test(parameterOf(type, 'delsp') ?? ''))
    : lines
}

function page(work: Work, part: Part): string {
  const decoded = decodeText(bytesOf(part, true), parameterOf(typeOf(part), 'charset'), true)
  const { html, pictures } = takeOutPictures(decoded, work.pictures.length + 1)
  work.pictures.push(...pictures)
  const short = shortenedHtml(html, Math.min(limits.allTexts - work.textLength, limits.html))
  work.isShortened ||= short.length < html.length
  return short.replace(/\r\n?/g, '\n')
}

function bodyOf(work: Work, { alternative }: Part): Body {
  if (alternative) return alternative
  const body = { text: [], html: [] }
  work.bodies.push(body)
  return body
}

function text(work: Work, part: Part, form: keyof Body): void {
  const isRoomLeft = work.textLength < limits.allTexts
  work.isShortened ||= !isRoomLeft
  work.texts += 1
  if (!isRoomLeft) return
  const read = (form === 'html' ? page : words)(work, part)
  work.textLength += read.length
  bodyOf(work, part)[form].push(read)
}

/** The name that a part has in either field; blank ones do not count. */
const nameOf = ({ fields }: Part) =>
  [
    parameterOf(fieldOf(fields, 'content-disposition'), 'filename'),
    parameterOf(fieldOf(fields, 'content-type'), 'name'),
  ].find((name) => name?.trim())

function file(work: Work, part: Part, mediaType: string): void {
  const content = bytesOf(part)
  if (mediaType === 'text/calendar' || mediaType === 'application/ics') {
    const charset = parameterOf(typeOf(part), 'charset')
    work.calendar ||= decodeText(content.subarray(0, calendarBytes), charset)
  }
  const contentId = fieldOf(part.fields, 'content-id')
  work.files.push({ name: nameOf(part), mediaType, contentId, content })
}

/** An attached mail is kept, and read like the mail itself. @returns whether it is one */
function attachedMail(work: Work, part: Part, source: Bytes): boolean {
  const entity = readHeader(source, whole(source), work.header)
  if (!isMail(entity.fields)) return false
  if (!part.isAttached) {
    const name = nameOf(part) ?? titleOf(entity.fields)
    work.files.push({ name, mediaType: 'message/rfc822', content: source })
  }
  work.bodies.push({ text: [headingOf(entity.fields)], html: [] })
  content(work, { ...part, ...entity, ...inside(part), source, isAttached: true })
  return true
}

const inside = ({ depth }: Part) =>
  ({ parent: undefined, alternative: undefined, depth: depth + 1 }) as const

/** A nested mail, or the content of a signature. @returns whether it could be read */
function inner(work: Work, part: Part, type: string): boolean {
  const isSigned = type === 'application/pkcs7-mime' || type === 'application/x-pkcs7-mime'
  const isMessage = type === 'message/rfc822' || type === 'message/global'
  if ((!isMessage && !isSigned) || part.depth >= limits.depth) return false
  const bytes = bytesOf(part, isMessage)
  const source = isSigned ? signedContent(bytes) : bytes
  if (!source) return false
  if (source.buffer !== part.source.buffer) work.unpacked += source.length
  if (work.unpacked > limits.unpacked) return false
  if (isMessage) return attachedMail(work, part, source)
  work.isSigned = true
  const entity = readHeader(source, whole(source), work.header)
  content(work, { ...part, ...entity, source, depth: part.depth + 1 })
  return true
}

function content(work: Work, part: Part): void {
  const { fields, parent } = part
  const standard = parent === 'digest' ? 'message/rfc822' : 'text/plain'
  const [, found = standard] = mediaType.exec(typeOf(part)) ?? []
  const type = found.toLowerCase()
  const isMultipart = type.startsWith('multipart/')
  if (isMultipart && multipart(work, part, type)) return
  // The mail in a report is evidence, not the report's own text.
  if (parent !== 'report' && inner(work, part, type)) return
  const disposition = fieldOf(fields, 'content-disposition')
  work.isReaction ||= /^\s*reaction\b/i.test(disposition) && !part.isAttached
  const isFile =
    /^\s*attachment\b/i.test(disposition) ||
    // Mail programs show a text file inside the message too.
    (work.texts > 0 &&
      parent !== 'alternative' &&
      parent !== 'related' &&
      parameterOf(disposition, 'filename') !== undefined)
  const isText = type === 'text/plain' || type === 'text/html' || isMultipart
  if (isText && !isFile) text(work, part, type === 'text/html' ? 'html' : 'text')
  else file(work, part, isMultipart ? 'application/octet-stream' : type)
}

/** A mail from before OS X ends its lines with CR only. */
function withLineFeeds(source: Bytes): Bytes {
  if (source.includes(lineFeed)) return source
  return source.map((byte) => (byte === carriageReturn ? lineFeed : byte))
}

/** Reads a mail (RFC 5322, MIME) into its header, its texts and its files. */
export function readTree(mail: Bytes): MailTree {
  const work: Work = {
    ...{ bodies: [], files: [], pictures: [], calendar: '' },
    ...{ isCut: false, isShortened: false, isSigned: false, isReaction: false },
    ...{ parts: 0, searched: 0, unpacked: 0, texts: 0, textLength: 0 },
    header: { ...limits.header, isSpent: false },
  }
  const source = withLineFeeds(mail)
  const { fields, body } = readHeader(source, whole(source), work.header)
  const top = { parent: undefined, alternative: undefined, isAttached: false, depth: 0 }
  content(work, { ...top, fields, source, body })
  return { ...work, fields, isCut: work.isCut || work.header.isSpent }
}
