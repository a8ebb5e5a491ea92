import { LoaderCircle } from 'lucide-react'
import { Button } from './ui/button'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
  width?: 'auto' | 'full'
}

/** Sends a form; while it is on its way it says so and takes no second click. */
export function SubmitButton({ label, busyLabel, busy, width }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" width={width} aria-busy={busy}>
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {busy ? busyLabel : label}
    </Button>
  )
}
