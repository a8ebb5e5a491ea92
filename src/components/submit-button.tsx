import { LoaderCircle } from 'lucide-react'
import { Button } from './ui/button'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  width?: 'auto' | 'full'
}

/** Sends a form; while it is on its way it says so and takes no second click. */
export function SubmitButton({ label, busyLabel, busy, disabled, width }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" width={width} aria-busy={busy} disabled={disabled}>
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {busy ? busyLabel : label}
    </Button>
  )
}
