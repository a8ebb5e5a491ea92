import { Skeleton } from '@/components/ui/skeleton'

const rows = [0, 1, 2, 3, 4, 5]

/** Placeholder of a loading list. */
export function RowsSkeleton() {
  return (
    <div role="status" className="divide-y overflow-hidden rounded-card border bg-card">
      <span className="sr-only">Загрузка...</span>
      {rows.map((row) => (
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
}
