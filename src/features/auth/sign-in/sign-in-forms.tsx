import { useRef } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { likelyAddress, mistypedText } from '@/lib/text/likely-address'
import { AccountForm } from '../fields/account-form'
import { passwordLength, signInSchema, signUpSchema } from '../fields/account-schemas'
import { EmailField, NewPasswordFields, PasswordField, reportTo } from '../fields/account-fields'
import { useAccountForm } from '../fields/use-account-form'
import { signIn, signUp } from './account-requests'
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
  /** The address that was asked about. */
  const doubted = useRef('')
  const account = useAccountForm({
    schema: signUpSchema(length),
    blank: { fullName, email, password: '', confirmation: '' },
    send: async (fields, form) => {
      const likely = fields.email === doubted.current ? undefined : likelyAddress(fields.email)
      doubted.current = fields.email
      if (!likely) return signUp(fields)
      form.setError('email', { message: mistypedText(likely) }, { shouldFocus: true })
      return 'asked'
    },
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
