import { Link } from 'react-router-dom'
import type { Action } from '@/content/primitives'
import { openDialog } from '@/lib/page/dialog-events'
import { Button, buttonVariants } from './ui/button'

interface ActionButtonProps {
  action: Action
  variant?: 'primary' | 'secondary'
  size?: 'default' | 'large'
  width?: 'auto' | 'full'
}

/** An action of the content, as a button or a link. */
export function ActionButton({ action, variant, size, width }: ActionButtonProps) {
  if ('to' in action) {
    return (
      <Link to={action.to} className={buttonVariants({ variant, size, width })}>
        {action.label}
      </Link>
    )
  }
  const { opens, offer, interest } = action
  const open = () => openDialog(opens, { offer, interest })
  return (
    <Button variant={variant} size={size} width={width} aria-haspopup="dialog" onClick={open}>
      {action.label}
    </Button>
  )
}
