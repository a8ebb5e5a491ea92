import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/typography'
import { isAskedHere } from './asked-here'
import { setPassword } from './set-password'
import { minimumPasswordLength, newPasswordSchema, staffPasswordLength } from '../account-schemas'
import { readInvitation } from '../invitation/invitation'
import { useAuth } from '../session/auth-context'
import { useAccountForm } from './use-account-form'
import { NewPasswordFields } from './new-password-fields'

interface NewPasswordDialogProps {
  open: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks for a new password once the link of a recovery mail has signed somebody in. */
export function NewPasswordDialog({ open, onDone, onClose }: NewPasswordDialogProps) {
  const { user } = useAuth()
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Новый пароль">
      <DialogBody>
        <NewPasswordForm email={user?.email ?? ''} onDone={onDone} />
      </DialogBody>
    </Dialog>
  )
}

function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { isStaff } = useAuth()
  const length = isStaff || readInvitation() ? staffPasswordLength : minimumPasswordLength
  const { form, submit, hint } = useAccountForm({
    schema: newPasswordSchema(length),
    blank: { password: '', confirmation: '' },
    send: setPassword,
    refusedTitle: 'Пароль не изменён',
    done: {
      title: 'Пароль изменён',
      description: isAskedHere(email) ? 'Вы вошли в свой аккаунт.' : 'Теперь войдите с ним.',
    },
    onDone,
  })
  const { errors, isSubmitting } = form.formState

  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(`Задайте новый пароль для аккаунта ${email}.`)}
      </p>
      {/* Tells password managers whose password this is. */}
      <Input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden />
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
    </form>
  )
}
