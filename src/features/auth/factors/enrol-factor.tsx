import { useState } from 'react'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/backend/supabase'
import { typography } from '@/lib/text/typography'
import { copyText } from '@/lib/browser/clipboard'
import { toast } from '@/lib/toast'
import { AccountForm, LeaveButton } from '../fields/account-form'
import { factorNameSchema } from '../fields/account-schemas'
import { useFactorForm } from '../fields/use-account-form'
import { CodeForm } from './code-form'
import { type Enrolment, enrolFactor, removeFactor } from './factors'
import { onlyWithFreshProof } from './prove-again'

/** Sets up an authenticator app: its name, then its key, then the first code. */
export function EnrolFactor(props: { onEnrolled: () => void; onCancel: () => void }) {
  const { onEnrolled, onCancel } = props
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
        <LeaveButton onClick={cancel}>Отмена</LeaveButton>
      </CodeForm>
    </div>
  )
}

function NameForm(props: { onEnrol: (enrolment: Enrolment) => void; onCancel: () => void }) {
  const { onEnrol, onCancel } = props
  const account = useFactorForm({
    schema: factorNameSchema,
    blank: { name: 'Телефон' },
    send: async ({ name }) => {
      const supabase = await getSupabase()
      onEnrol(await onlyWithFreshProof(() => enrolFactor(supabase, name)))
    },
  })
  const cancel = <LeaveButton onClick={onCancel}>Отмена</LeaveButton>
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

/** The key of an app, as a picture and in letters. */
function EnrolmentKey({ enrolment: { qrCode, secret } }: { enrolment: Enrolment }) {
  const copy = async () => {
    if (await copyText(secret)) toast.success('Ключ скопирован')
    else toast.error('Не удалось скопировать', 'Выделите ключ и скопируйте его вручную.')
  }
  return (
    <div className="space-y-3">
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(
          'Отсканируйте код приложением или введите ключ вручную, затем впишите шесть цифр.',
        )}
      </p>
      {/* An image runs no script, whatever its SVG contains; scanners need black on white. */}
      <img
        src={qrCode}
        alt="QR-код с ключом для приложения"
        width={192}
        height={192}
        className="mx-auto rounded-control bg-white p-2"
      />
      <div className="flex items-center gap-2 rounded-control border py-1 pr-1 pl-3.5">
        <code className="min-w-0 flex-1 text-sm break-all select-all" aria-label="Ключ">
          {secret}
        </code>
        <Button variant="ghost" onClick={() => void copy()}>
          Скопировать
        </Button>
      </div>
    </div>
  )
}
