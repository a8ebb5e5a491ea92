import { useId, useState } from 'react'
import { inSentence } from '@contracts/russian.ts'
import { z } from '@contracts/zod.ts'
import { FilePicker } from '@/components/uploads/file-picker'
import { fileNames } from '@/components/uploads/upload-queue'
import { useUploads } from '@/components/uploads/use-uploads'
import { Form, Unsendable, useSubmission } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { isAccepted } from '@/lib/page/note-error'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { uploadAttachment } from '@/lib/backend/upload-attachment'
import { draftKey } from '@/lib/drafts'
import { readStored, writeStored } from '@/lib/storage'
import { makeUuid } from '@/lib/uuid'
import type { Cancellation } from './request-texts'
import { useAnswer } from './requests'

/** The longest answer in characters, as checked by the database. */
const longest = 20_000

const explain = (error: Error): string =>
  error.message === 'rate_limited'
    ? 'Слишком много сообщений подряд. Текст на месте: отправьте его через час.'
    : 'Не отправлено. Проверьте соединение и попробуйте ещё раз: текст на месте.'

const draftSchema = z.string().catch('')

interface AnswerFormProps {
  userId: string
  requestId: string
  cancellation: Cancellation | undefined
}

/** Sends a message in a thread, with files; a call or an order can be called off. */
export function AnswerForm({ userId, requestId, cancellation }: AnswerFormProps) {
  const id = useId()
  const draft = draftKey('answer', userId, requestId)
  const [text, setText] = useState(() => draftSchema.parse(readStored(draft)))
  const write = (next: string) => {
    writeStored(draft, next || undefined)
    setText(next)
  }
  const [isCancelling, setCancelling] = useState(false)
  const uploads = useUploads(uploadAttachment)
  const answer = useAnswer()
  const { run, isBroken } = useSubmission()

  const sendNow = async (body: string, cancels: boolean) => {
    await uploads.queue.settled()
    // A retry of the same text keeps its id, so that a lost answer does not store it twice. Another text gets a new id.
    const failed = answer.isError ? answer.variables : undefined
    const isSame = failed?.body === body && failed.cancels === cancels
    const answer_id = isSame ? failed.answer_id : makeUuid()
    const attachment_ids = uploads.queue.ids
    const sent = { request_id: requestId, answer_id, body, attachment_ids, cancels }
    // `answer.error` reports a failure.
    if (!(await isAccepted(answer.mutateAsync(sent)))) return
    write('')
    setCancelling(false)
    const missing = uploads.queue.getItems().filter(({ state }) => state.kind !== 'ready')
    uploads.queue.clear()
    toast.success(
      cancels ? 'Отмена отправлена' : 'Сообщение отправлено',
      missing.length > 0 ? `Без файлов: ${fileNames(missing)}.` : undefined,
    )
  }
  const send = (body: string, cancels: boolean) =>
    run(() => body.trim() !== '' && sendNow(body, cancels))

  return (
    <Form onSubmit={() => send(text, false)} className="mt-6 space-y-4">
      <label htmlFor={id} className="block font-medium">
        Ваш ответ
      </label>
      <Textarea
        id={id}
        value={text}
        maxLength={longest}
        onChange={({ target }) => write(target.value)}
      />
      <FilePicker uploads={uploads} />
      <div role="alert" className="empty:hidden">
        {answer.error && <Alert>{typography(explain(answer.error))}</Alert>}
      </div>
      {isBroken && <Unsendable />}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          label="Отправить"
          busyLabel="Отправляем…"
          busy={answer.isPending}
          idle={text.trim() === ''}
        />
        {cancellation && !isCancelling && (
          <Button variant="ghost" onClick={() => setCancelling(true)}>
            {`Отменить ${cancellation.what}…`}
          </Button>
        )}
      </div>
      {cancellation && isCancelling && (
        <div
          role="group"
          aria-label={`Отменить ${cancellation.what}?`}
          className="rounded-card border p-5"
        >
          <p>
            {typography(
              `Передадим менеджеру, что ${inSentence(cancellation.said)}. Причину можно не писать.`,
            )}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="destructive"
              aria-busy={answer.isPending}
              onClick={() => void send(text.trim() || `${cancellation.said}.`, true)}
            >
              {`Отменить ${cancellation.what}`}
            </Button>
            <Button variant="ghost" autoFocus onClick={() => setCancelling(false)}>
              Оставить
            </Button>
          </div>
        </div>
      )}
    </Form>
  )
}
