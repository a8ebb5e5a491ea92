import { attachmentKinds, type AttachmentExtension } from '../contracts/attachment.ts'

/** How far a type's marks are searched for, in bytes. */
const headLength = 4096

/** One character per byte. TextDecoder's latin1 does not do that: it means windows-1252. */
const binaryText = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** The bytes as a text, correct for ASCII only: the engine searches it a hundred times as fast as a loop over bytes. */
const asciiText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

type Test = (bytes: Uint8Array, head: string) => boolean

const startsWith =
  (...marks: string[]): Test =>
  (_, head) =>
    marks.some((mark) => head.startsWith(mark))

const zip = startsWith('PK\x03\x04', 'PK\x05\x06')

/** An Office Open XML document: a ZIP archive with this folder and without macros. */
const office =
  (folder: string): Test =>
  (bytes, head) => {
    if (!zip(bytes, head)) return false
    const text = asciiText(bytes)
    return text.includes(`${folder}/`) && !text.includes('vbaProject.bin')
  }

/** OpenDocument names its type in the first file of the archive, which is not compressed. */
const openDocument =
  (type: string): Test =>
  (bytes, head) =>
    zip(bytes, head) &&
    head.slice(30).startsWith(`mimetypeapplication/vnd.oasis.opendocument.${type}`)

const compound = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')

/** No control characters but those of plain text, and nothing at the start that browsers treat as a page. */
const plainText: Test = (bytes, head) =>
  !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127) &&
  !/^(\xef\xbb\xbf)?\s*<(!doctype|html|head|body|script|svg|\?xml|iframe|!--)/i.test(head)

/** Since Office 2007 and on phones also UTF-16, which is full of zero bytes. */
const utf16Text: Test = (bytes, head) =>
  /^(\xff\xfe|\xfe\xff)/.test(head) &&
  plainText(
    new TextEncoder().encode(
      new TextDecoder(head.startsWith('\xff') ? 'utf-16le' : 'utf-16be').decode(bytes),
    ),
    '',
  )

const text: Test = (bytes, head) => plainText(bytes, head) || utf16Text(bytes, head)

const jpeg = startsWith('\xff\xd8\xff')

const heic: Test = (_, head) => /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s.test(head)

const tests: Record<AttachmentExtension, Test> = {
  // Readers accept a PDF with its mark anywhere in the first kilobyte.
  pdf: (_, head) => head.slice(0, 1024).includes('%PDF-'),
  doc: compound,
  xls: compound,
  ppt: compound,
  docx: office('word'),
  xlsx: office('xl'),
  pptx: office('ppt'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: startsWith('{\\rtf'),
  txt: text,
  csv: text,
  png: startsWith('\x89PNG\r\n\x1a\n'),
  jpg: jpeg,
  jpeg,
  jfif: jpeg,
  gif: startsWith('GIF87a', 'GIF89a'),
  webp: (_, head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  heic,
  heif: heic,
  zip,
}

const isAccepted = (extension: string): extension is AttachmentExtension =>
  Object.hasOwn(tests, extension)

/** Extensions of pictures: phones and browsers often write one for another. */
const pictures = ['png', 'jpg', 'gif', 'webp', 'heic', 'jpeg', 'jfif', 'heif'] as const

/** What a file is: its media type, and its name with the extension that its content has. */
export type FileKind = { name: string; mediaType: string }

/**
 * What a file is whose content matches its extension, where all pictures count as one kind; undefined if unaccepted,
 * empty or disguised.
 */
export function kindOf(name: string, bytes: Uint8Array): FileKind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (bytes.length === 0 || !isAccepted(extension)) return undefined
  const head = binaryText(bytes.subarray(0, headLength))
  if (tests[extension](bytes, head)) return { name, mediaType: attachmentKinds[extension] }
  if (!pictures.some((picture) => picture === extension)) return undefined
  const actual = pictures.find((picture) => tests[picture](bytes, head))
  return (
    actual && {
      name: `${name.slice(0, -extension.length)}${actual}`,
      mediaType: attachmentKinds[actual],
    }
  )
}
