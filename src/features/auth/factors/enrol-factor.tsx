import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { getSupabase } from '@/lib/backend/supabase'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { type Enrolment, enrolFactor, removeFactor } from './factors'
import { factorNameSchema } from '../fields/account-schemas'
import { explainRefusal } from '../fields/explain-refusal'
import { CodeForm } from './code-form'
import { EnrolmentKey } from './enrolment-key'
import { onlyWithFreshProof } from './prove-again'

interface EnrolFactorProps {
  onEnrolled: () => void
  onCancel: () => void
}

/** Sets up an authenticator app: its name, then its key, then the first code. */
export function EnrolFactor({ onEnrolled, onCancel }: EnrolFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()

  if (!enrolment) return <NameForm onEnrol={setEnrolment} onCancel={onCancel} />
  const cancel = () => {
    onCancel()
    // If this fails, the next attempt removes the unconfirmed factor.
    getSupabase()
      .then((supabase) => removeFactor(supabase, enrolment.factorId))
      .catch((error: unknown) => console.warn('The unconfirmed factor stays:', error))
  }
  return (
    <div className="space-y-4.5">
      <EnrolmentKey enrolment={enrolment} />
      <CodeForm factorId={enrolment.factorId} label="Включить" onVerified={onEnrolled}>
        <Button variant="ghost" width="full" onClick={cancel}>
          Отмена
        </Button>
      </CodeForm>
    </div>
  )
}

interface NameFormProps {
  onEnrol: (enrolment: Enrolment) => void
  onCancel: () => void
}

function NameForm({ onEnrol, onCancel }: NameFormProps) {
  const form = useForm({
    resolver: zodResolver(factorNameSchema),
    defaultValues: { name: 'Телефон' },
  })
  const [refusal, setRefusal] = useState<string>()
  const once = useSingleFlight()
  const { errors, isSubmitting } = form.formState

  const send = async ({ name }: { name: string }) => {
    setRefusal(undefined)
    try {
      const supabase = await getSupabase()
      onEnrol(await onlyWithFreshProof(() => enrolFactor(supabase, name)))
    } catch (error) {
      setRefusal(explainRefusal(error))
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once(() => form.handleSubmit(send)(event))
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4.5">
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(
          'Понадобится приложение, которое делает одноразовые коды: например, Google Authenticator, Aegis или менеджер паролей.',
        )}
      </p>
      <Field
        label="Название"
        required
        hint="Чтобы узнать его в списке"
        error={errors.name?.message}
      >
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <div role="alert" className="empty:hidden">
        {refusal && <Alert>{typography(refusal)}</Alert>}
      </div>
      <SubmitButton label="Далее" busyLabel="Готовим ключ…" busy={isSubmitting} width="full" />
      <Button variant="ghost" width="full" onClick={onCancel}>
        Отмена
      </Button>
    </form>
  )
}
