import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { recoverFactorSchema } from '@contracts/recover-factor.ts'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { explainRecovery, recoverFactor } from './recover-factor'

/** Accepts a recovery code from a user who has lost their second factor. */
export function RecoverForm({ onBack }: { onBack: () => void }) {
  const form = useForm({ resolver: zodResolver(recoverFactorSchema), defaultValues: { code: '' } })
  const [refusal, setRefusal] = useState<string>()
  const once = useSingleFlight()
  const { errors, isSubmitting } = form.formState

  const send = async ({ code }: { code: string }) => {
    setRefusal(undefined)
    try {
      await recoverFactor(code)
      toast.success('Второй фактор отключён', 'Войдите и подключите его заново.')
    } catch (error) {
      setRefusal(explainRecovery(error))
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once(() => form.handleSubmit(send)(event))
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <Field label="Резервный код" required error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <div role="alert" className="empty:hidden">
        {refusal && <Alert>{typography(refusal)}</Alert>}
      </div>
      <SubmitButton
        label="Отключить второй фактор"
        busyLabel="Проверяем…"
        busy={isSubmitting}
        width="full"
      />
      <Button variant="ghost" width="full" onClick={onBack}>
        Назад
      </Button>
    </form>
  )
}
