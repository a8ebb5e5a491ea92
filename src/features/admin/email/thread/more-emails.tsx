import { plural } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import { pageSize, type useThread } from '../email-requests'

/** Between the beginning and the end of a long thread: shows more of what is between them. */
export function MoreEmails({ thread }: { thread: ReturnType<typeof useThread> }) {
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
