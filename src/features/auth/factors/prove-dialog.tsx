import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { SmallDialog } from '@/components/ui/dialog'
import { typography } from '@/lib/text/typography'
import { AccountForm, LeaveButton } from '../fields/account-form'
import { AccountOfPassword, PasswordField } from '../fields/account-fields'
import { currentPasswordSchema } from '../fields/account-schemas'
import { useAuth } from '../session/auth-context'
import { useAccountForm } from '../fields/use-account-form'
import { EnterCode } from './enter-code'
import { isProofFresh, provePassword } from './prove-again'

/** Asks a user with an old session to prove their identity again, by a code or the password. */
export function ProveDialog(props: { open: boolean; onSettled: (proved: boolean) => void }) {
  const { user, assurance } = useAuth()
  const hasFactor = assurance.current === 'aal2'
  const [isTooNew, setIsTooNew] = useState(false)
  const settle = (proved: boolean) => {
    setIsTooNew(false)
    props.onSettled(proved)
  }
  const check = async () => {
    // If the check fails, the action itself reports the error.
    if (await isProofFresh().catch(() => true)) settle(true)
    else setIsTooNew(true)
  }
  const rest = (
    <>
      {isTooNew && (
        <Alert>
          {typography(
            'Пароль, адрес или вход с кодом изменены меньше суток назад, и одного этого мало. Выйдите и войдите снова. Если менялся пароль, поможет «Забыли пароль?», если адрес — только время.',
          )}
        </Alert>
      )}
      <LeaveButton onClick={() => settle(false)}>Отмена</LeaveButton>
    </>
  )
  return (
    <SmallDialog
      open={props.open}
      onClose={() => settle(false)}
      title="Подтвердите, что это вы"
      description={typography(
        hasFactor
          ? 'Вы вошли давно, а это действие важное. Введите код второго фактора.'
          : 'Вы вошли давно, а это действие важное. Введите пароль ещё раз.',
      )}
    >
      {hasFactor ? (
        <EnterCode onVerified={() => void check()}>{rest}</EnterCode>
      ) : (
        <PasswordForm email={user?.email ?? ''} onProved={() => void check()}>
          {rest}
        </PasswordForm>
      )}
    </SmallDialog>
  )
}

function PasswordForm(props: { email: string; onProved: () => void; children: ReactNode }) {
  const { email, onProved, children } = props
  const account = useAccountForm({
    schema: currentPasswordSchema,
    blank: { password: '' },
    send: ({ password }) => provePassword(email, password),
    refusedField: 'password',
    refusedTitle: 'Не подтверждено',
    onDone: onProved,
  })
  return (
    <AccountForm form={account} label="Подтвердить" busyLabel="Проверяем…" below={children}>
      <AccountOfPassword email={email} />
      <PasswordField
        label="Пароль"
        autoComplete="current-password"
        {...account.field('password')}
      />
    </AccountForm>
  )
}
