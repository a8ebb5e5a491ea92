import {
  type AttachmentExtension,
  type attachmentKinds,
  safePictures,
  uncheckedType,
} from '@contracts/attachment.ts'
import { parseInert } from '@/lib/text/inert-html'
import type { ThreadEmail } from '../email-requests'

export type Attachment = ThreadEmail['attachments'][number]

type MediaType = (typeof attachmentKinds)[AttachmentExtension]

const kinds = {
  'application/pdf': 'PDF',
  'application/msword': 'Документ Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Документ Word',
  'application/vnd.ms-excel': 'Таблица Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Таблица Excel',
  'application/vnd.ms-powerpoint': 'Презентация PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'Презентация PowerPoint',
  'application/vnd.oasis.opendocument.text': 'Документ ODT',
  'application/vnd.oasis.opendocument.spreadsheet': 'Таблица ODS',
  'application/vnd.oasis.opendocument.presentation': 'Презентация ODP',
  'application/rtf': 'Документ RTF',
  'text/plain': 'Текст',
  'text/csv': 'Таблица CSV',
  'image/png': 'Картинка PNG',
  'image/jpeg': 'Картинка JPEG',
  'image/gif': 'Картинка GIF',
  'image/webp': 'Картинка WebP',
  'image/heic': 'Картинка HEIC',
  'application/zip': 'Архив ZIP',
} satisfies Record<MediaType, string>

const kindByType = new Map<string, string>(Object.entries(kinds))

export const kindOf = ({ media_type }: Attachment) => kindByType.get(media_type) ?? 'Файл'

/** Whether a mail brought the file in a type that we do not check; such files are deleted after 30 days. */
export const isUnchecked = ({ media_type }: Attachment) => media_type === uncheckedType

/** Whether a page can show it: it has arrived and is a picture that browsers show safely. */
export const isPicture = ({ media_type, stored_at }: Attachment) =>
  stored_at !== null && safePictures.includes(media_type)

const scheme = /^\s*cid:/i

/** The content id in a URL (RFC 2392), without `cid:`. @returns undefined for any other address */
export function contentIdOf(address: string): string | undefined {
  if (!scheme.test(address)) return undefined
  const id = address.trim().replace(scheme, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The pictures that a mail's HTML refers to by content id. The HTML is only parsed: nothing in it runs or loads. */
export function picturesIn(html: string, attachments: readonly Attachment[]): Attachment[] {
  const candidates = attachments.filter((one) => one.content_id !== null && isPicture(one))
  if (candidates.length === 0) return []
  const images = parseInert(html).querySelectorAll('img[src]')
  const named = new Set([...images].map((image) => contentIdOf(image.getAttribute('src') ?? '')))
  return candidates.filter(({ content_id }) => content_id !== null && named.has(content_id))
}
