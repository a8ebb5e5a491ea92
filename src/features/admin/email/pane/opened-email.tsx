import { useQueryClient } from '@tanstack/react-query'
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ArrowLeft, X } from 'lucide-react'
import { cn } from '@/lib/cn'
import { IconButton } from '@/components/ui/icon-button'
import { refetchInbox } from '../../refetch'
import { EmailAside } from '../customer/email-aside'
import { useCustomer } from '../customer/customer-requests'
import { type EmailDetail, type Reply, type ThreadEmail, useThread } from '../email-requests'
import { senderOf, unsaid } from '../sender'
import { NewSender } from '../thread/new-sender'
import { Thread } from '../thread/email-thread'
import { placeholders } from '../../labels'
import { stripHidden } from '../plain-text'
import { type Answer, AnswerDock } from './answer-dock'
import { EmailSummary } from './email-summary'
import { useNewestInView } from './use-newest-in-view'

interface OpenedEmailProps {
  email: EmailDetail
  userId: string
  isAdmin: boolean
  onClose: () => void
}

/** Which composer is open, and for which email. */
interface Answering {
  answer?: Answer | undefined
  answeredId?: string | undefined
}

/** Refetches the email and the lists when the thread shows that a reply was sent. */
function useRefetchWhenAnswered(email: EmailDetail, thread: readonly ThreadEmail[] | undefined) {
  const queries = useQueryClient()
  const { waiting_since } = email
  const isAnswer = ({ created_at, outbox }: Reply) =>
    waiting_since !== null &&
    outbox?.status === 'sent' &&
    Date.parse(created_at) > Date.parse(waiting_since)
  const isStale = thread?.some(({ email_replies }) => email_replies.some(isAnswer)) === true
  useEffect(() => {
    if (isStale) void refetchInbox(queries)
  }, [isStale, queries])
}

/**
 * The thread, the composer below it and the customer beside both. A narrow pane stacks them and gives all room to the
 * reply composer.
 */
export function OpenedEmail({ email, userId, isAdmin, onClose }: OpenedEmailProps) {
  const { data: customer } = useCustomer(email)
  const thread = useThread(email)
  useRefetchWhenAnswered(email, thread.data?.emails)
  const [{ answer, answeredId }, setAnswering] = useState<Answering>({})
  const startAnswer = (next: Answer | undefined, nextId?: string) =>
    setAnswering({ answer: next, answeredId: nextId })
  const replyTo = useCallback((id: string) => setAnswering({ answer: 'reply', answeredId: id }), [])
  const frame = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(frame)
  const scroller = useRef<HTMLDivElement>(null)
  useNewestInView(scroller, answer)

  // Name and address are shown once: in the card beside the thread, or above it on a narrow pane.
  const named = useMemo(() => {
    const sender = senderOf(email)
    if (!isWide) return sender
    return customer ? unsaid(sender, customer) : undefined
  }, [email, customer, isWide])
  // Summary, aside and thread are memoized: opening a composer re-renders none of them.
  const summary = <EmailSummary email={email} sender={named} userId={userId} />
  const aside = <EmailAside email={email} customer={customer} isAdmin={isAdmin} />
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col">
      <EmailTitle subject={email.subject} onClose={onClose} />
      {isWide && (
        // On a low screen the composer gets this room.
        <div className={cn('px-6 pb-3.5', answer === 'reply' && '[@media(height<64rem)]:hidden')}>
          {summary}
        </div>
      )}
      <div className="flex min-h-0 flex-1 @[46rem]/pane:border-t">
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
            <div className="mx-auto max-w-[68rem] space-y-6 px-4 pt-1 pb-6 @[34rem]/pane:px-6 @[46rem]/pane:pt-5">
              {!isWide && summary}
              {email.refers_to_thread_id && (
                <NewSender emailId={email.id} threadId={email.refers_to_thread_id} />
              )}
              <Thread email={email} userId={userId} onReplyTo={replyTo} />
              {!isWide && <div className="border-t pt-6">{aside}</div>}
            </div>
          </div>
          <AnswerDock
            email={email}
            thread={thread.data?.emails}
            userId={userId}
            answer={answer}
            answeredId={answeredId}
            onAnswer={startAnswer}
          />
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

interface EmailTitleProps {
  subject: string | null
  onClose: () => void
}

/** The subject, and the buttons that close the email. */
function EmailTitle({ subject, onClose }: EmailTitleProps) {
  return (
    <header className="flex shrink-0 items-start gap-1 px-1 pt-1.5 pb-1 lg:pt-2.5 lg:pr-3 lg:pl-6">
      <IconButton label="К списку" onClick={onClose} className="lg:hidden">
        <ArrowLeft aria-hidden className="size-5!" />
      </IconButton>
      <h2 className="line-clamp-3 min-w-0 flex-1 self-center py-1.5 text-lg leading-snug font-semibold tracking-[-0.012em] [overflow-wrap:anywhere]">
        {stripHidden(subject ?? '') || placeholders.subject}
      </h2>
      <IconButton label="Закрыть письмо" keyName="Esc" onClick={onClose} className="max-lg:hidden">
        <X aria-hidden className="size-5!" />
      </IconButton>
    </header>
  )
}

/** Wide enough for the customer beside the thread. */
const minWidthPx = 736

/** Whether an element is wide enough for two columns. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWide(target.clientWidth >= minWidthPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isWide
}
