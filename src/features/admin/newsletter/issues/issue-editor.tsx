import { Eye, Send, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { issueLimits } from '@contracts/newsletter.ts'
import { Field } from '@/components/field'
import { Form, Unsendable, useSubmission } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/text-field'
import { Textarea } from '@/components/ui/textarea'
import { isFault } from '@/lib/page/note-error'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { ConfirmButton } from '../../parts/confirm-button'
import { useViewer } from '../../lib/viewer'
import {
  issueDrafts,
  type IssueText,
  useSaveIssue,
  useSteerIssue,
  useTestIssue,
} from './issue-requests'
import { IssuePreview } from './issue-preview'
import { StartDialog } from './start-dialog'

const marks =
  'Пустая строка начинает абзац, «# » — заголовок, «- » — список. **Жирный**, *курсив*, [ссылка](https://…).'

interface IssueEditorProps {
  issueId: string
  /** Null for a draft that has never been saved. */
  stored: IssueText | null
  onDiscarded: () => void
}

/** How long a pause in typing saves the draft, in milliseconds. */
const pauseMs = 1000

/** Edits a draft, which saves itself, previews it, sends it to its author, and starts it. */
export function IssueEditor({ issueId, stored, onDiscarded }: IssueEditorProps) {
  const { userId } = useViewer()
  /** What was written here and may not be stored yet; without it the editor shows what is stored. */
  const [written, setWritten] = useState(() => issueDrafts.load(userId, issueId))
  const text: IssueText = written ?? { subject: stored?.subject ?? '', body: stored?.body ?? '' }
  const write = (next: Partial<IssueText>) => {
    const whole = { subject: text.subject, body: text.body, ...next }
    issueDrafts.keep(userId, issueId, whole)
    setWritten(whole)
  }
  const [shown, setShown] = useState<'text' | 'preview' | 'start'>('text')
  const save = useSaveIssue()
  const steer = useSteerIssue()
  const test = useTestIssue()
  const { run, isBroken } = useSubmission()

  const subject = text.subject.trim()
  const isComplete = subject !== '' && text.body.trim() !== ''
  const kept = save.isSuccess ? save.variables : stored
  const isSaved =
    written === undefined ||
    (kept
      ? subject === kept.subject && text.body === kept.body
      : subject === '' && text.body.trim() === '')
  const isBusy = save.isPending || steer.isPending || test.isPending

  const isGone = useRef(false)
  const keep = useStableCallback(() => {
    if (!isSaved && !isGone.current) save.mutate({ issueId, subject, body: text.body })
  })
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs)
    return () => clearTimeout(timer)
  }, [written, keep])
  // Leaving saves what the pause has not.
  useEffect(() => keep, [keep])

  /** Runs an action once. The query cache reports a failure; the text stays. */
  const attempt = (act: () => Promise<void>) =>
    void run(() =>
      act().catch((error: unknown) => {
        isGone.current = false
        if (isFault(error)) throw error
      }),
    )
  const withSaved = (act: () => unknown) =>
    attempt(async () => {
      if (!isSaved) await save.mutateAsync({ issueId, subject, body: text.body })
      await act()
    })
  const discard = () =>
    attempt(async () => {
      isGone.current = true
      if (kept) await steer.mutateAsync({ issue_id: issueId, act: 'discard' })
      issueDrafts.keep(userId, issueId, undefined)
      onDiscarded()
    })

  return (
    <Form onSubmit={() => {}} className="space-y-5" aria-label="Выпуск рассылки">
      {shown === 'preview' ? (
        <IssuePreview issueId={issueId} onBack={() => setShown('text')} />
      ) : (
        <>
          <TextField
            label="Тема"
            required
            value={text.subject}
            maxLength={issueLimits.subject}
            onChange={({ target }) => write({ subject: target.value })}
          />
          <Field label="Текст" hint={marks} required>
            {(control) => (
              <Textarea
                {...control}
                value={text.body}
                maxLength={issueLimits.body}
                className="min-h-[22rem]"
                onChange={({ target }) => write({ body: target.value })}
              />
            )}
          </Field>
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {shown !== 'preview' && (
          <Button
            variant="secondary"
            disabled={!isComplete}
            onClick={() => withSaved(() => setShown('preview'))}
          >
            <Eye aria-hidden />
            Предпросмотр
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={!isComplete}
          onClick={() => withSaved(() => test.mutateAsync(issueId))}
        >
          Пробное письмо себе
        </Button>
        <Button
          disabled={!isComplete}
          aria-busy={isBusy}
          onClick={() => withSaved(() => setShown('start'))}
        >
          <Send aria-hidden />
          Отправить подписчикам…
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {isSaved ? kept && 'Сохранено' : save.isError ? 'Не сохранено' : 'Сохраняем…'}
        </p>
        <ConfirmButton
          className="ml-auto"
          disabled={isBusy}
          question="Удалить черновик?"
          consequence="Тема и текст выпуска исчезнут. Вернуть их будет нельзя."
          answer="Удалить"
          onConfirm={discard}
        >
          <Trash2 aria-hidden />
          Удалить черновик
        </ConfirmButton>
      </div>
      <StartDialog issueId={issueId} open={shown === 'start'} onClose={() => setShown('text')} />
      {isBroken && <Unsendable />}
    </Form>
  )
}
