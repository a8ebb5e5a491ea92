import { useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { type Answer, AnswerDock } from './answer-dock'
import { contactOf } from './contact'
import { useCustomer } from './customer/fetch-customer'
import { EmailAside } from './email-aside'
import { EmailSummary } from './email-summary'
import { EmailTitle } from './email-title'
import type { EmailDetail } from './fetch-email'
import { useThread } from './thread/fetch-thread'
import { Thread } from './thread/thread'
import { useAnswerNews } from './use-answer-news'
import { useIsRoomy } from './use-is-roomy'
import { useOpenedLetterInSight } from './use-scroll-to-opened'

interface OpenedEmailProps {
  email: EmailDetail
  userId: string
  onClose: () => void
}

/**
 * What was written in the middle, the answer under it, the customer beside both. Where there is no room
 * for that, one thing stands above the other, and whoever writes has all of it.
 */
export function OpenedEmail({ email, userId, onClose }: OpenedEmailProps) {
  const { data: customer } = useCustomer(email)
  const thread = useThread(email)
  useAnswerNews(email, thread.data)
  const contact = contactOf(email, customer)
  const [answer, setAnswer] = useState<Answer>()
  const frame = useRef<HTMLDivElement>(null)
  const isRoomy = useIsRoomy(frame)
  const scroller = useRef<HTMLDivElement>(null)
  useOpenedLetterInSight(scroller, thread.isSuccess, answer === 'reply')

  const summary = <EmailSummary email={email} contact={contact} userId={userId} />
  const aside = <EmailAside email={email} contact={contact} customer={customer} />
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col">
      <EmailTitle subject={email.subject} onClose={onClose} />
      {isRoomy && (
        // On a low screen the room goes to whoever writes.
        <div className={cn('px-6 pb-3.5', answer === 'reply' && '[@media(height<56rem)]:hidden')}>
          {summary}
        </div>
      )}
      <div className="flex min-h-0 flex-1 @[46rem]/pane:border-t">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div
            // Scrolled by the keyboard, too: nothing in a letter need be focusable.
            ref={scroller}
            tabIndex={0}
            role="region"
            aria-label="Переписка с клиентом"
            className={cn(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2',
              answer === 'reply' && !isRoomy && 'hidden',
            )}
          >
            <div className="mx-auto max-w-[68rem] space-y-6 px-4 pt-1 pb-6 @[34rem]/pane:px-6 @[46rem]/pane:pt-5">
              {!isRoomy && summary}
              <Thread email={email} thread={thread} contact={contact} userId={userId} />
              {!isRoomy && <div className="border-t pt-6">{aside}</div>}
            </div>
          </div>
          <AnswerDock
            email={email}
            letters={thread.data}
            contact={contact}
            userId={userId}
            answer={answer}
            onAnswer={setAnswer}
          />
        </div>
        {isRoomy && (
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
