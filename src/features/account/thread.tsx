import { Paperclip } from 'lucide-react'
import { textParts } from '@contracts/new-text.ts'
import { readLead, type StoredLead } from '@contracts/stored-lead.ts'
import { company } from '@/content/company'
import { isContact, leadFields, type LeadKey } from '@/content/lead-text'
import { cn } from '@/lib/cn'
import { formatSize } from '@/lib/text/format'
import { formatDateTime } from '@/lib/text/format-moment'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { toast } from '@/lib/toast'
import { saveAttachment } from '@/lib/backend/save-file'
import type { Message } from './requests'

/** Shown as the message itself, or longer than an answer. */
const written: readonly LeadKey[] = ['description', 'topic', 'estimate']

const withoutText = (lead: StoredLead | undefined) =>
  lead?.kind === 'project_quiz' ? 'Вы прошли анкету.' : 'Вы оставили контакты.'

export function Thread({ messages }: { messages: readonly Message[] }) {
  return (
    <ol aria-label="Переписка" className="space-y-4">
      {messages.map((message) => {
        const lead = readLead(message.lead)
        return (
          <li
            key={message.id}
            className={cn(
              'max-w-[42rem] rounded-card border px-5 py-4',
              message.is_ours ? 'bg-card' : 'ml-auto bg-muted',
            )}
          >
            <p className="text-caption text-muted-foreground">
              {message.is_ours ? (message.author ?? company.name) : 'Вы'}
              <span aria-hidden> · </span>
              <time dateTime={message.sent_at}>{formatDateTime(message.sent_at)}</time>
            </p>
            <Body text={message.body ?? withoutText(lead)} answers={message.is_answer} />
            <Choices lead={lead} />
            <Files files={message.files} />
          </li>
        )
      })}
    </ol>
  )
}

function Body({ text, answers }: { text: string; answers: boolean }) {
  return (
    <div className="mt-1.5 space-y-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
      {textParts(text, answers).map(({ kind, text: words }, at) =>
        kind === 'history' ? (
          <details key={at} className="text-sm text-muted-foreground">
            <summary className="flex min-h-11 w-fit items-center underline underline-offset-4">
              Цитата
            </summary>
            <p className="border-l-2 pl-3.5">{unbrokenPhones(words)}</p>
          </details>
        ) : (
          <p
            key={at}
            className={cn(kind === 'context' && 'border-l-2 pl-3.5 text-muted-foreground')}
          >
            {unbrokenPhones(words)}
          </p>
        ),
      )}
    </div>
  )
}

/** What the customer chose in a form, besides the contact and the text. */
function Choices({ lead }: { lead: StoredLead | undefined }) {
  const fields = lead ? leadFields(lead) : []
  const chosen = fields.filter((field) => !isContact(field) && !written.includes(field.key))
  if (chosen.length === 0) return null
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {chosen.map(({ key, label, value }) => (
        <div key={key} className="sm:contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="[overflow-wrap:anywhere] max-sm:mb-1.5">{value}</dd>
        </div>
      ))}
    </dl>
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
