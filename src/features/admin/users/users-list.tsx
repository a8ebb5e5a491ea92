import type { ReactNode } from 'react'
import { formatDate } from '@/lib/text/format-moment'
import type { User } from './user-requests'
import { LastSeen, RoleBadge, UserIdentity } from './user-cells'

export interface UsersListProps {
  users: readonly User[]
  viewerId: string
  onOpen: (user: User) => void
}

/** The users on a small screen: each card is one button. */
export function UsersList({ users, viewerId, onOpen }: UsersListProps) {
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
            <UserIdentity user={user} isViewer={user.user_id === viewerId} />
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
