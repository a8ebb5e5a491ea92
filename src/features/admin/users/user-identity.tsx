import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import type { User } from './list-users'
import { placeholders } from '../email-labels'

/** Name and address of a user, with a mark for the one who is looking. */
export function UserIdentity({ user, isViewer }: { user: User; isViewer: boolean }) {
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
        </span>
        <span className="block truncate text-sm text-muted-foreground">{user.email}</span>
      </span>
    </span>
  )
}
