import { Check, Paperclip, RotateCw, TriangleAlert, X } from 'lucide-react'
import { type Lang, translated } from '@contracts/lang.ts'
import { useLang } from '@/lib/hooks/use-texts'
import { formatSize } from '@/lib/text/format'
import { cn } from '@/lib/cn'
import { IconButton } from '@/components/ui/icon-button'
import type { UploadItem, UploadQueue } from './upload-queue'
import type { Uploads } from './use-uploads'

const texts = translated(
  {
    attached: 'Прикреплённые файлы',
    uploading: (name: string) => `Загружается ${name}`,
    again: (name: string) => `Загрузить ещё раз: ${name}`,
    remove: (name: string) => `Убрать ${name}`,
    uploaded: 'Загружен',
  },
  {
    attached: 'Attached files',
    uploading: (name) => `Uploading ${name}`,
    again: (name) => `Upload again: ${name}`,
    remove: (name) => `Remove ${name}`,
    uploaded: 'Uploaded',
  },
)

const latin: Readonly<Record<string, string>> = { Б: 'B', К: 'K', М: 'M', ',': '.' }

/** A size with its unit in the language: «1,2 МБ», “1.2 MB”. */
export const sizeText = (bytes: number, lang: Lang): string =>
  lang === 'ru'
    ? formatSize(bytes)
    : formatSize(bytes).replace(/[БКМ,]/g, (one) => latin[one] ?? '')

/** The files of a form with their progress, and buttons to retry or remove one. */
export function UploadList(props: { uploads: Uploads; className?: string }) {
  const { queue, items } = props.uploads
  const { attached } = texts[useLang()]
  if (items.length === 0) return null
  return (
    <ul aria-label={attached} className={cn('space-y-1', props.className)}>
      {items.map((item) => (
        <FileRow key={item.key} item={item} queue={queue} />
      ))}
    </ul>
  )
}

function FileRow({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { key, name, size, state } = item
  const lang = useLang()
  const { uploading, again, remove } = texts[lang]
  const problem = 'reason' in state ? state.reason[lang] : undefined
  return (
    <li className="flex min-h-11 items-center gap-2.5 rounded-control bg-muted/60 pl-3.5">
      <StateIcon kind={state.kind} />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex items-baseline gap-2 text-sm">
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-caption text-muted-foreground">
            {sizeText(size, lang)}
          </span>
        </p>
        {state.kind === 'uploading' && (
          <progress
            aria-label={uploading(name)}
            value={state.share}
            className="mt-1 block h-1 w-full overflow-hidden rounded-full bg-border accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
          />
        )}
        <p role="status" className="text-caption text-destructive-text empty:hidden">
          {problem}
        </p>
      </div>
      {state.kind === 'failed' && (
        <IconButton label={again(name)} onClick={() => queue.retry(key)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={remove(name)} onClick={() => queue.remove(key)}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

function StateIcon({ kind }: { kind: UploadItem['state']['kind'] }) {
  const { uploaded } = texts[useLang()]
  const className = 'size-4 shrink-0'
  if (kind === 'ready')
    return <Check aria-label={uploaded} className={cn(className, 'text-accent')} />
  if (kind === 'failed' || kind === 'refused') {
    return <TriangleAlert aria-hidden className={cn(className, 'text-destructive-text')} />
  }
  return <Paperclip aria-hidden className={cn(className, 'text-muted-foreground')} />
}
