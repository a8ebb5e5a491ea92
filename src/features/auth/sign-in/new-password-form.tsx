import type { AuthError } from '@supabase/supabase-js'
import type { ReactNode } from 'react'
import { type DialogState, SmallDialog } from '@/components/ui/dialog'
import { typography } from '@/lib/text/typography'
import { AccountForm } from '../fields/account-form'
import {
  newPasswordSchema,
  passwordLength,
  type NewPasswordFields as Fields,
} from '../fields/account-schemas'
import { AccountOfPassword, NewPasswordFields } from '../fields/account-fields'
import { useAccountForm } from '../fields/use-account-form'
import { readInvitation } from '../invitation/invitation'
import { useAuth } from '../session/auth-context'
import { setPassword } from './account-requests'
import { isAskedHere } from './asked-here'

interface NewPasswordFormProps {
  email: string
  /** Whether the user is an invited staff member. */
  isInvited?: boolean
  save: (fields: Fields) => Promise<AuthError | null>
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

/** Asks for a new password after the link of a recovery mail has signed the user in. */
export function NewPasswordDialog({ onDone, ...dialog }: DialogState & { onDone: () => void }) {
  const { user } = useAuth()
  const email = user?.email ?? ''
  return (
    <SmallDialog {...dialog} title="Новый пароль">
      <p className="pb-4.5 text-[0.9375rem] text-muted-foreground">
        {typography(`Задайте новый пароль для аккаунта ${email}.`)}
      </p>
      <NewPasswordForm
        email={email}
        isInvited={readInvitation() !== undefined}
        save={setPassword}
        next={isAskedHere(email) ? 'Вы вошли в свой аккаунт.' : 'Теперь войдите с ним.'}
        onDone={onDone}
      />
    </SmallDialog>
  )
}
