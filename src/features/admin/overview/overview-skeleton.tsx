import { Skeleton } from '@/components/ui/skeleton'

export function OverviewSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">Загрузка...</span>
      <Skeleton className="h-28 rounded-card lg:col-span-2" />
      <Skeleton className="h-96 rounded-card lg:col-span-2" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
