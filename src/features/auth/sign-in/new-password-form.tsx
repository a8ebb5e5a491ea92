import type { AuthError } from '@supabase/supabase-js'
import type { ReactNode } from 'react'
import { AccountForm } from '../fields/account-form'
import {
  newPasswordSchema,
  passwordLength,
  type NewPasswordFields as Fields,
} from '../fields/account-schemas'
import { AccountOfPassword, NewPasswordFields } from '../fields/account-fields'
import { useAuth } from '../session/auth-context'
import { useAccountForm } from '../fields/use-account-form'

interface NewPasswordFormProps {
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

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, isInvited = false, save, next, onDone, children } = props
  const { isStaff } = useAuth()
  const length = passwordLength(isStaff || isInvited)
  const account = useAccountForm({
    schema: newPasswordSchema(length),
    blank: { password: '', confirmation: '' },
    send: save,
    refusedTitle: 'Пароль не изменён',
    done: { title: 'Пароль изменён', description: next },
    onDone,
  })
  return (
    <AccountForm form={account} label="Сохранить пароль" busyLabel="Сохраняем…" below={children}>
      <AccountOfPassword email={email} />
      <NewPasswordFields field={account.field} length={length} />
    </AccountForm>
  )
}
