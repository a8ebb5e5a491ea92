import { Paperclip } from 'lucide-react'
import { company } from '@/content/company'
import { cn } from '@/lib/cn'
import { formatSize } from '@/lib/text/format'
import { formatDateTime } from '@/lib/text/format-moment'
import { toast } from '@/lib/toast'
import { saveAttachment } from '@/lib/backend/save-file'
import type { Message } from './requests'

/** A thread as shown to its customer. */
export function Thread({ messages }: { messages: readonly Message[] }) {
  return (
    <ol aria-label="Переписка" className="space-y-4">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cn(
            'max-w-[42rem] rounded-card border px-5 py-4',
            message.is_ours ? 'bg-card' : 'ml-auto bg-muted',
          )}
        >
          <p className="text-caption text-muted-foreground">
            {message.is_ours ? `${message.author ?? ''} ${company.name}`.trim() : 'Вы'}
            <span aria-hidden> · </span>
            <time dateTime={message.sent_at}>{formatDateTime(message.sent_at)}</time>
          </p>
          <p className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {message.body ?? 'Вы оставили контакты без текста.'}
          </p>
          <Files files={message.files} />
        </li>
      ))}
    </ol>
  )
}

function Files({ files }: Pick<Message, 'files'>) {
  if (files.length === 0) return null
  const save = (file: Message['files'][number]) =>
    void saveAttachment(file).catch((error: unknown) => {
      console.error('The file could not be saved:', error)
      toast.error('Не удалось скачать файл')
    })
  return (
    <ul aria-label="Файлы" className="mt-3 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            onClick={() => save(file)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm hover:text-accent"
          >
            <Paperclip aria-hidden className="size-4" />
            <span className="[overflow-wrap:anywhere]">{file.name}</span>
            <span className="text-muted-foreground">{formatSize(file.size)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
