import { expect, it } from 'vitest'
import { attachmentKinds, type AttachmentExtension } from '../contracts/attachment.ts'
import { kindOf } from './file-kind.ts'

const mediaTypeOf = (name: string, bytes: Uint8Array) => kindOf(name, bytes)?.mediaType

const binary = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0'
const zip = `PK\x03\x04${'\0'.repeat(26)}`
const contents: Record<AttachmentExtension, string> = {
  pdf: '%PDF-1.7\n',
  doc: ole,
  docx: `${zip}[Content_Types].xml word/document.xml`,
  xls: ole,
  xlsx: `${zip}[Content_Types].xml xl/workbook.xml`,
  ppt: ole,
  pptx: `${zip}[Content_Types].xml ppt/presentation.xml`,
  odt: `${zip}mimetypeapplication/vnd.oasis.opendocument.textPK`,
  ods: `${zip}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK`,
  odp: `${zip}mimetypeapplication/vnd.oasis.opendocument.presentationPK`,
  rtf: '{\\rtf1 ',
  txt: 'Hello\r\n\tworld',
  csv: 'a;b\r\n1;2',
  png: '\x89PNG\r\n\x1a\n\0',
  jpg: '\xff\xd8\xff\xe0',
  jpeg: '\xff\xd8\xff\xe1',
  jfif: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  webp: 'RIFF\x10\0\0\0WEBPVP8 ',
  heic: '\0\0\0\x18ftypheic',
  heif: '\0\0\0\x18ftypmif1',
  zip,
}

const cases = Object.entries(attachmentKinds)

it.each(cases)('recognises .%s', (extension, mediaType) => {
  const [, content = ''] = Object.entries(contents).find(([name]) => name === extension) ?? []
  expect(mediaTypeOf(`file.${extension.toUpperCase()}`, binary(content))).toBe(mediaType)
})

it.each(cases)('takes no program for a .%s', (extension) => {
  expect(mediaTypeOf(`file.${extension}`, binary('MZ\x90\0\x03\0\0\0'))).toBeUndefined()
})

it.each<[string, string, string]>([
  ['an empty file', 'a.txt', ''],
  ['a page', 'a.html', '<html>'],
  ['a page that calls itself text', 'a.txt', '\xef\xbb\xbf\n <!DOCTYPE html>'],
  ['a drawing that calls itself a table', 'a.csv', '<svg onload=x()>'],
  ['a document with macros', 'a.docx', `${contents.docx} word/vbaProject.bin`],
  ['a table that calls itself a text', 'a.docx', contents.xlsx],
  ['an archive that calls itself a document', 'a.docx', contents.zip],
  ['a picture that calls itself a document', 'a.pdf', contents.jpg],
  ['a name that ends in a property of objects', 'a.constructor', 'x'],
  ['no extension', 'file', contents.pdf],
])('does not accept %s', (_, name, content) => {
  expect(mediaTypeOf(name, binary(content))).toBeUndefined()
})

it.each([
  ['Фото.PNG', contents.jpg, 'Фото.jpg', 'image/jpeg'],
  ['IMG_1.jpg', contents.heic, 'IMG_1.heic', 'image/heic'],
  ['a.b.jpeg', contents.webp, 'a.b.webp', 'image/webp'],
  ['a.heif', contents.png, 'a.png', 'image/png'],
  ['a.jfif', contents.jfif, 'a.jfif', 'image/jpeg'],
])('says what a picture is: %s', (name, content, itsName, mediaType) => {
  expect(kindOf(name, binary(content))).toEqual({ name: itsName, mediaType })
})

it('reads texts in Cyrillic, whatever their encoding', () => {
  const utf8 = new TextEncoder().encode('Привет')
  const windows1251 = binary('\xcf\xf0\xe8\xe2\xe5\xf2')
  const utf16 = binary('\xff\xfe\x1f\x04\x40\x04')
  for (const bytes of [utf8, windows1251, utf16]) {
    expect(mediaTypeOf('a.txt', bytes)).toBe('text/plain')
  }
})
