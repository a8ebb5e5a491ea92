import { recoverFactorSchema } from '@contracts/recover-factor.ts'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { FunctionError } from '@/lib/backend/functions'
import { callFunctionSignedIn } from '@/lib/backend/signed-in-functions'
import { getSupabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { AccountForm } from '../fields/account-form'
import { useFactorForm } from '../fields/use-account-form'
import { refreshAssurance } from './factors'

const explain = (error: unknown): string =>
  error instanceof FunctionError && error.code === 'wrong_code'
    ? 'Такого кода нет, или попыток было слишком много. Проверьте код, попробуйте через час или напишите администратору.'
    : 'Не получилось. Проверьте соединение и попробуйте ещё раз.'

/** Accepts a recovery code from a user who has lost their second factor, and removes the account's factors. */
export function RecoverForm({ onBack }: { onBack: () => void }) {
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
  const back = (
    <Button variant="ghost" width="full" onClick={onBack}>
      Назад
    </Button>
  )
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
