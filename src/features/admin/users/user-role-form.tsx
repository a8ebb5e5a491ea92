import { type SyntheticEvent, useState } from 'react'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import type { User } from './list-users'
import { useSetUserRole } from './set-user-role'
import { explainRoleRefusal } from './role-refusal'
import { RoleChoice } from './role-choice'
import { RoleHistory } from './role-history'
import { UserFacts } from './user-facts'

interface UserRoleFormProps {
  user: User
  isViewer: boolean
  onOwnRoleChange: () => void
  onClose: () => void
}

/** What is known of a user, and their role to change. Who takes their own role away is asked first. */
export function UserRoleForm({ user, isViewer, onOwnRoleChange, onClose }: UserRoleFormProps) {
  const [role, setRole] = useState(user.role)
  const [asking, setAsking] = useState(false)
  const change = useSetUserRole()
  const refusal = change.error && explainRoleRefusal(change.error)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (change.isPending || role === user.role) return
    if (isViewer && !asking) return setAsking(true)
    change.mutate(
      { userId: user.user_id, role, isOwn: isViewer },
      {
        onSuccess: () => {
          onClose()
          if (isViewer) onOwnRoleChange()
        },
        onError: () => setAsking(false),
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
            setAsking(false)
            change.reset()
          }}
        />
        <RoleHistory userId={user.user_id} />
      </DialogBody>
      <DialogFooter>
        {refusal && (
          <div className="mb-4">
            <Alert>{refusal}</Alert>
          </div>
        )}
        {asking ? (
          <div role="group" aria-label="Снять роль администратора с себя?">
            <p className="text-[0.9375rem]">
              <strong className="font-semibold">Снять роль администратора с себя?</strong> Раздел
              «Пользователи» сразу закроется. Вернуть роль сможет только другой администратор.
            </p>
            <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:justify-end">
              <Button type="submit" variant="destructive" size="large" aria-busy={change.isPending}>
                {change.isPending ? 'Меняем роль…' : 'Снять роль'}
              </Button>
              {/* Last, where the other button was: a double click must not confirm. */}
              <Button variant="secondary" size="large" autoFocus onClick={() => setAsking(false)}>
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
