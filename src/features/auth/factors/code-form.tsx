import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { getSupabase } from '@/lib/backend/supabase'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { verifyFactor } from './factors'
import { codeSchema } from '../fields/account-schemas'
import { explainRefusal } from '../fields/explain-refusal'

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
  const {
    factorId,
    challengeId,
    codeLabel = 'Код из приложения',
    label,
    onVerified,
    children,
  } = props
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } })
  const [refusal, setRefusal] = useState<string>()
  const once = useSingleFlight()
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const send = async ({ code }: { code: string }) => {
    setRefusal(undefined)
    try {
      await verifyFactor(await getSupabase(), factorId, code, challengeId)
      onVerified()
    } catch (error) {
      setRefusal(explainRefusal(error))
      form.setValue('code', '')
      setFocus('code')
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once(() => form.handleSubmit(send)(event))
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <Field label={codeLabel} required error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            className="font-mono text-lg tracking-[0.3em]"
          />
        )}
      </Field>
      <div role="alert" className="empty:hidden">
        {refusal && <Alert>{typography(refusal)}</Alert>}
      </div>
      <SubmitButton label={label} busyLabel="Проверяем…" busy={isSubmitting} width="full" />
      {children}
    </form>
  )
}
