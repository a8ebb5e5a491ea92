import { useNow } from '@/lib/hooks/use-now'
import { formatDate } from '@/lib/text/format-moment'
import { ConfirmButton } from '../parts/confirm-button'
import { useInvitations, useWithdraw } from './invitation-requests'
import { RoleBadge } from './user-cells'

export function OpenInvitations() {
  const { data: invitations = [] } = useInvitations()
  const withdraw = useWithdraw()
  const now = useNow()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations-title" className="mt-5">
      <h3 id="invitations-title" className="text-sm font-semibold text-muted-foreground">
        Приглашения
      </h3>
      <ul className="mt-2 divide-y overflow-hidden rounded-card border bg-card">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2 pr-2 pl-5 sm:grid-cols-[1fr_auto_auto]"
          >
            <span className="min-w-0 [overflow-wrap:anywhere] max-sm:col-span-2 max-sm:pt-2">
              {email}
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <RoleBadge role={role} />
              <span className="text-caption text-muted-foreground">
                {Date.parse(expires_at) <= now ? 'Срок вышел' : `до ${formatDate(expires_at)}`}
              </span>
            </span>
            <ConfirmButton
              aria-label={`Отозвать приглашение для ${email}`}
              disabled={withdraw.isPending}
              question="Отозвать приглашение?"
              consequence={`Ссылка в письме на ${email} перестанет действовать.`}
              answer="Отозвать"
              onConfirm={() => withdraw.mutate(id)}
            >
              Отозвать
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
