import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ArrowLeft, ShieldCheck, ShieldX, X } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { numbered } from '@contracts/lead-number.ts'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { cn } from '@/lib/cn'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { observeSize } from '@/lib/browser/observe'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { FailureNote, PanelNote } from '../../parts/panel-note'
import { Writing } from '../../parts/writing'
import { refetchInbox } from '../../lib/refetch'
import { EmailAside } from '../customer/email-aside'
import { useCustomer } from '../customer/customer-requests'
import {
  type EmailDetail,
  type Reply,
  type ThreadEmail,
  useEmail,
  useThread,
} from '../email-requests'
import { whoIs } from '../../lib/sender'
import { Thread } from '../thread/email-thread'
import { replyDrafts, resumedReply } from '../reply/use-reply-draft'
import { kindLabels, kindOf, placeholders } from '../../lib/labels'
import { useTriage } from '../../triage/triage-requests'
import { stripHidden } from '../../lib/plain-text'
import { useViewer } from '../../lib/viewer'
import { useWriters } from '../../lib/writers'
import { AnswerDock, type OpenComposer } from './answer-dock'
import { EmailMarks, EmailSummary } from './email-summary'
import { RelatedThread, SuspicionNotice } from './notices'
import { answersJoined, OpenRequests } from './open-requests'
import { SnoozeButton } from './snooze-button'
import { ToolButton, TriageBar } from './triage-bar'
import { useNewestInView } from './use-newest-in-view'

export function EmailPane({ emailId, onClose }: { emailId: string; onClose: () => void }) {
  const { data: email, isError, refetch } = useEmail(emailId)
  return (
    <section
      aria-label="Письмо"
      className="@container/pane flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-card"
    >
      {email ? (
        <OpenedEmail key={email.id} email={email} onClose={onClose} />
      ) : (
        <>
          <div className="p-2 lg:hidden">
            <Button variant="ghost" onClick={onClose}>
              <ArrowLeft aria-hidden />К списку
            </Button>
          </div>
          <div className="p-4">
            {isError ? (
              <FailureNote text="Не удалось загрузить письмо" onRetry={refetch} />
            ) : email === null ? (
              <PanelNote
                text="Письмо не найдено"
                action={{ label: 'Вернуться к списку', run: onClose }}
              />
            ) : (
              <div role="status" aria-label="Загрузка письма" className="space-y-4">
                <Skeleton className="h-7 w-2/3" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="mt-8 h-48 w-full rounded-card" />
              </div>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** Refetches the email and the lists when the thread shows that a reply was sent. */
function useRefetchWhenAnswered(email: EmailDetail, thread: readonly ThreadEmail[] | undefined) {
  const queries = useQueryClient()
  const { waiting_since } = email
  const isAnswer = ({ created_at, answers_until, outbox }: Reply) =>
    waiting_since !== null &&
    outbox?.status === 'sent' &&
    Date.parse(answers_until ?? created_at) >= Date.parse(waiting_since)
  const isStale = thread?.some(({ email_replies }) => email_replies.some(isAnswer)) === true
  useEffect(() => {
    if (isStale) void refetchInbox(queries)
  }, [isStale, queries])
}

interface OpenedEmailProps {
  email: EmailDetail
  onClose: () => void
}

/** A narrow pane shows the customer below the thread, and gives all room to the reply composer. */
function OpenedEmail({ email, onClose }: OpenedEmailProps) {
  const { userId } = useViewer()
  const { data: customer } = useCustomer(email)
  const writingIn = useWriters()
  const thread = useThread(email)
  useRefetchWhenAnswered(email, thread.data?.emails)
  const [answering, setAnswering] = useState<OpenComposer>({})
  const { answer } = answering
  const replyTo = useCallback((id: string) => setAnswering({ answer: 'reply', answeredId: id }), [])
  const answerAll = useCallback(() => setAnswering({ answer: 'reply' }), [])
  const { state, key } = useLocation()
  const [seenState, setSeenState] = useState<unknown>(null)
  if (state !== seenState && thread.data) {
    setSeenState(state)
    if (answersJoined(state)) setAnswering({ answer: 'reply' })
    const resumed = resumedReply(state)
    // Moving on in the list keeps the state.
    const isHere = thread.data.emails.some(({ id }) => id === resumed)
    if (resumed && isHere && replyDrafts.load(userId, resumed)) {
      setAnswering({ answer: 'reply', answeredId: resumed, resumption: key })
    }
  }
  const { isWide, hasRoom, ref } = useWidth()
  const scroller = useRef<HTMLDivElement>(null)
  useNewestInView(scroller, answer)

  // Summary, aside and thread are memoized: opening a composer re-renders none of them.
  const aside = (
    <ErrorBoundary>
      <EmailAside email={email} />
    </ErrorBoundary>
  )
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col">
      <ErrorBoundary>
        <EmailHeader email={email} onClose={onClose} hasMarks={hasRoom} />
      </ErrorBoundary>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div
            // Focusable, so that the keyboard can scroll it.
            ref={scroller}
            tabIndex={0}
            role="region"
            aria-label="Переписка с клиентом"
            className={cn(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2',
              // An on-screen keyboard leaves room for the composer only.
              answer === 'reply' && !isWide && '[@media(height<40rem)]:hidden',
            )}
          >
            <div className="mx-auto max-w-[68rem] space-y-6 px-4 pt-3 pb-6 max-lg:space-y-4 @[34rem]/pane:px-6 @[46rem]/pane:pt-5">
              <ErrorBoundary>
                {!isWide && <EmailSummary email={email} />}
                {isWide && !hasRoom && (
                  <div className="flex flex-wrap gap-2 empty:hidden">
                    <EmailMarks email={email} />
                  </div>
                )}
                {email.is_suspicious && <SuspicionNotice email={email} />}
                <OpenRequests email={email} onAnswer={answerAll} />
                {email.refers_to_thread_id && (
                  <RelatedThread email={email} threadId={email.refers_to_thread_id} />
                )}
              </ErrorBoundary>
              <ErrorBoundary>
                <Thread email={email} onReplyTo={replyTo} />
              </ErrorBoundary>
              {!isWide && <div className="border-t pt-6">{aside}</div>}
            </div>
          </div>
          <Writing text={writingIn(email.id)} />
          <ErrorBoundary>
            <AnswerDock
              email={email}
              thread={thread.data?.emails}
              customer={customer}
              answering={answering}
              onAnswer={setAnswering}
            />
          </ErrorBoundary>
        </div>
        {isWide && (
          <div
            tabIndex={0}
            role="region"
            aria-label="О клиенте"
            className="w-60 shrink-0 overflow-y-auto overscroll-contain border-l p-5 focus-visible:-outline-offset-2 @[64rem]/pane:w-76 @[64rem]/pane:p-6"
          >
            {aside}
          </div>
        )}
      </div>
    </div>
  )
}

function EmailHeader({ email, onClose, hasMarks }: OpenedEmailProps & { hasMarks: boolean }) {
  const triage = useTriage([email])
  const isSpam = email.spam_at !== null
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-1 gap-y-1.5 border-b px-3 pb-2 @max-[40rem]/pane:pt-1 @[40rem]/pane:flex-nowrap @[40rem]/pane:gap-x-2 @[40rem]/pane:py-1.5 @[40rem]/pane:pl-6">
      <IconButton label="К списку" onClick={onClose} className="-ml-2 lg:hidden">
        <ArrowLeft aria-hidden className="size-5!" />
      </IconButton>
      <h2 className="min-w-0 flex-1 leading-snug">
        <span className="line-clamp-1 text-base font-semibold tracking-[-0.012em] [overflow-wrap:anywhere] @[46rem]/pane:text-lg">
          {unbrokenPhones(whoIs(email))}
        </span>
        <span
          title={aboutOf(email)}
          className="line-clamp-3 text-caption font-normal [overflow-wrap:anywhere] text-muted-foreground"
        >
          {unbrokenPhones(aboutOf(email))}
        </span>
      </h2>
      {hasMarks && (
        <div className="flex shrink-0 items-center gap-2">
          <EmailMarks email={email} />
        </div>
      )}
      <div className="flex shrink-0 @[40rem]/pane:order-1">
        <SnoozeButton email={email} triage={triage} />
        <ToolButton
          label={isSpam ? 'Не спам' : 'Спам'}
          keyName="S"
          icon={isSpam ? <ShieldCheck aria-hidden /> : <ShieldX aria-hidden />}
          disabled={triage.isBusy}
          onClick={() => triage.markSpam([email.id], !isSpam)}
        />
        <IconButton
          label="Закрыть письмо"
          keyName="Esc"
          onClick={onClose}
          className="max-lg:hidden"
        >
          <X aria-hidden className="size-5!" />
        </IconButton>
      </div>
      <TriageBar email={email} triage={triage} />
    </header>
  )
}

function aboutOf(email: EmailDetail): string {
  const kind = kindOf(email)
  return kind === 'inbound'
    ? stripHidden(email.subject ?? '') || placeholders.subject
    : numbered(kindLabels[kind], email.submission_id)
}

/** From these on there is room for the customer beside the thread, and for the marks in the header. */
const widthsPx = [736, 960]

function useWidth() {
  const [reached, setReached] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setReached(widthsPx.filter((px) => element.clientWidth >= px).length)
    measure()
    return observeSize([element], measure)
  }, [])
  return { isWide: reached > 0, hasRoom: reached > 1, ref }
}
