import type { Role } from '@contracts/role.ts'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { formatDateTime, formatRelative } from '@/lib/text/format-moment'
import { placeholders, roleAppearance } from '../lib/labels'
import { useLogAuthors } from '../lib/log-people'
import { Moment } from '../parts/moment'
import { useViewer } from '../lib/viewer'
import { isBlocked, type User } from './user-requests'

export function UserIdentity({ user }: { user: User }) {
  const { data: authors = [] } = useLogAuthors()
  const isFormer =
    // A role that was given back counts at once.
    user.role === 'user' &&
    authors.some(({ userId, state }) => userId === user.user_id && state === 'demoted')
  const isViewer = user.user_id === useViewer().userId
  const initial = (user.full_name ?? user.email).charAt(0).toUpperCase()
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full border bg-muted text-[0.9375rem] font-medium"
      >
        {initial}
      </span>
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <span
            className={cn(
              'truncate font-medium',
              user.full_name === null && 'text-muted-foreground',
            )}
          >
            {user.full_name ?? placeholders.name}
          </span>
          {isViewer && <Badge variant="outline">Это вы</Badge>}
          {isFormer && <Badge variant="outline">Бывший сотрудник</Badge>}
          {isBlocked(user) && <Badge variant="destructive">Заблокирован</Badge>}
        </span>
        <span className="block truncate text-sm text-muted-foreground">{user.email}</span>
      </span>
    </span>
  )
}

export function RoleBadge({ role }: { role: Role }) {
  const { label, badge } = roleAppearance[role]
  return <Badge variant={badge}>{label}</Badge>
}

/** «2 часа назад»; after the exact time with `exact`. */
export function LastSeen({ iso, exact }: { iso: string | null; exact?: boolean }) {
  if (iso === null) return <span className="text-muted-foreground">ещё не было</span>
  const text = exact ? `${formatDateTime(iso)}, ${formatRelative(iso)}` : undefined
  return <Moment iso={iso}>{text}</Moment>
}
