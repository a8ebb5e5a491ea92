import { Check, Paperclip, RotateCw, TriangleAlert, X } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { attachmentLimits } from '@contracts/attachment.ts'
import { formatSize } from '@/lib/format'
import { acceptedFiles } from '@/lib/upload-attachment'
import { cn } from '@/lib/cn'
import { IconButton } from '@/components/ui/icon-button'
import type { UploadItem } from './upload-queue'
import type { Uploads } from './use-uploads'

interface FilePickerProps {
  uploads: Uploads
  /** What kind of files, before the limits. */
  hint?: string
}

const limitsText = `до ${attachmentLimits.files} файлов по ${formatSize(attachmentLimits.bytes)}`

/** Files for a form: chosen with a button or dropped, uploaded at once, listed below. */
export function FilePicker({ uploads: { queue, items }, hint = '' }: FilePickerProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [dropped, setDropped] = useState(0)
  const add = (files: FileList | null) => setDropped(queue.add([...(files ?? [])]))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-wrap items-center gap-x-3 rounded-control border border-dashed border-input pr-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
          isOver && 'border-accent bg-accent/8',
        )}
      >
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-4 text-[0.9375rem] font-medium hover:text-accent"
        >
          <Paperclip aria-hidden className="size-[1.125em]" />
          Прикрепить файлы
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedFiles}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            add(target.files)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <p
          id={`${id}-hint`}
          className="pb-3 pl-4 text-caption text-muted-foreground sm:py-3 sm:pl-0"
        >
          {hint && `${hint}, `}
          {limitsText}
        </p>
      </div>
      {items.length > 0 && (
        <ul aria-label="Прикреплённые файлы" className="mt-2 space-y-1">
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              onRetry={() => queue.retry(item.key)}
              onRemove={() => queue.remove(item.key)}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="mt-1 text-caption text-destructive-text empty:hidden">
        {dropped > 0 && `Больше ${attachmentLimits.files} файлов приложить нельзя`}
      </p>
    </div>
  )
}

interface FileRowProps {
  item: UploadItem
  onRetry: () => void
  onRemove: () => void
}

function FileRow({ item: { name, size, state }, onRetry, onRemove }: FileRowProps) {
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
        <IconButton label={`Загрузить ещё раз: ${name}`} onClick={onRetry}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Убрать ${name}`} onClick={onRemove}>
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
