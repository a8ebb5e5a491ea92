import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { placeholders } from '../labels'
import type { User } from './user-requests'
import { UserRoleForm } from './user-role-form'

interface UserDialogProps {
  /** The dialog is closed without one. */
  user: User | undefined
  viewerId: string
  onOwnRoleChange: () => void
  onClose: () => void
}

export function UserDialog({ user, viewerId, onOwnRoleChange, onClose }: UserDialogProps) {
  // The last user stays visible while the dialog fades out.
  const [shown, setShown] = useState(user)
  if (user && user !== shown) setShown(user)

  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      size="medium"
      title={shown?.full_name ?? placeholders.name}
      description={<span className="[overflow-wrap:anywhere]">{shown?.email}</span>}
    >
      {shown && (
        <UserRoleForm
          key={shown.id}
          user={shown}
          isViewer={shown.user_id === viewerId}
          onOwnRoleChange={onOwnRoleChange}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
