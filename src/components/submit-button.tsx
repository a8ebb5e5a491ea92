import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './ui/button'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'size'> {
  label: string
  busyLabel: string
  busy: boolean
  /** Disabled, but keeps the focus: after its form was sent, a disabled button would lose it. */
  idle?: boolean
}

/** Submits a form. While busy, it shows so and ignores clicks. */
export function SubmitButton({ label, busyLabel, busy, idle, ...props }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      aria-busy={busy}
      {...(idle && {
        'aria-disabled': true,
        className: 'opacity-50',
        onClick: (event) => event.preventDefault(),
      })}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  )
}
