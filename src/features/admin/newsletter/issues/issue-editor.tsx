import { Eye, Send, Trash2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { issueLimits } from '@contracts/newsletter.ts'
import { Field } from '@/components/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { type IssueText, useSaveIssue, useSteerIssue, useTestIssue } from './issue-requests'
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

/** Edits a draft, previews it, sends it to its author, and starts it. Each action saves it first. */
export function IssueEditor({ issueId, stored, onDiscarded }: IssueEditorProps) {
  const [text, setText] = useState<IssueText>({
    subject: stored?.subject ?? '',
    body: stored?.body ?? '',
  })
  const [shown, setShown] = useState<'text' | 'preview' | 'start'>('text')
  const save = useSaveIssue()
  const steer = useSteerIssue()
  const test = useTestIssue()
  const once = useSingleFlight()

  const subject = text.subject.trim()
  const isComplete = subject !== '' && text.body.trim() !== ''
  const isSaved = text.subject === stored?.subject && text.body === stored.body
  const isBusy = save.isPending || steer.isPending || test.isPending

  /** Runs an action after saving the draft. */
  const withSaved = (act: () => unknown) =>
    once(async () => {
      try {
        if (!isSaved) await save.mutateAsync({ issueId, subject, body: text.body })
        if (text.subject !== subject) setText({ ...text, subject })
        await act()
      } catch {
        // The query cache reports the failure; the text stays.
      }
    })
  const discard = () =>
    once(async () => {
      try {
        if (stored) await steer.mutateAsync({ issueId, act: 'discard' })
        onDiscarded()
      } catch {
        // The query cache reports the failure.
      }
    })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isComplete) void withSaved(() => undefined)
  }

  return (
    <form onSubmit={submit} className="space-y-5" aria-label="Выпуск рассылки">
      {shown === 'preview' ? (
        <IssuePreview issueId={issueId} onBack={() => setShown('text')} />
      ) : (
        <>
          <Field label="Тема" required>
            {(control) => (
              <Input
                {...control}
                value={text.subject}
                maxLength={issueLimits.subject}
                onChange={({ target }) => setText({ ...text, subject: target.value })}
              />
            )}
          </Field>
          <Field label="Текст" hint={marks} required>
            {(control) => (
              <Textarea
                {...control}
                value={text.body}
                maxLength={issueLimits.body}
                className="min-h-[22rem]"
                onChange={({ target }) => setText({ ...text, body: target.value })}
              />
            )}
          </Field>
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!isComplete}
          aria-busy={isBusy}
          onClick={() => void withSaved(() => setShown('start'))}
        >
          <Send aria-hidden />
          Отправить подписчикам…
        </Button>
        {shown !== 'preview' && (
          <Button
            variant="secondary"
            disabled={!isComplete}
            onClick={() => void withSaved(() => setShown('preview'))}
          >
            <Eye aria-hidden />
            Предпросмотр
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={!isComplete}
          onClick={() => void withSaved(() => test.mutateAsync(issueId))}
        >
          Пробное письмо себе
        </Button>
        {shown !== 'preview' && (
          <Button type="submit" variant="secondary" disabled={!isComplete || isSaved}>
            {isSaved ? 'Сохранено' : 'Сохранить'}
          </Button>
        )}
        <Button
          variant="ghost"
          className="ml-auto"
          disabled={isBusy}
          onClick={() => void discard()}
        >
          <Trash2 aria-hidden />
          Удалить черновик
        </Button>
      </div>
      <StartDialog issueId={issueId} open={shown === 'start'} onClose={() => setShown('text')} />
    </form>
  )
}
