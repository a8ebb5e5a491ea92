import { type ReactNode, useState } from 'react'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { onlyWithFreshProof } from '../factors/prove-again'
import { AccountForm, LeaveButton } from '../fields/account-form'
import { explainRefusal } from '../fields/explain-refusal'
import { mailRequestSchema } from '../fields/account-schemas'
import { useAccountForm } from '../fields/use-account-form'
import { useAuth } from '../session/auth-context'
import {
  askForNewAddress,
  cancelAddressChange,
  pendingAddressOf,
  setPassword,
} from '../sign-in/account-requests'
import { NewPasswordForm } from '../sign-in/new-password-form'

export function NewPassword() {
  const { user } = useAuth()
  return (
    <Setting
      title="Пароль"
      text="После смены на других устройствах понадобится войти заново."
      change="Сменить пароль…"
    >
      {(close) => (
        <NewPasswordForm
          email={user?.email ?? ''}
          save={(fields) => onlyWithFreshProof(() => setPassword(fields))}
          next="На других устройствах войдите с новым."
          onDone={close}
        >
          <LeaveButton onClick={close}>Не менять</LeaveButton>
        </NewPasswordForm>
      )}
    </Setting>
  )
}

/** Changes the account's address, once its owner has confirmed the new one. */
export function NewAddress() {
  const { user } = useAuth()
  return (
    <>
      <Setting title="Адрес" text={user?.email ?? ''} change="Сменить адрес…">
        {(close) => <AddressForm onClose={close} />}
      </Setting>
      <PendingAddress />
    </>
  )
}

/** The address that waits for its confirmation, with the mail again and the way back. */
function PendingAddress() {
  const { user } = useAuth()
  const once = useSingleFlight()
  const pending = pendingAddressOf(user)
  if (pending === undefined) return null
  const act = (work: () => Promise<unknown>, done: string) =>
    void once(async () => {
      try {
        const refusal = await work()
        if (refusal) throw refusal
        toast.success('Готово', done)
      } catch (error) {
        toast.error('Ошибка', explainRefusal(error))
      }
    })
  return (
    <div role="group" aria-label="Новый адрес" className="space-y-3 rounded-control border p-4">
      <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
        {typography(
          `Новый адрес ${pending} ждёт подтверждения. Если он свободен, письма «Новый адрес» уже на обоих: сначала нажмите кнопку в письме на ${user?.email}, потом в письме на новый.`,
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() =>
            act(
              () => onlyWithFreshProof(() => askForNewAddress(pending)),
              'Если адрес свободен, новые письма уже на обоих.',
            )
          }
        >
          Отправить ещё раз
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            act(cancelAddressChange, 'Адрес остался прежним, ссылки из писем не сработают.')
          }
        >
          Не менять адрес
        </Button>
      </div>
    </div>
  )
}

function AddressForm({ onClose }: { onClose: () => void }) {
  const account = useAccountForm({
    schema: mailRequestSchema,
    blank: { email: '' },
    send: ({ email }) => onlyWithFreshProof(() => askForNewAddress(email)),
    refusedTitle: 'Адрес не изменён',
    // The same for a taken address: the form must not reveal who has an account.
    done: {
      title: 'Проверьте почту',
      description:
        'Если новый адрес свободен, письма со ссылками уже на нём и на нынешнем. Начните с нынешнего: пока не открыты обе ссылки, всё останется как есть.',
    },
    onDone: onClose,
  })
  return (
    <AccountForm
      form={account}
      label="Отправить письма"
      busyLabel="Отправляем…"
      below={<LeaveButton onClick={onClose}>Не менять</LeaveButton>}
    >
      <TextField
        label="Новый email"
        required
        hint="Обращения останутся за тем адресом, с которого пришли"
        type="email"
        autoComplete="email"
        {...account.field('email')}
      />
    </AccountForm>
  )
}

interface SettingProps {
  title: string
  text: string
  /** Label of the button that opens the form. */
  change: string
  /** The form, for as long as it is open. */
  children: (close: () => void) => ReactNode
}

/** A setting of the account; the form that changes it replaces it while open. */
function Setting({ title, text, change, children }: SettingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="space-y-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
        {typography(text)}
      </p>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="secondary" width="full" onClick={() => setOpen(true)}>
          {change}
        </Button>
      )}
    </section>
  )
}
