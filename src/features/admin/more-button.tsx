import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

interface MoreButtonProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  className?: string
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
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? 'Загружаем…' : 'Показать ещё'}
      </Button>
    </div>
  )
}
