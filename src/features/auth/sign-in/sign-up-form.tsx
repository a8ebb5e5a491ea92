import { ConsentLine } from '@/components/consent-line'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { signUp } from './sign-up'
import { passwordLength, signUpSchema } from '../fields/account-schemas'
import { keepEmail } from './keep-email'
import { useAccountForm } from '../fields/use-account-form'
import { NewPasswordFields } from './new-password-fields'

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
  const { form, submit, hint } = useAccountForm({
    schema: signUpSchema(length),
    blank: { fullName, email, password: '', confirmation: '' },
    send: signUp,
    refusedTitle: 'Ошибка регистрации',
    onDone,
  })
  const { errors, isSubmitting } = form.formState
  // The first wrong field gets the focus, in the order of registration.
  const name = form.register('fullName')
  const address = form.register('email', keepEmail(onEmail))
  const password = form.register('password')
  const confirmation = form.register('confirmation')

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-4.5">
      <Field label="Имя и фамилия" required error={errors.fullName?.message}>
        {(control) => <Input {...control} {...name} autoComplete="name" />}
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        {(control) => <Input {...control} {...address} type="email" autoComplete="username" />}
      </Field>
      <NewPasswordFields fields={{ password, confirmation }} length={length} errors={errors} />
      {hint && <Alert>{hint}</Alert>}
      <ConsentLine />
      <SubmitButton
        label="Зарегистрироваться"
        busyLabel="Регистрируем…"
        busy={isSubmitting}
        width="full"
      />
    </form>
  )
}
