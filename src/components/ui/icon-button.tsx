import type { ComponentProps } from 'react'
import { Button } from './button'

interface IconButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'size' | 'width' | 'aria-label' | 'title'
> {
  label: string
  /** Its keyboard shortcut. */
  keyName?: string
}

/** A button with only an icon; its label is for screen readers and the tooltip. */
export function IconButton({ label, keyName, variant = 'ghost', ...props }: IconButtonProps) {
  const title = keyName ? `${label} (${keyName})` : label
  return <Button variant={variant} size="icon" aria-label={label} title={title} {...props} />
}
