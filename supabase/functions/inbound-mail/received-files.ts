import { cleanFileName } from '../_shared/attachments/file-name.ts'
import { kindOf } from '../_shared/attachments/file-kind.ts'
import {
  attachmentKinds,
  attachmentLimits,
  uncheckedType,
} from '../_shared/contracts/attachment.ts'
import type { IncomingFile } from './incoming-mail.ts'

/** Limits of a mail's files, including pictures of its text. */
export const fileLimits = { files: 20, mailBytes: 25 * 1024 * 1024 } as const

/** A file to keep, as the database describes it, and its bytes. */
export type ReceivedFile = {
  row: {
    position: number
    name: string
    media_type: string
    size: number
    content_id: string | null
  }
  content: Uint8Array<ArrayBuffer>
}

/** A refused file with the reason, in Russian. */
export type RefusedFile = { name: string; reason: string }

/** Files that Windows or a browser runs when opened. */
const program =
  /\.(?:exe|com|scr|pif|bat|cmd|ps1|vbs?|vbe|jse?|wsf|wsh|hta|msi|msp|msc|cpl|lnk|url|reg|jar|chm|dll|scf|inf|appx?|msix|iso|img|vhdx?|apk|dmg|pkg|sh|command|desktop)$/i

const isProgram = (name: string, content: Uint8Array) =>
  program.test(name) || (content[0] === 0x4d && content[1] === 0x5a)

/** Extensions of parts that seldom have a name. */
const extensions = new Map([
  ['message/rfc822', 'eml'],
  ['text/calendar', 'ics'],
  ['application/pkcs7-mime', 'p7m'],
  ['application/pkcs7-signature', 'p7s'],
  ['application/x-pkcs7-signature', 'p7s'],
  ['application/pgp-signature', 'asc'],
  ['application/ms-tnef', 'dat'],
])

const hasExtension = /\.[a-z0-9]+$/i

const unnamed = cleanFileName('')

/** The cleaned name; one without an extension gets the one of its declared media type. */
function nameOf({ name, mediaType }: IncomingFile): string {
  const clean = cleanFileName(name ?? '')
  if (hasExtension.test(clean)) return clean
  const type = mediaType?.toLowerCase() ?? ''
  const [extension = extensions.get(type)] =
    Object.entries(attachmentKinds).find(([, it]) => it === type) ?? []
  if (extension) return cleanFileName(`${clean}.${extension}`)
  return clean === unnamed ? cleanFileName(type) : clean
}

/** Angle brackets are the header's, not the id's (RFC 2392). */
const contentIdOf = ({ contentId }: IncomingFile): string | null => {
  const id = contentId?.trim().replace(/^<|>$/g, '') ?? ''
  return id.length > 0 && id.length <= 250 && !/[\s\p{Cc}]/u.test(id) ? id : null
}

/** Selects the files of a mail to keep, by number, size and content. */
export function receivedFiles(files: readonly IncomingFile[]) {
  const kept: ReceivedFile[] = []
  const refused: RefusedFile[] = []
  let bytes = 0
  for (const [position, file] of files.entries()) {
    const name = nameOf(file)
    const { content } = file
    if (kept.length >= fileLimits.files) refused.push({ name, reason: 'файлов больше 20' })
    else if (!content) refused.push({ name, reason: 'файл остался у почтового сервиса' })
    else if (content.length === 0) refused.push({ name, reason: 'пустой файл' })
    else if (content.length > attachmentLimits.bytes) refused.push({ name, reason: 'больше 10 МБ' })
    else if (bytes + content.length > fileLimits.mailBytes)
      refused.push({ name, reason: 'все вместе больше 25 МБ' })
    else if (isProgram(name, content)) refused.push({ name, reason: 'такие файлы не принимаем' })
    else {
      bytes += content.length
      const kind = kindOf(name, content) ?? { name, mediaType: uncheckedType }
      const row = { position, name: kind.name, media_type: kind.mediaType, size: content.length }
      kept.push({ row: { ...row, content_id: contentIdOf(file) }, content })
    }
  }
  return { kept, refused }
}
