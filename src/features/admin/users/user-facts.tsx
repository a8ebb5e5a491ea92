import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/format-moment'
import type { User } from './list-users'
import { LastSeen } from './last-seen'

export function UserFacts({ user }: { user: User }) {
  return (
    <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
      <Fact label="Регистрация">
        <time dateTime={user.created_at}>{formatDateTime(user.created_at)}</time>
      </Fact>
      <Fact label="Последний визит">
        <LastSeen iso={user.lastSeenAt} exact />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 text-[0.9375rem]">{children}</dd>
    </div>
  )
}
