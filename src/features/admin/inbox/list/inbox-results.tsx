import { formatNumber } from '@contracts/russian.ts'
import { Skeleton } from '@/components/ui/skeleton'
import { MoreButton } from '../../more-button'
import { FailureNote, PanelNote } from '../../panel-note'
import type { useInboxPages } from '../fetch-inbox-page'
import { countFilters, defaultInboxQuery, type InboxQuery, queueLabels } from '../inbox-query'
import { InboxList, type InboxListProps } from './inbox-list'

interface InboxResultsProps extends InboxListProps {
  pages: ReturnType<typeof useInboxPages>
  onQuery: (query: InboxQuery) => void
}

const emptyTexts: Record<InboxQuery['queue'], string> = {
  all: 'Email сообщения не найдены',
  waiting: 'Никто не ждёт ответа. Отличная работа!',
  overdue: 'Просроченных писем нет',
  mine: 'Ваши письма не ждут ответа',
  snoozed: 'Отложенных писем нет',
  suspicious: 'Подозрительных обращений нет',
  chats: 'Чатов без контакта нет',
  spam: 'В спаме пусто',
}

export function InboxResults({ pages, onQuery, ...list }: InboxResultsProps) {
  const { emails, query } = list
  const isSearched = query.text.trim() !== ''
  if (!pages.data) {
    if (!pages.isError) return <Loading />
    return (
      <FailureNote isBare text="Не удалось загрузить email сообщения" onRetry={pages.refetch} />
    )
  }
  if (emails.length === 0) {
    if (isSearched && query.queue !== 'all') {
      const text = `В очереди «${queueLabels[query.queue]}» такого нет`
      const run = () => onQuery({ ...query, queue: 'all' })
      return <PanelNote isBare text={text} action={{ label: 'Искать во всех', run }} />
    }
    if (!isSearched && countFilters(query) === 0) {
      return <PanelNote isBare text={emptyTexts[query.queue]} />
    }
    return (
      <PanelNote
        isBare
        text="Нет email сообщений, соответствующих фильтрам"
        action={{ label: 'Сбросить фильтры', run: () => onQuery(defaultInboxQuery) }}
      />
    )
  }
  return (
    <>
      {isSearched && (
        <p role="status" className="border-b px-4 py-1.5 text-caption text-muted-foreground">
          {`Найдено: ${formatNumber(emails.length)}${pages.hasNextPage ? ' и ещё' : ''}`}
        </p>
      )}
      <InboxList {...list} />
      <MoreButton list={pages} className="border-t" />
    </>
  )
}

const Loading = () => (
  <div role="status" className="divide-y">
    <span className="sr-only">Загрузка...</span>
    {Array.from({ length: 12 }, (_, row) => (
      // As high as a row, to avoid layout shift.
      <div key={row} className="flex h-19.5 flex-col justify-center gap-2 pr-4 pl-11">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    ))}
  </div>
)
