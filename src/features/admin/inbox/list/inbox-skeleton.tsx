import { Skeleton } from '@/components/ui/skeleton'

const rows = [0, 1, 2, 3, 4, 5, 6]

/** The list while nothing of it is known. */
export function InboxSkeleton() {
  return (
    <div role="status" className="divide-y">
      <span className="sr-only">Загрузка...</span>
      {rows.map((row) => (
        <div key={row} className="space-y-2.5 py-4 pr-4 pl-11">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      ))}
    </div>
  )
}
