import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password-input'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { typography } from '@/lib/text/typography'
import { signIn } from './sign-in'
import { signInSchema } from '../fields/account-schemas'
import type { MailPurpose } from './mail-pause'
import { keepEmail } from './keep-email'
import { useAccountForm } from '../fields/use-account-form'

interface SignInFormProps {
  /** The address typed so far, in either tab. */
  email: string
  onEmail: (email: string) => void
  onDone: () => void
  onAskForMail: (purpose: MailPurpose, email: string) => void
}

export function SignInForm({ email, onEmail, onDone, onAskForMail }: SignInFormProps) {
  const { form, submit, code, hint } = useAccountForm({
    schema: signInSchema,
    blank: { email, password: '' },
    send: signIn,
    refusedField: 'password',
    refusedTitle: 'Ошибка входа',
    done: { title: 'Успешный вход!', description: 'Добро пожаловать в систему' },
    onDone,
  })
  const { errors, isSubmitting } = form.formState
  const ask = (purpose: MailPurpose) => onAskForMail(purpose, form.getValues('email'))

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-4.5">
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email', keepEmail(onEmail))}
            type="email"
            autoComplete="username"
          />
        )}
      </Field>
      <Field label="Пароль" required error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
          />
        )}
      </Field>
      {hint && (
        <Alert>
          <p>{typography(hint)}</p>
          {code === 'email_not_confirmed' && (
            <Button variant="link" className="-mx-4" onClick={() => ask('confirmation')}>
              Прислать письмо ещё раз
            </Button>
          )}
        </Alert>
      )}
      <SubmitButton label="Войти" busyLabel="Входим…" busy={isSubmitting} width="full" />
      <Button variant="link" width="full" onClick={() => ask('recovery')}>
        Забыли пароль?
      </Button>
    </form>
  )
}
