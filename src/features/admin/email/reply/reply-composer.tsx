import { ChevronDown, CircleCheckBig, Ellipsis, Send, TextQuote, Trash2 } from 'lucide-react'
import { use, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { replyLimits } from '@contracts/reply.ts'
import { Unsendable, useSubmission } from '@/components/ui/form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { FileButton } from '@/components/uploads/file-picker'
import { UploadList } from '@/components/uploads/upload-list'
import { Input } from '@/components/ui/input'
import { toast } from '@/lib/toast'
import { useCommands } from '../../commands/use-commands'
import { AdvanceContext } from '../../triage/advance'
import { showUndoable } from '../../triage/undo'
import { writerName } from '../../lib/sender'
import { useViewer } from '../../lib/viewer'
import { useTellWriting } from '../../lib/writers'
import { Composer, ComposerText } from '../composer'
import type { Customer } from '../customer/customer-requests'
import type { ThreadEmail } from '../email-requests'
import { latestInThread, MeanwhileQuestion } from './meanwhile-question'
import {
  explainReplyFailure,
  type Meanwhile,
  useRestoreReply,
  useSendReply,
} from './reply-requests'
import { answerAddresses, copyAddresses, ReplyCopies, ReplyRecipient } from './reply-recipients'
import { asksForTemplate, insertTemplate, openPlaceholders } from '../../templates/fill-template'
import { TemplatesDialog } from '../../templates/templates-dialog'
import { newReply, useReplyDraft, useReplyFiles, wholeText } from './use-reply-draft'

const nothingSeen = '1970-01-01T00:00:00Z'

const meanwhile: readonly Meanwhile[] = ['reply', 'mail']

const heldBack: Record<Meanwhile, string> = {
  reply: 'Клиенту уже ответил коллега. Ваш текст остался в черновике.',
  mail: 'Клиент тем временем написал ещё. Ваш текст остался в черновике.',
}

const incomplete = 'Загрузились не все файлы: загрузите их ещё раз или уберите.'

function focusAt(field: HTMLTextAreaElement | null, [from, to]: readonly [number, number]) {
  field?.focus()
  field?.setSelectionRange(from, to)
  field?.scrollTo(0, 0)
}

interface ReplyComposerProps {
  /** The opened email, the only one that is quoted. */
  email: ThreadEmail
  /** The first email of the thread. */
  threadId: string
  thread: readonly ThreadEmail[]
  customer: Customer | null | undefined
  fromTemplate: boolean
  onClose: () => void
  onSent: () => void
}

export function ReplyComposer(props: ReplyComposerProps) {
  const { email, threadId, thread, customer, fromTemplate, onClose, onSent } = props
  const { userId } = useViewer()
  const opensNext = use(AdvanceContext) !== undefined
  const { draft, wasTried, isBegun, change, discard } = useReplyDraft(email)
  const files = useReplyFiles(email.id)
  const tellWriting = useTellWriting(threadId)
  const name = writerName(email, customer)
  // A later mail says nothing of what the thread began with.
  const interest = email.interest ?? thread.find((each) => each.interest)?.interest
  const [isChoosing, setChoosing] = useState(fromTemplate)
  const [isWaiting, setWaiting] = useState(false)
  /** Whether sending was stopped because a file has not arrived. */
  const [isHeld, setHeld] = useState(false)
  const send = useSendReply(name)
  const restore = useRestoreReply()
  const { pathname, search } = useLocation()
  const latest = latestInThread(thread, userId)
  // What comes while the reply is written may be overlooked, even in view.
  const [seen] = useState(latest)
  const unseen = (about: Meanwhile) => {
    const said = latest[about]
    const before = seen[about]
    // A recalled or erased one leaves an older one the latest.
    const isOlder = before && said && Date.parse(said.created_at) <= Date.parse(before.created_at)
    return isOlder ? undefined : said
  }
  /** What stopped the reply, and what its author wants to send it in spite of. */
  const [asked, setAsked] = useState<{
    about: Meanwhile
    completes: boolean
    despite: readonly Meanwhile[]
  }>()
  const { run, isBroken } = useSubmission()
  const text = useRef<HTMLTextAreaElement>(null)
  // The text field takes keys typed after R at once; the buttons render in the next frame.
  const hasButtons = useDeferredValue(true, false)
  const selection = useRef<readonly [number, number]>([0, 0])
  const choose = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = text.current ?? {}
    selection.current = [from, to]
    setChoosing(true)
  }
  useCommands(() => ({ templates: choose }))
  const inserted = useRef<string>(undefined)
  useEffect(() => focusAt(text.current, [0, 0]), [])

  const choices = answerAddresses(email)
  const to = choices.find((address) => address === draft.to) ?? choices[0] ?? ''
  const copies = copyAddresses(email)
  const cc = copies.filter((address) => draft.cc?.includes(address))
  const isBusy = isWaiting || send.isPending
  const hasFiles = files.items.length > 0
  const open = openPlaceholders(draft.body)
  const hasText = isBegun || (hasFiles && wholeText(draft).trim() !== '')
  const canSend = hasText && draft.subject.trim() !== '' && open.length === 0
  const insert = (template: string) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = text.current ?? {}
    const earlier = inserted.current
    const next = insertTemplate({ body: draft.body, start, end, template, earlier })
    change({ body: next.body })
    inserted.current = template
    selection.current = next.selection
    setChoosing(false)
  }
  const clear = () => {
    files.queue.clear()
    discard()
  }
  const clearAtHand = () => {
    const { subject } = draft
    const { arrived: attachments } = files.queue
    const written = { email_id: email.id, subject, body: wholeText(draft), to_email: to, cc }
    clear()
    focusAt(text.current, [0, 0])
    showUndoable({ tone: 'info', title: 'Ответ очищен' }, () =>
      restore({ ...written, attachments, from: pathname + search }),
    )
  }
  const submit = (completes: boolean, despite: readonly Meanwhile[] = []) =>
    run(async () => {
      if (!canSend) return
      const about = meanwhile.find((each) => !despite.includes(each) && unseen(each))
      if (about) return setAsked({ about, completes, despite })
      setAsked(undefined)
      setWaiting(true)
      await files.queue.settled()
      setWaiting(false)
      // The composer was closed in the meantime, which cancelled the uploads.
      if (!text.current) return
      const { arrived } = files.queue
      const isComplete = arrived.length === files.queue.getItems().length
      setHeld(!isComplete)
      if (!isComplete) return toast.error('Ответ не отправлен', incomplete)
      // From now on the text may have arrived, even if the request fails.
      const { replyId, subject } = change({ wasTried: true })
      const reply = {
        replyId,
        emailId: email.id,
        subject,
        body: wholeText(draft),
        to,
        cc,
        ...(!despite.includes('reply') && { seenUntil: seen.reply?.created_at ?? nothingSeen }),
        ...(seen.mail && { seenMailId: seen.mail.id }),
        despiteNewMail: despite.includes('mail'),
        files: arrived,
        completes,
        wasTried,
      }
      // The query cache and the alert below report a failure; the draft stays.
      const answer = await send.mutateAsync(reply).catch(() => undefined)
      if (!answer) return
      const { outcome, sentFiles } = answer
      if (outcome === 'reply' || outcome === 'mail') {
        // Without a connection it may have waited until the composer was closed.
        if (!text.current) toast.info('Ответ не отправлен', heldBack[outcome])
        return setAsked({ about: outcome, completes, despite })
      }
      if (outcome === 'earlier') {
        for (const { key, state } of files.queue.getItems()) {
          if (state.kind === 'ready' && sentFiles.includes(state.id)) files.queue.remove(key)
        }
        return change(newReply(draft))
      }
      clear()
      onSent()
    })

  return (
    <Composer
      aria-label="Ответ клиенту"
      onSend={submit}
      onFold={onClose}
      className="flex max-h-full min-h-0 shrink-0 flex-col gap-2.5 overflow-y-auto border-t-2 border-t-accent/60 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @max-[46rem]/pane:max-h-[64%] @[34rem]/pane:px-6 @[46rem]/pane:max-h-[max(21rem,62%)] [@media(height<40rem)]:@max-[46rem]/pane:max-h-full [@media(height<40rem)]:@max-[46rem]/pane:flex-1"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @[64rem]/pane:flex-nowrap">
        <ReplyRecipient
          chosen={to}
          choices={choices}
          isDisabled={isBusy}
          onChange={(next) => change({ to: next })}
        />
        <div className="order-last w-full min-w-0 @[64rem]/pane:order-none @[64rem]/pane:flex-1">
          <Input
            aria-label="Тема ответа"
            value={draft.subject}
            maxLength={replyLimits.subject}
            readOnly={isBusy}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </div>
        {(isBegun || hasFiles) && (
          <IconButton label="Очистить" disabled={isBusy} onClick={clearAtHand} className="-mr-2.5">
            <Trash2 aria-hidden />
          </IconButton>
        )}
        <IconButton label="Свернуть ответ" onClick={onClose} className="-mr-3">
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
      <ReplyCopies
        chosen={cc}
        choices={copies}
        isDisabled={isBusy}
        onChange={(next) => change({ cc: next })}
      />
      <div className="relative flex min-h-24 flex-[1_1_auto] flex-col">
        <ComposerText
          ref={text}
          aria-label="Текст ответа"
          value={draft.body}
          maxLength={replyLimits.body - draft.quote.length - 1}
          readOnly={isBusy}
          onChange={(event) => {
            change({ body: event.target.value })
            tellWriting(event.target.value)
            if (asksForTemplate(event)) choose()
          }}
        />
        {draft.quote !== '' && (
          <IconButton
            label="Показать цитату"
            disabled={isBusy}
            onClick={() => change({ body: wholeText(draft), quote: '' })}
            className="absolute right-1 bottom-1 text-muted-foreground"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      </div>
      <fieldset
        disabled={isBusy}
        className="max-h-24 min-w-0 shrink-0 overflow-y-auto empty:hidden"
      >
        <UploadList uploads={files} />
      </fieldset>
      {isHeld && files.items.some(({ state }) => state.kind !== 'ready') && !isBusy && (
        <Alert>{incomplete}</Alert>
      )}
      {send.error && !isBusy && <Alert>{explainReplyFailure(send.error)}</Alert>}
      {isBroken && <Unsendable />}
      {send.isPaused && (
        <p role="status" className="text-sm">
          Нет сети. Отправим, когда появится.
        </p>
      )}
      {asked && !isBusy && (
        <MeanwhileQuestion
          about={asked.about}
          said={unseen(asked.about)}
          onSend={() => void submit(asked.completes, [...asked.despite, asked.about])}
          onLook={onClose}
        />
      )}
      {open.length > 0 && <Alert>Заполните {open.join(', ')}: иначе клиент увидит скобки.</Alert>}
      <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-1 @[52rem]/pane:gap-2">
        {hasButtons && (
          <>
            <Button
              type="submit"
              aria-busy={isBusy}
              disabled={!canSend}
              className="@max-[34rem]/pane:px-3"
            >
              <Send aria-hidden className="@max-[34rem]/pane:hidden" />
              <span>{isBusy ? 'Отправляем…' : 'Отправить'}</span>
              {opensNext && !isBusy && (
                <span className="-ml-1 @max-[34rem]/pane:hidden">и следующее</span>
              )}
            </Button>
            <fieldset disabled={isBusy} className="contents">
              <Button
                variant="secondary"
                className="@max-[34rem]/pane:px-3"
                disabled={!canSend}
                title="Отправить и завершить (Ctrl + Shift + Enter)"
                onClick={() => void submit(true)}
              >
                <CircleCheckBig aria-hidden className="@max-[34rem]/pane:hidden" />
                <span>
                  <span className="@max-[64rem]/pane:sr-only">Отправить</span> и завершить
                </span>
              </Button>
              <Button
                variant="ghost"
                aria-label="Шаблоны ответов"
                title="Шаблоны ответов"
                className="px-3"
                onClick={choose}
              >
                <TextQuote aria-hidden />
                <span className="@max-[52rem]/pane:hidden">Шаблоны</span>
              </Button>
              <FileButton uploads={files} />
            </fieldset>
            <span className="text-caption text-muted-foreground @max-[64rem]/pane:hidden">
              Ctrl + Enter
            </span>
            <TemplatesDialog
              name={name}
              interest={interest}
              isOpen={isChoosing}
              onClose={() => setChoosing(false)}
              onClosed={() => focusAt(text.current, selection.current)}
              onChoose={insert}
            />
          </>
        )}
      </div>
    </Composer>
  )
}
