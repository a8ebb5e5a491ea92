import { ConsentLine } from '@/components/consent-line'
import { TextField } from '@/components/text-field'
import { AccountForm } from '../fields/account-form'
import { passwordLength, signUpSchema } from '../fields/account-schemas'
import { EmailField, NewPasswordFields, reportTo } from '../fields/account-fields'
import { useAccountForm } from '../fields/use-account-form'
import { signUp } from './account-requests'

interface SignUpFormProps {
  /** Whether the user is an invited staff member. */
  isInvited: boolean
  /** The address typed so far, in either tab. */
  email: string
  onEmail: (email: string) => void
  /** The name of an earlier attempt. */
  fullName: string
  onDone: (account: { email: string; fullName: string }) => void
}

export function SignUpForm({ isInvited, email, onEmail, fullName, onDone }: SignUpFormProps) {
  const length = passwordLength(isInvited)
  const account = useAccountForm({
    schema: signUpSchema(length),
    blank: { fullName, email, password: '', confirmation: '' },
    send: signUp,
    refusedTitle: 'Ошибка регистрации',
    onDone,
  })
  const { field } = account

  return (
    <AccountForm
      form={account}
      label="Зарегистрироваться"
      busyLabel="Регистрируем…"
      note={<ConsentLine />}
    >
      {/* The first wrong field gets the focus, in this order. */}
      <TextField label="Имя и фамилия" required autoComplete="name" {...field('fullName')} />
      <EmailField {...field('email', reportTo(onEmail))} />
      <NewPasswordFields field={field} length={length} />
    </AccountForm>
  )
}
