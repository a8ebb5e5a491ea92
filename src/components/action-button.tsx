import { Link } from 'react-router-dom'
import type { Action, Price } from '@/content/primitives'
import { openDialog } from '@/lib/dialog-events'
import { Button, buttonVariants } from './ui/button'

interface ActionButtonProps {
  action: Action
  /** Of the package that the action orders. */
  price?: Price
  variant?: 'primary' | 'secondary'
  size?: 'default' | 'large'
  width?: 'auto' | 'full'
}

/** An action of the content as a button or a link. */
export function ActionButton({ action, price, variant, size, width }: ActionButtonProps) {
  if ('to' in action) {
    return (
      <Link to={action.to} className={buttonVariants({ variant, size, width })}>
        {action.label}
      </Link>
    )
  }
  const { opens, interest } = action
  const open = () => openDialog(opens, { interest, ...(price && { price }) })
  return (
    <Button variant={variant} size={size} width={width} aria-haspopup="dialog" onClick={open}>
      {action.label}
    </Button>
  )
}
