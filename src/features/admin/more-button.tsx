import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

/** Of a query, if it loads page by page. */
export interface EndlessList {
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => Promise<unknown>
}

interface MoreButtonProps {
  list: EndlessList
  className?: string | false | undefined
}

/** Loads the next page of a list; absent after the last one. */
export function MoreButton({ list, className }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <div className={cn('p-3', className)}>
      <Button
        variant="secondary"
        width="full"
        disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage?.()}
      >
        {list.isFetchingNextPage ? 'Загружаем…' : 'Показать ещё'}
      </Button>
    </div>
  )
}
