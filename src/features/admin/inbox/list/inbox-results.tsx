import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { InboxEmail, useInboxPages } from '../fetch-inbox-page'
import { countFilters, everything, type InboxQuery } from '../inbox-query'
import { InboxList } from './inbox-list'
import { InboxNote } from './inbox-note'
import { InboxSkeleton } from './inbox-skeleton'
import type { useInboxAddress } from '../use-inbox-address'
import type { Selection } from '../selection/use-selection'

interface InboxResultsProps {
  ref: RefObject<HTMLUListElement | null>
  pages: ReturnType<typeof useInboxPages>
  emails: readonly InboxEmail[]
  ids: readonly string[]
  viewerId: string
  address: ReturnType<typeof useInboxAddress>
  selection: Selection
  onOpen: (id: string, byKeyboard: boolean) => void
}

const isNarrowed = (query: InboxQuery) => query.text.trim() !== '' || countFilters(query) > 0

const nothingIn: Record<InboxQuery['queue'], string> = {
  all: 'Email сообщения не найдены',
  waiting: 'Никто не ждёт ответа. Отличная работа!',
  overdue: 'Просроченных писем нет',
  mine: 'Ваши письма не ждут ответа',
}

/** The list, or what is said in its place. */
export function InboxResults({ pages, ...list }: InboxResultsProps) {
  const { emails, address } = list
  const { query } = address
  if (!pages.data) {
    return pages.isError ? (
      <InboxNote
        text="Не удалось загрузить email сообщения"
        action={{ label: 'Повторить', run: () => void pages.refetch() }}
      />
    ) : (
      <InboxSkeleton />
    )
  }
  if (emails.length === 0) {
    return isNarrowed(query) ? (
      <InboxNote
        text="Нет email сообщений, соответствующих фильтрам"
        action={{ label: 'Сбросить фильтры', run: () => address.setQuery(everything) }}
      />
    ) : (
      <InboxNote text={nothingIn[query.queue]} />
    )
  }
  return (
    <>
      <InboxList {...list} listing={JSON.stringify(query)} />
      {pages.hasNextPage && (
        <div className="border-t p-3">
          <Button
            variant="secondary"
            width="full"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {pages.isFetchingNextPage ? 'Загружаем…' : 'Показать ещё'}
          </Button>
        </div>
      )}
    </>
  )
}
