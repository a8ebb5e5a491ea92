import { memo } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { plural } from '@contracts/russian.ts'
import { Skeleton } from '@/components/ui/skeleton'
import { Button } from '@/components/ui/button'
import { FailureNote } from '../../parts/panel-note'
import { useCustomer } from '../customer/customer-requests'
import { type EmailDetail, pageSize, type ThreadEmail, useThread } from '../email-requests'
import { senderOf, writerName } from '../../lib/sender'
import { answerAddresses } from '../reply/reply-recipients'
import { EmailEntry } from './email-entry'
import { NoteEntry } from './note-entry'
import { ReplyEntry } from './reply-entry'

interface ThreadProps {
  email: EmailDetail
  /** Called to reply to an email, also when a reply was recalled. */
  onReplyTo: (emailId: string) => void
}

export const Thread = memo(function Thread({ email, onReplyTo }: ThreadProps) {
  const { data: customer } = useCustomer(email)
  const thread = useThread(email)
  if (!thread.data) {
    if (!thread.isError) return <Skeleton className="h-40 w-full rounded-card" />
    return <FailureNote text="Не удалось загрузить переписку" onRetry={thread.refetch} />
  }
  const { emails, gapBefore } = thread.data
  const items = threadItems(emails)
  const latest = items.findLast(({ kind }) => kind === 'email')?.entry.id
  const { email: address } = senderOf(email)
  const writer = emails.flatMap(answerAddresses)[0]
  return (
    <ol aria-label="Переписка" className="min-w-0 space-y-4">
      {items.map(({ kind, entry }) => (
        <li key={entry.id} className="space-y-4">
          {entry.id === gapBefore && <MoreEmails thread={thread} />}
          <ErrorBoundary>
            {kind === 'email' && (
              <EmailEntry
                email={entry}
                name={writerName(entry, customer)}
                knownAddress={address}
                isUnfolded={entry.id === email.id || entry.id === latest || items.length <= 3}
                // The button below the thread already answers the latest writer.
                {...(answerAddresses(entry).some((known) => known !== writer) && {
                  onReply: () => onReplyTo(entry.id),
                })}
              />
            )}
            {kind === 'reply' && <ReplyEntry reply={entry} onReplyTo={onReplyTo} />}
            {kind === 'note' && <NoteEntry note={entry} />}
          </ErrorBoundary>
        </li>
      ))}
    </ol>
  )
})

function MoreEmails({ thread }: { thread: ReturnType<typeof useThread> }) {
  const count = Math.min(thread.data?.hidden ?? 0, pageSize)
  return (
    <Button
      variant="secondary"
      width="full"
      disabled={thread.isFetchingNextPage}
      onClick={() => void thread.fetchNextPage()}
    >
      {thread.isFetchingNextPage
        ? 'Загружаем…'
        : `Показать ещё ${count}\u00a0${plural(count, 'письмо', 'письма', 'писем')}`}
    </Button>
  )
}

export function threadItems(thread: readonly ThreadEmail[]) {
  const items = thread.flatMap((email) => {
    const { email_replies, email_notes } = email
    return [
      { kind: 'email' as const, at: email.received_at, entry: email },
      ...email_replies.map((entry) => ({ kind: 'reply' as const, at: entry.created_at, entry })),
      ...email_notes.map((entry) => ({ kind: 'note' as const, at: entry.created_at, entry })),
    ]
  })
  return items.sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || a.entry.id.localeCompare(b.entry.id),
  )
}
