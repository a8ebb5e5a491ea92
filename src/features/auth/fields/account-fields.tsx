import { Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Field } from '@/components/field'
import { TextField, type TextFieldProps } from '@/components/text-field'
import { Input } from '@/components/ui/input'

export const EmailField = (props: Omit<TextFieldProps, 'label' | 'required' | 'type'>) => (
  <TextField label="Email" required type="email" autoComplete="username" {...props} />
)

/** Reports an address while it is typed: switching tabs unmounts the form. */
export const reportTo = (onEmail: (email: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEmail(target.value),
})

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'className' | 'required'>

/** A password field that can show what is typed. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const Glyph = visible ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <div className="relative">
          <Input {...control} {...input} type={visible ? 'text' : 'password'} className="pr-13" />
          <button
            type="button"
            aria-label={visible ? 'Скрыть пароль' : 'Показать пароль'}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-muted-foreground hover:text-foreground"
          >
            <Glyph aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}

/** Tells password managers which account a password belongs to. */
export const AccountOfPassword = ({ email }: { email: string }) => (
  <Input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden />
)

type Control = Pick<PasswordFieldProps, 'error'> & { name: string }

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmation') => Control
  /** The minimum length of a password, in characters. */
  length: number
}

export const NewPasswordFields = ({ field, length }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label="Пароль"
      hint={`Не меньше ${length} символов`}
      autoComplete="new-password"
      {...field('password')}
    />
    <PasswordField
      label="Повторите пароль"
      autoComplete="new-password"
      {...field('confirmation')}
    />
  </>
)
