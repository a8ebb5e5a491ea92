/** Files of several types, as small as possible. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A PDF with this text. */
export const pdf = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.4\n${text}\n%%EOF\n`)

export const png: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
)

/** The part that distinguishes a Word document from another archive. */
export const docx = (): Uint8Array<ArrayBuffer> =>
  bytes('PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml PK\x03\x04 word/document.xml PK\x01\x02')

/** The head of a Windows program. */
export const windowsProgram: Uint8Array<ArrayBuffer> = bytes(`MZ\x90\0\x03\0\0\0${'\0'.repeat(64)}`)
