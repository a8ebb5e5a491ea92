import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import { mailRequestSchema } from '../fields/account-schemas'
import { afterFreshProof } from '../factors/prove-again'
import { useAuth } from '../session/auth-context'
import { useAccountForm } from '../fields/use-account-form'
import { askForNewAddress } from './ask-for-new-address'
import { Setting } from './setting'

/** Changes the account's address, once its owner has confirmed the new one. */
export function NewAddress() {
  const { user } = useAuth()
  return (
    <Setting title="Адрес" text={user?.email ?? ''} change="Сменить адрес…">
      {(close) => <AddressForm onClose={close} />}
    </Setting>
  )
}

function AddressForm({ onClose }: { onClose: () => void }) {
  const { form, submit, hint } = useAccountForm({
    schema: mailRequestSchema,
    blank: { email: '' },
    send: ({ email }) => afterFreshProof(() => askForNewAddress(email)),
    refusedTitle: 'Адрес не изменён',
    // The same for a taken address: the form must not reveal who has an account.
    done: {
      title: 'Проверьте почту',
      description:
        'Если адрес свободен, письмо со ссылкой уже там. Пока вы её не откроете, всё останется как есть.',
    },
    onDone: onClose,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit} className="space-y-4.5 pt-1.5">
      <Field
        label="Новый email"
        required
        hint="Обращения останутся за тем адресом, с которого пришли"
        error={errors.email?.message}
      >
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      {hint && <Alert>{typography(hint)}</Alert>}
      <SubmitButton
        label="Отправить письмо"
        busyLabel="Отправляем…"
        busy={isSubmitting}
        width="full"
      />
      <Button variant="ghost" width="full" onClick={onClose}>
        Не менять
      </Button>
    </form>
  )
}
