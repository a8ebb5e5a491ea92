import { Paperclip } from 'lucide-react'
import { type ComponentProps, type DragEvent, useId, useState } from 'react'
import { attachmentLimits } from '@contracts/attachment.ts'
import { type Lang, translated } from '@contracts/lang.ts'
import { useTexts } from '@/lib/hooks/use-texts'
import { acceptedFiles } from '@/lib/backend/upload-attachment'
import { cn } from '@/lib/cn'
import { buttonVariants } from '@/components/ui/button'
import { sizeText, UploadList } from './upload-list'
import type { Uploads } from './use-uploads'

const limit = (lang: Lang) => sizeText(attachmentLimits.bytes, lang)

const texts = translated(
  {
    attach: 'Прикрепить файлы',
    limits: `до ${attachmentLimits.files} файлов по ${limit('ru')}`,
    tooMany: `Больше ${attachmentLimits.files} файлов приложить нельзя`,
  },
  {
    attach: 'Attach files',
    limits: `up to ${attachmentLimits.files} files of ${limit('en')} each`,
    tooMany: `No more than ${attachmentLimits.files} files can be attached`,
  },
)

/** The files of a form: chosen with a button or dropped, uploaded at once, listed below. */
export function FilePicker({ uploads, hint = '' }: { uploads: Uploads; hint?: string }) {
  const { attach, limits } = useTexts(texts)
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [dropped, setDropped] = useState(0)
  const add = (files: readonly File[]) => setDropped(uploads.queue.add(files))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
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
          'relative flex flex-wrap items-center gap-x-3 rounded-control border border-dashed border-input pr-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
          isOver && 'border-accent bg-accent/8',
        )}
      >
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-4 text-[0.9375rem] font-medium hover:text-accent"
        >
          <Paperclip aria-hidden className="size-[1.125em]" />
          {attach}
        </label>
        <FileInput id={id} onChoose={add} aria-describedby={`${id}-hint`} />
        <p
          id={`${id}-hint`}
          className="pb-3 pl-4 text-caption text-muted-foreground sm:py-3 sm:pl-0"
        >
          {hint ? `${hint}, ${limits}` : limits}
        </p>
      </div>
      <UploadList uploads={uploads} className="mt-2" />
      <TooMany count={dropped} />
    </div>
  )
}

/** The same as a button; the list is shown elsewhere. */
export function FileButton({ uploads: { queue } }: { uploads: Uploads }) {
  const { attach, limits } = useTexts(texts)
  const id = useId()
  const [dropped, setDropped] = useState(0)
  return (
    <>
      <label
        htmlFor={id}
        title={`${attach}, ${limits}`}
        className={cn(
          buttonVariants({ variant: 'ghost' }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring @max-[64rem]/pane:px-3',
        )}
      >
        <Paperclip aria-hidden />
        <span className="@max-[64rem]/pane:sr-only">{attach}</span>
        <FileInput id={id} onChoose={(files) => setDropped(queue.add(files))} />
      </label>
      <TooMany count={dropped} />
    </>
  )
}

interface FileInputProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'> {
  onChoose: (files: readonly File[]) => void
}

function FileInput({ onChoose, ...props }: FileInputProps) {
  return (
    <input
      type="file"
      multiple
      accept={acceptedFiles}
      className="sr-only"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // Allows choosing the same file again.
        target.value = ''
      }}
      {...props}
    />
  )
}

function TooMany({ count }: { count: number }) {
  const { tooMany } = useTexts(texts)
  return (
    <p aria-live="polite" className="mt-1 text-caption text-destructive-text empty:hidden">
      {count > 0 && tooMany}
    </p>
  )
}
