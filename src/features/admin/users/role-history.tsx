import { ArrowRight } from 'lucide-react'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDateTime } from '@/lib/text/format-moment'
import type { RoleChange } from '../lib/log-details'
import { useRoleChanges } from './user-requests'
import { RoleBadge } from './user-cells'

export function RoleHistory({ userId }: { userId: string }) {
  const { data: changes, isError } = useRoleChanges(userId)
  return (
    <section className="mt-7">
      <h3 className="text-sm font-semibold">История роли</h3>
      {isError ? (
        <p className="mt-3 text-sm text-muted-foreground">Не удалось загрузить историю</p>
      ) : !changes ? (
        <Skeleton className="mt-3 h-12 w-full" />
      ) : changes.length === 0 ? (
        <p className="mt-3 text-sm text-muted-foreground">Роль ещё не менялась</p>
      ) : (
        <ol className="mt-1 divide-y">
          {changes.map((change) => (
            <li
              key={change.id}
              className="flex flex-col gap-x-4 gap-y-2 py-3 sm:flex-row sm:items-center sm:justify-between"
            >
              <span className="flex flex-wrap items-center gap-2">
                <Change change={change} />
              </span>
              <span className="text-caption text-muted-foreground sm:text-right">
                <span className="text-foreground">{change.actor}</span>
                <span aria-hidden> · </span>
                <time dateTime={change.at}>{formatDateTime(change.at)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Change({ change: { from, to } }: { change: RoleChange }) {
  if (!from || !to) {
    const role = to ?? from
    return (
      <>
        <span className="text-sm">{to ? 'Выдана роль' : 'Снята роль'}</span>
        {role && <RoleBadge role={role} />}
      </>
    )
  }
  return (
    <>
      <RoleBadge role={from} />
      <ArrowRight aria-hidden className="size-4 text-muted-foreground" />
      <span className="sr-only">сменилась на</span>
      <RoleBadge role={to} />
    </>
  )
}
