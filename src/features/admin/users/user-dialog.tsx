import { type ReactNode, useState } from 'react'
import { type Role, roles } from '@contracts/role.ts'
import { Dialog, DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/text/format-moment'
import { placeholders, roleAppearance } from '../lib/labels'
import { useViewer } from '../lib/viewer'
import { explainRoleRefusal, type User, useSetUserRole } from './user-requests'
import { RoleHistory } from './role-history'
import { UserAccess } from './user-access'
import { LastSeen, RoleBadge } from './user-cells'

interface UserDialogProps extends Omit<UserRoleFormProps, 'user'> {
  /** Undefined closes the dialog. */
  user: User | undefined
}

export function UserDialog({ user, ...props }: UserDialogProps) {
  // The last user stays visible while the dialog fades out.
  const [shown, setShown] = useState(user)
  if (user && user !== shown) setShown(user)

  return (
    <Dialog
      open={user !== undefined}
      onClose={props.onClose}
      size="medium"
      title={shown?.full_name ?? placeholders.name}
      description={<span className="[overflow-wrap:anywhere]">{shown?.email}</span>}
    >
      {shown && <UserRoleForm key={shown.id} user={shown} {...props} />}
    </Dialog>
  )
}

interface UserRoleFormProps {
  user: User
  onClose: () => void
}

/** A user's details, role and its history. Admins confirm before they give up their own role. */
function UserRoleForm({ user, onClose }: UserRoleFormProps) {
  const { userId, recheckRole } = useViewer()
  const isViewer = user.user_id === userId
  const [role, setRole] = useState(user.role)
  const [isConfirming, setConfirming] = useState(false)
  const change = useSetUserRole(user, isViewer)
  const refusal = change.error && explainRoleRefusal(change.error)

  const submit = () => {
    if (role === user.role) return
    if (isViewer && !isConfirming) return setConfirming(true)
    return change.mutateAsync(role).then(
      () => {
        onClose()
        if (isViewer) recheckRole()
      },
      () => setConfirming(false),
    )
  }

  return (
    <DialogForm onSubmit={submit}>
      <DialogBody>
        <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
          <Fact label="Регистрация">
            <time dateTime={user.created_at}>{formatDateTime(user.created_at)}</time>
          </Fact>
          <Fact label="Последний визит">
            <LastSeen iso={user.lastSeenAt} exact />
          </Fact>
        </dl>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 text-[0.9375rem]">{children}</dd>
    </div>
  )
}

function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="text-sm font-semibold">Роль</legend>
      <div className="mt-3 space-y-2">
        {roles.toReversed().map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control border px-4 py-3 transition-colors hover:border-input has-checked:border-accent has-checked:bg-accent/8 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="role"
              value={choice}
              checked={role === choice}
              onChange={() => onChange(choice)}
              data-first-focus={role === choice ? '' : undefined}
              className="size-4.5 shrink-0 accent-accent outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-col items-start gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
              <span className="shrink-0 sm:w-36">
                <RoleBadge role={choice} />
              </span>
              <span className="text-sm text-muted-foreground">
                {roleAppearance[choice].permissions}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
