import { useState } from 'react'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/backend/supabase'
import { typography } from '@/lib/text/typography'
import { AccountForm } from '../fields/account-form'
import { factorNameSchema } from '../fields/account-schemas'
import { useFactorForm } from '../fields/use-account-form'
import { CodeForm } from './code-form'
import { EnrolmentKey } from './enrolment-key'
import { type Enrolment, enrolFactor, removeFactor } from './factors'
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
  const account = useFactorForm({
    schema: factorNameSchema,
    blank: { name: 'Телефон' },
    send: async ({ name }) => {
      const supabase = await getSupabase()
      onEnrol(await onlyWithFreshProof(() => enrolFactor(supabase, name)))
    },
  })
  const cancel = (
    <Button variant="ghost" width="full" onClick={onCancel}>
      Отмена
    </Button>
  )
  return (
    <AccountForm form={account} label="Далее" busyLabel="Готовим ключ…" below={cancel}>
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(
          'Понадобится приложение, которое делает одноразовые коды: например, Google Authenticator, Aegis или менеджер паролей.',
        )}
      </p>
      <TextField
        label="Название"
        required
        hint="Чтобы узнать его в списке"
        autoComplete="off"
        {...account.field('name')}
      />
    </AccountForm>
  )
}
