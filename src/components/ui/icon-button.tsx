import type { ComponentProps } from 'react'
import { Button } from './button'

interface IconButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'size' | 'width' | 'aria-label' | 'title'
> {
  label: string
  /** The key that does the same. */
  keyName?: string
}

/** A button that is only a sign: its name is for screen readers, and shows under the pointer. */
export function IconButton({ label, keyName, variant = 'ghost', ...props }: IconButtonProps) {
  const title = keyName ? `${label} (${keyName})` : label
  return <Button variant={variant} size="icon" aria-label={label} title={title} {...props} />
}
