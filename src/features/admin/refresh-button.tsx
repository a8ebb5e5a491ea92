import { RotateCw } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'

interface RefreshButtonProps {
  isFetching: boolean
  onRefresh: () => void
}

export function RefreshButton({ isFetching, onRefresh }: RefreshButtonProps) {
  return (
    <IconButton label="Обновить список" aria-busy={isFetching} onClick={onRefresh}>
      <RotateCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
    </IconButton>
  )
}
