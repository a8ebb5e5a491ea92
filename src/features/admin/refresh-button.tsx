import { RotateCw } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'

/** Asks for a list again, and turns while it is under way. */
export function RefreshButton(props: { isFetching: boolean; onRefresh: () => void }) {
  const { isFetching, onRefresh } = props
  return (
    <IconButton label="Обновить список" aria-busy={isFetching} onClick={onRefresh}>
      <RotateCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
    </IconButton>
  )
}
