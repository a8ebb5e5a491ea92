import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { FailureNote } from './panel-note'

interface LoadedProps<Data> {
  query: {
    data: Data | undefined
    isError: boolean
    isRefetchError: boolean
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
    /** If it loads page by page. */
    hasNextPage?: boolean
    isFetchingNextPage?: boolean
    fetchNextPage?: () => Promise<unknown>
  }
  failure: string
  /** Instead of placeholder rows. */
  loading?: ReactNode
  /** Instead of an empty list. */
  empty?: ReactNode
  /** Inside a card, whose lists have none of their own. */
  isBare?: boolean
  className?: string
  children: (data: Data) => ReactNode
}

/**
 * The data of a query and a button for more, faded while it belongs to other filters and marked once a refetch has
 * failed; or what stands in its place.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failure, loading = <RowsSkeleton />, empty, isBare, className = 'mt-5' } = props
  const isEmpty = empty && Array.isArray(query.data) && query.data.length === 0
  const children = isEmpty ? () => empty : props.children
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={cn('transition-opacity', className, query.isPlaceholderData && 'opacity-60')}
    >
      {query.data !== undefined ? (
        <>
          {query.isRefetchError && (
            <p
              role="status"
              className={cn(
                'flex items-center gap-x-3 px-4 text-sm text-muted-foreground',
                isBare && 'border-b',
              )}
            >
              Данные могли устареть
              <Button
                variant="link"
                className="px-0! text-sm!"
                onClick={() => void query.refetch()}
              >
                Повторить
              </Button>
            </p>
          )}
          <ErrorBoundary>
            <Content data={query.data}>{children}</Content>
          </ErrorBoundary>
          {query.hasNextPage && (
            <div className={cn('p-3', isBare && 'border-t')}>
              <Button
                variant="secondary"
                width="full"
                disabled={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage?.()}
              >
                {query.isFetchingNextPage ? 'Загружаем…' : 'Показать ещё'}
              </Button>
            </div>
          )}
        </>
      ) : query.isError ? (
        <FailureNote isBare={isBare} text={failure} onRetry={query.refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">Загрузка...</span>
          {loading}
        </div>
      )}
    </div>
  )
}

type ContentProps<Data> = { data: Data; children: (data: Data) => ReactNode }

/** A component of its own, so that the boundary around it catches what it throws. */
const Content = <Data,>({ data, children }: ContentProps<Data>) => children(data)

const RowsSkeleton = () => (
  <div className="divide-y overflow-hidden rounded-card border bg-card">
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className="flex items-center gap-3.5 px-5 py-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-3.5 w-56 max-w-full" />
        </div>
      </div>
    ))}
  </div>
)
