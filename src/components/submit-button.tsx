import { LoaderCircle } from 'lucide-react'
import { Button } from './ui/button'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  /** A link where something else comes first. */
  variant?: 'primary' | 'link' | undefined
  width?: 'auto' | 'full'
  /** Id of the text that explains why it is disabled. */
  describedBy?: string | undefined
}

/** Submits a form. While busy, it shows so and ignores clicks. */
export function SubmitButton({
  label,
  busyLabel,
  busy,
  disabled,
  variant,
  width,
  describedBy,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      variant={variant}
      width={width}
      aria-busy={busy}
      aria-describedby={describedBy}
      disabled={disabled}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  )
}
