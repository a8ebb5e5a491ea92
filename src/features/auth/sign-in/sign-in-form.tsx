import { Button } from '@/components/ui/button'
import { AccountForm } from '../fields/account-form'
import { signInSchema } from '../fields/account-schemas'
import { EmailField, PasswordField, reportTo } from '../fields/account-fields'
import { useAccountForm } from '../fields/use-account-form'
import { signIn } from './account-requests'
import type { MailPurpose } from './mail-request'

interface SignInFormProps {
  /** The address typed so far, in either tab. */
  email: string
  onEmail: (email: string) => void
  onDone: () => void
  onAskForMail: (purpose: MailPurpose, email: string) => void
}

export function SignInForm({ email, onEmail, onDone, onAskForMail }: SignInFormProps) {
  const account = useAccountForm({
    schema: signInSchema,
    blank: { email, password: '' },
    send: signIn,
    refusedField: 'password',
    refusedTitle: 'Ошибка входа',
    done: { title: 'Успешный вход!', description: 'Добро пожаловать в систему' },
    onDone,
  })
  const { form, field, code } = account
  const ask = (purpose: MailPurpose) => onAskForMail(purpose, form.getValues('email'))
  const hint = account.hint && (
    <>
      <p>{account.hint}</p>
      {code === 'email_not_confirmed' && (
        <Button variant="link" className="-mx-4" onClick={() => ask('confirmation')}>
          Прислать письмо ещё раз
        </Button>
      )}
    </>
  )
  const forgotten = (
    <Button variant="link" width="full" onClick={() => ask('recovery')}>
      Забыли пароль?
    </Button>
  )

  return (
    <AccountForm form={{ ...account, hint }} label="Войти" busyLabel="Входим…" below={forgotten}>
      <EmailField {...field('email', reportTo(onEmail))} />
      <PasswordField label="Пароль" autoComplete="current-password" {...field('password')} />
    </AccountForm>
  )
}
