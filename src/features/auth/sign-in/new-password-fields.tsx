import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password-input'
import { minimumPasswordLength } from '../account-schemas'

interface NewPasswordFieldsProps {
  fields: Record<'password' | 'confirmation', UseFormRegisterReturn>
  errors: Partial<Record<'password' | 'confirmation', FieldError>>
}

/** A new password and its repetition. */
export function NewPasswordFields({ fields, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label="Пароль"
        required
        hint={`Не меньше ${minimumPasswordLength} символов`}
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
