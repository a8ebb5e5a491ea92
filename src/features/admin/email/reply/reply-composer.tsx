import { ChevronDown, Send, Trash2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { replyLimits } from '@contracts/reply.ts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'
import { useSingleFlight } from '@/lib/use-single-flight'
import { explainReplyFailure } from '../call-send-reply'
import { ComposerText } from '../composer-text'
import { stripHidden } from '../plain-text'
import type { ThreadEmail } from '../thread/fetch-thread'
import { useSendReply } from './send-reply'
import { useReplyDraft } from './use-reply-draft'

interface ReplyComposerProps {
  /** The opened email, which alone is quoted. */
  email: ThreadEmail
  userId: string
  onClose: () => void
}

/** A reply to the sender of an email. Its draft stays until it is sent or discarded. */
export function ReplyComposer({ email, userId, onClose }: ReplyComposerProps) {
  const { draft, isBegun, ...changes } = useReplyDraft(email, userId)
  const send = useSendReply()
  const once = useSingleFlight()
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    text.current?.focus()
    text.current?.setSelectionRange(0, 0)
    text.current?.scrollTo(0, 0)
  }, [])

  const submit = () =>
    once(async () => {
      if (!isBegun || draft.subject.trim() === '') return
      const { replyId, subject, body, wasTried } = draft
      changes.markTried()
      try {
        const reply = { replyId, emailId: email.id, subject, body, wasTried }
        const { isEarlier } = await send.mutateAsync(reply)
        if (isEarlier) return changes.startOver()
        changes.discard()
        onClose()
      } catch {
        // The query cache and the alert below report it; the draft stays.
      }
    })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      void submit()
    }
  }

  return (
    <form
      aria-label="Ответ клиенту"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="flex max-h-full min-h-0 shrink-0 flex-col gap-2.5 border-t-2 border-t-accent/60 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @max-[46rem]/pane:flex-1 @[34rem]/pane:px-6 @[46rem]/pane:max-h-[72%]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @[64rem]/pane:flex-nowrap">
        <p className="min-w-0 flex-1 truncate text-sm @[64rem]/pane:flex-none">
          <span className="text-muted-foreground">Кому: </span>
          {stripHidden(email.from_email ?? '')}
        </p>
        <div className="order-last w-full min-w-0 @[64rem]/pane:order-none @[64rem]/pane:flex-1">
          <Input
            aria-label="Тема ответа"
            value={draft.subject}
            maxLength={replyLimits.subject}
            readOnly={send.isPending}
            onChange={({ target }) => changes.change({ subject: target.value })}
          />
        </div>
        <IconButton label="Свернуть ответ" onClick={onClose} className="-mr-3">
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
      <ComposerText
        ref={text}
        aria-label="Текст ответа"
        value={draft.body}
        maxLength={replyLimits.body}
        readOnly={send.isPending}
        onChange={({ target }) => changes.change({ body: target.value })}
      />
      {send.error && !send.isPending && <Alert>{explainReplyFailure(send.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          aria-busy={send.isPending}
          disabled={!isBegun || draft.subject.trim() === ''}
        >
          <Send aria-hidden />
          {send.isPending ? 'Отправляем…' : 'Отправить'}
        </Button>
        <span className="text-caption text-muted-foreground @max-[34rem]/pane:hidden">
          Ctrl + Enter
        </span>
        {isBegun && (
          <Button variant="ghost" className="ml-auto" onClick={changes.discard}>
            <Trash2 aria-hidden />
            Очистить
          </Button>
        )}
      </div>
    </form>
  )
}
