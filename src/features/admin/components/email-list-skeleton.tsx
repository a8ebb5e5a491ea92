import { Skeleton } from '@/components/ui/skeleton'

const rows = [0, 1, 2, 3, 4, 5]

export function EmailListSkeleton() {
  return (
    <div role="status" className="divide-y overflow-hidden rounded-card border bg-card">
      <span className="sr-only">Загрузка...</span>
      {rows.map((row) => (
        <div key={row} className="space-y-3 p-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full max-w-[32rem]" />
        </div>
      ))}
    </div>
  )
}
