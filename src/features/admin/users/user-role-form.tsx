import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { formatDateTime } from '@/lib/format-moment'
import { explainRoleRefusal, type User, useSetUserRole } from './user-requests'
import { RoleChoice } from './role-choice'
import { RoleHistory } from './role-history'
import { UserAccess } from './user-access'
import { LastSeen } from './user-cells'

interface UserRoleFormProps {
  user: User
  isViewer: boolean
  onOwnRoleChange: () => void
  onClose: () => void
}

/** A user's facts, role and its history. Admins confirm before they give up their own role. */
export function UserRoleForm({ user, isViewer, onOwnRoleChange, onClose }: UserRoleFormProps) {
  const [role, setRole] = useState(user.role)
  const [isConfirming, setConfirming] = useState(false)
  const change = useSetUserRole()
  const refusal = change.error && explainRoleRefusal(change.error)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (change.isPending || role === user.role) return
    if (isViewer && !isConfirming) return setConfirming(true)
    change.mutate(
      { userId: user.user_id, role, isOwn: isViewer },
      {
        onSuccess: () => {
          onClose()
          if (isViewer) onOwnRoleChange()
        },
        onError: () => setConfirming(false),
      },
    )
  }

  return (
    <DialogForm keepsFooter onSubmit={submit}>
      <DialogBody>
        <UserFacts user={user} />
        <RoleChoice
          role={role}
          onChange={(next) => {
            setRole(next)
            setConfirming(false)
            change.reset()
          }}
        />
        {!isViewer && <UserAccess user={user} onDeleted={onClose} />}
        <RoleHistory userId={user.user_id} />
      </DialogBody>
      <DialogFooter failure={refusal}>
        {isConfirming ? (
          <div role="group" aria-label="Снять роль администратора с себя?">
            <p className="text-[0.9375rem]">
              <strong className="font-semibold">Снять роль администратора с себя?</strong> Раздел
              «Пользователи» сразу закроется. Вернуть роль сможет только другой администратор.
            </p>
            <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:justify-end">
              <Button type="submit" variant="destructive" size="large" aria-busy={change.isPending}>
                {change.isPending ? 'Меняем роль…' : 'Снять роль'}
              </Button>
              {/* Last, in place of the submit button: a double click must not confirm. */}
              <Button
                variant="secondary"
                size="large"
                autoFocus
                onClick={() => setConfirming(false)}
              >
                Отмена
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-col sm:items-end">
            <SubmitButton
              label="Сохранить роль"
              busyLabel="Сохраняем…"
              busy={change.isPending}
              disabled={role === user.role}
            />
          </div>
        )}
      </DialogFooter>
    </DialogForm>
  )
}

function UserFacts({ user }: { user: User }) {
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
