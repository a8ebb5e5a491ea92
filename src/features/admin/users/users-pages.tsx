import { formatNumber } from '@contracts/russian.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { usersPerPage } from './user-requests'

interface UsersPagesProps {
  page: number
  total: number
  onPage: (page: number) => void
}

/** The range of users shown, and buttons to the pages before and after. */
export function UsersPages({ page, total, onPage }: UsersPagesProps) {
  const first = (page - 1) * usersPerPage + 1
  const last = Math.min(page * usersPerPage, total)
  if (total <= usersPerPage) return null
  return (
    <nav aria-label="Страницы списка" className="mt-4 flex items-center justify-between gap-4">
      <p role="status" className="text-sm text-muted-foreground">
        {formatNumber(first)}–{formatNumber(last)} из {formatNumber(total)}
      </p>
      <div className="flex gap-2">
        <IconButton
          label="Предыдущая страница"
          variant="secondary"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          label="Следующая страница"
          variant="secondary"
          disabled={last === total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </nav>
  )
}
