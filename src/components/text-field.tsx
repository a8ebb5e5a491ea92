import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import { Input } from './ui/input'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: ReactNode
  hint?: string | undefined
}

export function TextField({ label, error, hint, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
