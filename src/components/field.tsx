import { type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'

interface FieldProps {
  label: string
  error?: ReactNode
  hint?: string
  required?: boolean
  /** Gets the attributes that connect the control with its label, hint and error. */
  children: (control: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
    'aria-required': boolean
  }) => ReactNode
}

export function Field({ label, error, hint, required = false, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = error ? errorId : hint && hintId

  return (
    <div>
      <label
        htmlFor={id}
        className={cn('mb-1.5 block text-sm font-medium', required && 'required-mark')}
      >
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
        'aria-required': required,
      })}
      {hint && !error && (
        <p id={hintId} className="mt-1.5 text-caption text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-caption text-destructive-text">
          {error}
        </p>
      )}
    </div>
  )
}
