import { Check, Paperclip, RotateCw, TriangleAlert, X } from 'lucide-react'
import { formatSize } from '@/lib/text/format'
import { cn } from '@/lib/cn'
import { IconButton } from '@/components/ui/icon-button'
import type { UploadItem, UploadQueue } from './upload-queue'
import type { Uploads } from './use-uploads'

/** The files of a form with their progress, and buttons to retry or remove one. */
export function UploadList(props: { uploads: Uploads; className?: string }) {
  const { queue, items } = props.uploads
  if (items.length === 0) return null
  return (
    <ul aria-label="Прикреплённые файлы" className={cn('space-y-1', props.className)}>
      {items.map((item) => (
        <FileRow key={item.key} item={item} queue={queue} />
      ))}
    </ul>
  )
}

function FileRow({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { key, name, size, state } = item
  const problem = 'reason' in state ? state.reason : undefined
  return (
    <li className="flex min-h-11 items-center gap-2.5 rounded-control bg-muted/60 pl-3.5">
      <StateIcon kind={state.kind} />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex items-baseline gap-2 text-sm">
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-caption text-muted-foreground">{formatSize(size)}</span>
        </p>
        {state.kind === 'uploading' && (
          <progress
            aria-label={`Загружается ${name}`}
            value={state.share}
            className="mt-1 block h-1 w-full overflow-hidden rounded-full bg-border accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
          />
        )}
        <p role="status" className="text-caption text-destructive-text empty:hidden">
          {problem}
        </p>
      </div>
      {state.kind === 'failed' && (
        <IconButton label={`Загрузить ещё раз: ${name}`} onClick={() => queue.retry(key)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Убрать ${name}`} onClick={() => queue.remove(key)}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

function StateIcon({ kind }: { kind: UploadItem['state']['kind'] }) {
  const className = 'size-4 shrink-0'
  if (kind === 'ready')
    return <Check aria-label="Загружен" className={cn(className, 'text-accent')} />
  if (kind === 'failed' || kind === 'refused') {
    return <TriangleAlert aria-hidden className={cn(className, 'text-destructive-text')} />
  }
  return <Paperclip aria-hidden className={cn(className, 'text-muted-foreground')} />
}
