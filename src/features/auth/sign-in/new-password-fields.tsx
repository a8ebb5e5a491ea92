import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password-input'

interface NewPasswordFieldsProps {
  fields: Record<'password' | 'confirmation', UseFormRegisterReturn>
  /** The minimum length of a password, in characters. */
  length: number
  errors: Partial<Record<'password' | 'confirmation', FieldError>>
}

/** A new password and its repetition. */
export function NewPasswordFields({ fields, length, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label="Пароль"
        required
        hint={`Не меньше ${length} символов`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...fields.password} autoComplete="new-password" />
        )}
      </Field>
      <Field label="Повторите пароль" required error={errors.confirmation?.message}>
        {(control) => (
          <PasswordInput {...control} {...fields.confirmation} autoComplete="new-password" />
        )}
      </Field>
    </>
  )
}
