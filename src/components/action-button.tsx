import type { VariantProps } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import type { Action } from '@/content/action'
import { openDialog } from '@/lib/page/dialog-events'
import { Button, buttonVariants } from './ui/button'

type ActionButtonProps = VariantProps<typeof buttonVariants> & { action: Action }

export function ActionButton({ action, ...look }: ActionButtonProps) {
  if ('to' in action) {
    return (
      <Link to={action.to} className={buttonVariants(look)}>
        {action.label}
      </Link>
    )
  }
  const { opens, offer, interest } = action
  const open = () => openDialog(opens, { offer, interest })
  return (
    <Button {...look} aria-haspopup="dialog" onClick={open}>
      {action.label}
    </Button>
  )
}
