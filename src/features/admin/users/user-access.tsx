import { typography } from '@/lib/text/typography'
import { ConfirmButton } from '../parts/confirm-button'
import { type AccessAct, isBlocked, useChangeAccess, type User } from './user-requests'

const acts: Record<AccessAct, { label: string; warning: string }> = {
  block: {
    label: 'Заблокировать',
    warning:
      'Человек сразу выйдет на всех устройствах и не сможет войти, пока вы не снимете блокировку.',
  },
  unblock: {
    label: 'Разблокировать',
    warning: 'Человек снова сможет войти со своим паролем.',
  },
  endSessions: {
    label: 'Завершить сеансы',
    warning: 'Человек выйдет на всех устройствах и сможет войти снова.',
  },
  delete: {
    label: 'Удалить аккаунт',
    warning:
      'Аккаунт исчезнет навсегда. Ответы, которые человек писал клиентам, останутся в переписке.',
  },
}

/** What an admin can do with another user's account besides changing its role. */
export function UserAccess({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const change = useChangeAccess(user.user_id)
  const offered: AccessAct[] = ['endSessions', isBlocked(user) ? 'unblock' : 'block', 'delete']
  return (
    <section className="mt-7">
      <h3 className="text-sm font-semibold">Доступ</h3>
      <div className="mt-3 flex flex-wrap gap-2">
        {offered.map((act) => (
          <ConfirmButton
            key={act}
            variant="secondary"
            // The one that cannot be taken back.
            className={
              act === 'delete'
                ? 'border-destructive-text/50! text-destructive-text! sm:ml-auto'
                : undefined
            }
            aria-busy={change.isPending}
            question={`${acts[act].label}?`}
            consequence={typography(acts[act].warning)}
            answer={acts[act].label}
            onConfirm={() =>
              change.mutate(act, { onSuccess: () => act === 'delete' && onDeleted() })
            }
          >
            {acts[act].label}…
          </ConfirmButton>
        ))}
      </div>
    </section>
  )
}
