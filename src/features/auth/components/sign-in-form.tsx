import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password-input'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { signIn } from '../api/sign-in'
import { signInSchema } from '../model/account-schemas'
import { useAccountForm } from '../model/use-account-form'

export function SignInForm({ onDone }: { onDone: () => void }) {
  const { form, submit, hint } = useAccountForm({
    schema: signInSchema,
    blank: { email: '', password: '' },
    send: signIn,
    refusedTitle: 'Ошибка входа',
    done: { title: 'Успешный вход!', description: 'Добро пожаловать в систему' },
    onDone,
  })
  const { errors, isSubmitting } = form.formState

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-4.5">
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" />
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
      {hint && <Alert>{hint}</Alert>}
      <SubmitButton label="Войти" busyLabel="Входим…" busy={isSubmitting} width="full" />
    </form>
  )
}
