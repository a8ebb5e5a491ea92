import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './ui/button'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'size'> {
  label: string
  busyLabel: string
  busy: boolean
}

/** Submits a form. While busy, it shows so and ignores clicks. */
export function SubmitButton({ label, busyLabel, busy, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" aria-busy={busy} {...props}>
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  )
}
