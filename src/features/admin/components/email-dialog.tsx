import { useState } from 'react'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import type { Email } from '../api/list-emails'
import { placeholders } from '../model/email-labels'
import { EmailActions } from './email-actions'
import { EmailDetails } from './email-details'
import { Moment } from './moment'

interface EmailDialogProps {
  /** The e-mail to show; the dialog is closed without one. */
  email: Email | undefined
  userId: string
  onClose: () => void
}

export function EmailDialog({ email, userId, onClose }: EmailDialogProps) {
  // The last one stays drawn while the dialog fades out.
  const [shown, setShown] = useState(email)
  if (email && email !== shown) setShown(email)

  return (
    <Dialog
      open={email !== undefined}
      onClose={onClose}
      size="large"
      title={shown?.subject ?? placeholders.subject}
      description={
        shown && (
          <>
            {shown.from_email ?? placeholders.sender}
            <span aria-hidden> · </span>
            <Moment iso={shown.received_at} exact />
          </>
        )
      }
    >
      {shown && (
        <>
          <DialogBody>
            <EmailDetails email={shown} />
          </DialogBody>
          <EmailActions email={shown} userId={userId} />
        </>
      )}
    </Dialog>
  )
}
