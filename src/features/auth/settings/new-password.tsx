import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/typography'
import { minimumPasswordLength, newPasswordSchema, staffPasswordLength } from '../account-schemas'
import { afterFreshProof } from '../factors/prove-again'
import { useAuth } from '../session/auth-context'
import { NewPasswordFields } from '../sign-in/new-password-fields'
import { setPassword } from '../sign-in/set-password'
import { useAccountForm } from '../sign-in/use-account-form'
import { Setting } from './setting'

/** Gives the account another password. */
export function NewPassword() {
  return (
    <Setting
      title="Пароль"
      text="После смены на других устройствах понадобится войти заново."
      change="Сменить пароль…"
    >
      {(close) => <PasswordForm onClose={close} />}
    </Setting>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { user, isStaff } = useAuth()
  const length = isStaff ? staffPasswordLength : minimumPasswordLength
  const { form, submit, hint } = useAccountForm({
    schema: newPasswordSchema(length),
    blank: { password: '', confirmation: '' },
    send: (fields) => afterFreshProof(() => setPassword(fields)),
    refusedTitle: 'Пароль не изменён',
    done: { title: 'Пароль изменён', description: 'На других устройствах войдите с новым.' },
    onDone: onClose,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit} className="space-y-4.5 pt-1.5">
      {/* Tells password managers whose password this is. */}
      <Input type="email" autoComplete="username" value={user?.email} readOnly hidden aria-hidden />
      <NewPasswordFields
        fields={{
          password: form.register('password'),
          confirmation: form.register('confirmation'),
        }}
        length={length}
        errors={errors}
      />
      {hint && <Alert>{typography(hint)}</Alert>}
      <SubmitButton
        label="Сохранить пароль"
        busyLabel="Сохраняем…"
        busy={isSubmitting}
        width="full"
      />
      <Button variant="ghost" width="full" onClick={onClose}>
        Не менять
      </Button>
    </form>
  )
}
