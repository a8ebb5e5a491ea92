import { z } from './zod.ts'

/** Limits of a form or a reply, in files and bytes. */
export const attachmentLimits = {
  files: 5,
  bytes: 10 * 1024 * 1024,
  /** All files of one reply: mailboxes refuse larger mails, and base64 adds a third. */
  replyBytes: 15 * 1024 * 1024,
  /** Maximum length of a file name, in characters. The database repeats it as a check. */
  name: 120,
} as const

/** The accepted file types: extension → media type. The content must match the extension. */
export const attachmentKinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  zip: 'application/zip',
} as const

export type AttachmentExtension = keyof typeof attachmentKinds

/** The type of a mail's other files, kept unchecked for 30 days: one may be the message, archived or encrypted. */
export const uncheckedType = 'application/octet-stream'

/** Media types that may be shown in a page; all others are only downloaded. */
export const safePictures: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
]

/** The header with an upload's file name, percent-encoded (`encodeURIComponent`). */
export const fileNameHeader = 'x-file-name'

/** Ids of uploaded files, in leads and replies. */
export const attachmentIdsField = z
  .array(z.uuid({ error: 'Ожидается UUID' }))
  .max(attachmentLimits.files, `Не больше ${attachmentLimits.files} файлов`)
  .refine((ids) => new Set(ids).size === ids.length, 'Один файл указан дважды')
  .optional()

/**
 * The answer of `POST /functions/v1/upload-attachment`, whose body is the file itself. `name` is the cleaned name,
 * `mediaType` the one detected from the content. Refused with `payload_too_large`, `unsupported_file`, `rate_limited`
 * or `unavailable`.
 */
export const uploadResponseSchema = z.object({
  ok: z.literal(true),
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.number().int().positive(),
})

export type UploadResponse = z.output<typeof uploadResponseSchema>
