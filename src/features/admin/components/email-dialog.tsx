import { Dialog } from '@/components/ui/dialog'
import type { Email } from '../api/list-emails'
import { placeholders } from '../model/email-labels'
import { EmailPane } from './email-pane'

interface EmailDialogProps {
  /** The e-mail to show; the dialog is closed without one. */
  email: Email | undefined
  userId: string
  onClose: () => void
}

export function EmailDialog({ email, userId, onClose }: EmailDialogProps) {
  return (
    <Dialog
      open={email !== undefined}
      onClose={onClose}
      size="large"
      height="steady"
      title={email?.subject ?? placeholders.subject}
    >
      {email && (
        <EmailPane
          emailId={email.id}
          viewer={{ userId, isStaff: true, isAdmin: false }}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
