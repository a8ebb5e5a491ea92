import { type ReactNode, useEffect } from 'react'
import { TextField } from '@/components/text-field'
import { getSupabase } from '@/lib/backend/supabase'
import { AccountForm } from '../fields/account-form'
import { codeSchema } from '../fields/account-schemas'
import { useFactorForm } from '../fields/use-account-form'
import { verifyFactor } from './factors'

interface CodeFormProps {
  factorId: string
  /** Id of the challenge of a code that was sent. */
  challengeId?: string
  codeLabel?: string
  label: string
  onVerified: () => void
  /** Further buttons, below the submit button. */
  children?: ReactNode
}

/** Asks for six digits, from an authenticator app or a message, and verifies the factor. */
export function CodeForm(props: CodeFormProps) {
  const { factorId, challengeId, codeLabel = 'Код из приложения', label, children } = props
  const account = useFactorForm({
    schema: codeSchema,
    blank: { code: '' },
    send: async ({ code }, form) => {
      try {
        await verifyFactor(await getSupabase(), factorId, code, challengeId)
        props.onVerified()
      } catch (error) {
        form.setValue('code', '')
        form.setFocus('code')
        throw error
      }
    },
  })
  const { setFocus } = account.form
  useEffect(() => setFocus('code'), [setFocus])

  return (
    <AccountForm form={account} label={label} busyLabel="Проверяем…" below={children}>
      <TextField
        label={codeLabel}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="font-mono text-lg tracking-[0.3em]"
        {...account.field('code')}
      />
    </AccountForm>
  )
}
