import {
  Download,
  File,
  FileArchive,
  FileSpreadsheet,
  FileText,
  Image,
  type LucideIcon,
  Presentation,
  TriangleAlert,
} from 'lucide-react'
import { formatSize } from '@/lib/text/format'
import { type Attachment, isPicture, isUnchecked, kindOf } from './attachment'
import { useDownload, usePicture } from './attachment-requests'

/** Larger pictures load only on download. */
const maxPreviewBytes = 5 * 1024 * 1024

export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null
  const inOrder = attachments.toSorted((a, b) => a.position - b.position)
  return (
    <>
      {inOrder.some(isUnchecked) && (
        <p className="mt-4 flex items-start gap-2 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive-text" />
          Файлы с пометкой «не проверен» могут быть опасны: открывайте, только если ждали их от
          этого человека. Они хранятся 30{'\u00a0'}дней.
        </p>
      )}
      <ul aria-label="Вложения" className="mt-4 grid gap-2 @[40rem]/pane:grid-cols-2">
        {inOrder.map((attachment) => (
          <li key={attachment.id} className="min-w-0">
            {attachment.stored_at === null ? (
              <div className="flex min-h-14 items-center gap-3 rounded-control border border-dashed py-1.5 pr-3 pl-1.5">
                <FileFacts attachment={attachment} />
              </div>
            ) : (
              <StoredFile attachment={attachment} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function StoredFile({ attachment }: { attachment: Attachment }) {
  const download = useDownload()
  return (
    <button
      type="button"
      title={`Скачать ${attachment.name}`}
      aria-busy={download.isPending}
      onClick={() => download.mutate(attachment)}
      className="group flex min-h-14 w-full items-center gap-3 rounded-control border bg-card py-1.5 pr-3 pl-1.5 text-left transition-colors hover:border-input hover:bg-muted aria-busy:pointer-events-none aria-busy:opacity-60"
    >
      <FileFacts attachment={attachment} />
      <span className="sr-only">Скачать</span>
      <Download
        aria-hidden
        className="size-4.5 shrink-0 text-muted-foreground group-hover:text-foreground"
      />
    </button>
  )
}

function FileFacts({ attachment }: { attachment: Attachment }) {
  const { name, size, stored_at } = attachment
  const url = usePicture(attachment, isPicture(attachment) && size <= maxPreviewBytes)
  const Icon = icons.find(([pattern]) => pattern.test(attachment.media_type))?.[1] ?? File
  return (
    <>
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[0.375rem] bg-muted text-muted-foreground [&_svg]:size-5"
      >
        {url === undefined ? <Icon /> : <img src={url} alt="" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="block text-caption text-muted-foreground">
          {`${kindOf(attachment)}\u00a0· ${formatSize(size)}${stored_at === null ? ' · ещё загружается' : ''}`}
          {isUnchecked(attachment) && <span className="text-destructive-text"> · не проверен</span>}
        </span>
      </span>
    </>
  )
}

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, Image],
  [/csv|excel|spreadsheet/, FileSpreadsheet],
  [/powerpoint|presentation/, Presentation],
  [/zip/, FileArchive],
  [/pdf|text|word|rtf/, FileText],
]
