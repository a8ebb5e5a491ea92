import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { formatDate } from '@/lib/text/format-moment'
import { Moment } from '../parts/moment'
import { LastSeen, RoleBadge, UserIdentity } from './user-cells'
import { orderLabels, readSort, type UserOrder, userOrders, type UserQuery } from './user-query'
import type { User } from './user-requests'

interface UsersListProps {
  users: readonly User[]
  onOpen: (user: User) => void
}

interface Sorting {
  sort: UserQuery['sort']
  onSort: (by: UserOrder) => void
}

/** The users on a wide screen, sorted by clicks on the column headers. */
export function UsersTable({ users, onOpen, ...sorting }: UsersListProps & Sorting) {
  return (
    <div className="overflow-hidden rounded-card border bg-card">
      <table className="w-full table-fixed text-[0.9375rem]">
        <caption className="sr-only">Пользователи</caption>
        <colgroup>
          <col />
          <col className="w-48" />
          <col className="w-52" />
          <col className="w-52" />
        </colgroup>
        <thead className="border-b">
          <tr>
            {userOrders.map((by) => (
              <SortHeader key={by} by={by} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {users.map((user) => (
            <tr
              key={user.id}
              onClick={() => onOpen(user)}
              className="cursor-pointer transition-colors hover:bg-muted/60"
            >
              <th scope="row" className="py-3 pr-3 pl-5 text-left font-normal">
                {/* Its click bubbles to the row. */}
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="flex w-full min-w-0 rounded-md text-left"
                >
                  <UserIdentity user={user} />
                </button>
              </th>
              <td className="px-3">
                <RoleBadge role={user.role} />
              </td>
              <td className="px-3">
                <Moment iso={user.created_at}>{formatDate(user.created_at)}</Moment>
              </td>
              <td className="pr-5 pl-3">
                <LastSeen iso={user.lastSeenAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortHeader({ by, sort, onSort }: Sorting & { by: UserOrder }) {
  const now = readSort(sort)
  const order = now.by === by && (now.descending ? 'descending' : 'ascending')
  const Arrow = order ? (now.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={order || undefined}
      className="px-1 text-left font-normal first:pl-3 last:pr-2"
    >
      <button
        type="button"
        onClick={() => onSort(by)}
        className={cn(
          'inline-flex h-11 items-center gap-1.5 rounded-md px-2 text-caption font-medium whitespace-nowrap transition-colors hover:text-foreground',
          order ? 'text-foreground' : 'text-muted-foreground',
        )}
      >
        {orderLabels[by].column}
        <Arrow aria-hidden className={cn('size-3.5', !order && 'opacity-60')} />
      </button>
    </th>
  )
}

/** The users on a small screen: each card is one button. */
export function UsersList({ users, onOpen }: UsersListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {users.map((user) => (
        <li key={user.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(user)}
            className="w-full rounded-card border bg-card p-4 text-left transition-colors hover:bg-muted/60 focus-visible:-outline-offset-2"
          >
            <UserIdentity user={user} />
            <span className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
              <span className="col-span-2">
                <RoleBadge role={user.role} />
              </span>
              <Fact label="Регистрация">
                <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
              </Fact>
              <Fact label="Последний визит">
                <LastSeen iso={user.lastSeenAt} />
              </Fact>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block text-caption text-muted-foreground">{label}</span>
      {children}
    </span>
  )
}
