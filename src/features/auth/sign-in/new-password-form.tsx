import type { AuthError } from '@supabase/supabase-js'
import type { ReactNode } from 'react'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import {
  newPasswordSchema,
  passwordLength,
  type NewPasswordFields as Fields,
} from '../fields/account-schemas'
import { useAuth } from '../session/auth-context'
import { NewPasswordFields } from './new-password-fields'
import { useAccountForm } from '../fields/use-account-form'

interface NewPasswordFormProps {
  /** The address of the account. */
  email: string
  /** Whether the user is an invited staff member. */
  isInvited?: boolean
  save: (fields: Fields) => Promise<AuthError | 'declined' | null>
  /** The next step, for the success toast. */
  next: string
  onDone: () => void
  /** Another button. */
  children?: ReactNode
}

/** Asks for a new password, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, isInvited = false, save, next, onDone, children } = props
  const { isStaff } = useAuth()
  const length = passwordLength(isStaff || isInvited)
  const { form, submit, hint } = useAccountForm({
    schema: newPasswordSchema(length),
    blank: { password: '', confirmation: '' },
    send: save,
    refusedTitle: 'Пароль не изменён',
    done: { title: 'Пароль изменён', description: next },
    onDone,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      {/* Tells password managers which account the password belongs to. */}
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
      {children}
    </form>
  )
}
