import { useState } from 'react'
import { recoverFactorSchema } from '@contracts/recover-factor.ts'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { FunctionError } from '@/lib/backend/functions'
import { callFunctionSignedIn } from '@/lib/backend/signed-in-functions'
import { getSupabase } from '@/lib/backend/supabase'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { AccountForm, LeaveButton } from '../fields/account-form'
import { useFactorForm } from '../fields/use-account-form'
import { useAuth } from '../session/auth-context'
import { EnterCode } from './enter-code'
import { refreshAssurance } from './factors'

const welcome = () => toast.success('Успешный вход!', 'Добро пожаловать в систему')

/** Asks for the code of the second factor; closing the dialog signs out. */
export function StepUpDialog({ open }: { open: boolean }) {
  const { signOut } = useAuth()
  const [isLost, setLost] = useState(false)
  const leave = () => void signOut()
  return (
    <SmallDialog
      open={open}
      onClose={leave}
      title="Подтвердите вход"
      description={typography(
        isLost
          ? 'Введите один из резервных кодов: второй фактор отключится, и его нужно будет подключить заново.'
          : 'Введите код второго фактора, который вы подключили к аккаунту.',
      )}
    >
      {isLost ? (
        <RecoverForm onBack={() => setLost(false)} />
      ) : (
        <EnterCode onVerified={welcome}>
          <Button variant="link" width="full" onClick={() => setLost(true)}>
            Нет доступа к телефону?
          </Button>
          <LeaveButton onClick={leave}>Выйти из аккаунта</LeaveButton>
        </EnterCode>
      )}
    </SmallDialog>
  )
}

const explain = (error: unknown): string =>
  error instanceof FunctionError && error.code === 'wrong_code'
    ? 'Такого кода нет, или попыток было слишком много. Проверьте код, попробуйте через час или напишите администратору.'
    : 'Не получилось. Проверьте соединение и попробуйте ещё раз.'

/** Accepts a recovery code from a user who has lost their second factor, and removes the account's factors. */
function RecoverForm({ onBack }: { onBack: () => void }) {
  const account = useFactorForm({
    schema: recoverFactorSchema,
    blank: { code: '' },
    send: async ({ code }) => {
      await callFunctionSignedIn('recover-factor', { code })
      await refreshAssurance(await getSupabase())
      toast.success('Второй фактор отключён', 'Войдите и подключите его заново.')
    },
    explain,
  })
  const back = <LeaveButton onClick={onBack}>Назад</LeaveButton>
  return (
    <AccountForm form={account} label="Отключить второй фактор" busyLabel="Проверяем…" below={back}>
      <TextField
        label="Резервный код"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
        {...account.field('code')}
      />
    </AccountForm>
  )
}
