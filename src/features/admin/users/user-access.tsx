import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { typography } from '@/lib/text/typography'
import { type AccessAct, isBlocked, useChangeAccess, type User } from './user-requests'

const acts: Record<AccessAct, { label: string; busy: string; warning: string }> = {
  block: {
    label: 'Заблокировать',
    busy: 'Блокируем…',
    warning:
      'Человек сразу выйдет на всех устройствах и не сможет войти, пока вы не снимете блокировку.',
  },
  unblock: {
    label: 'Разблокировать',
    busy: 'Открываем…',
    warning: 'Человек снова сможет войти со своим паролем.',
  },
  endSessions: {
    label: 'Завершить сеансы',
    busy: 'Завершаем…',
    warning: 'Человек выйдет на всех устройствах и сможет войти снова.',
  },
  delete: {
    label: 'Удалить аккаунт',
    busy: 'Удаляем…',
    warning:
      'Аккаунт исчезнет навсегда. Ответы, которые человек писал клиентам, останутся в переписке.',
  },
}

/** What an admin can do with another user's account besides changing its role; each action needs a second click. */
export function UserAccess({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [asked, setAsked] = useState<AccessAct>()
  const change = useChangeAccess(user.user_id)
  const offered: AccessAct[] = ['endSessions', isBlocked(user) ? 'unblock' : 'block', 'delete']
  const run = (act: AccessAct) =>
    change.mutate(act, {
      onSuccess: () => act === 'delete' && onDeleted(),
      onSettled: () => setAsked(undefined),
    })

  return (
    <section className="mt-7">
      <h3 className="text-sm font-semibold">Доступ</h3>
      {asked ? (
        <div role="group" aria-label={`${acts[asked].label}?`} className="mt-3">
          <p className="text-[0.9375rem]">{typography(acts[asked].warning)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant={asked === 'unblock' ? 'primary' : 'destructive'}
              aria-busy={change.isPending}
              onClick={() => !change.isPending && run(asked)}
            >
              {change.isPending ? acts[asked].busy : acts[asked].label}
            </Button>
            <Button variant="ghost" autoFocus onClick={() => setAsked(undefined)}>
              Отмена
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {offered.map((act) => (
            <Button
              key={act}
              variant="secondary"
              // The one that cannot be taken back.
              className={
                act === 'delete'
                  ? 'border-destructive-text/50! text-destructive-text! sm:ml-auto'
                  : undefined
              }
              onClick={() => setAsked(act)}
            >
              {acts[act].label}…
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
