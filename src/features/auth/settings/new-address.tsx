import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { afterFreshProof } from '../factors/prove-again'
import { AccountForm } from '../fields/account-form'
import { mailRequestSchema } from '../fields/account-schemas'
import { useAccountForm } from '../fields/use-account-form'
import { useAuth } from '../session/auth-context'
import { askForNewAddress } from '../sign-in/account-requests'
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
  const account = useAccountForm({
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
  const cancel = (
    <Button variant="ghost" width="full" onClick={onClose}>
      Не менять
    </Button>
  )
  return (
    <AccountForm form={account} label="Отправить письмо" busyLabel="Отправляем…" below={cancel}>
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
