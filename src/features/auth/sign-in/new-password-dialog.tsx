import { Dialog, DialogBody } from '@/components/ui/dialog'
import { typography } from '@/lib/text/typography'
import { readInvitation } from '../invitation/invitation'
import { useAuth } from '../session/auth-context'
import { isAskedHere } from './asked-here'
import { NewPasswordForm } from './new-password-form'
import { setPassword } from './account-requests'

interface NewPasswordDialogProps {
  open: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks for a new password after the link of a recovery mail has signed the user in. */
export function NewPasswordDialog({ open, onDone, onClose }: NewPasswordDialogProps) {
  const { user } = useAuth()
  const email = user?.email ?? ''
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Новый пароль">
      <DialogBody>
        <p className="pb-4.5 text-[0.9375rem] text-muted-foreground">
          {typography(`Задайте новый пароль для аккаунта ${email}.`)}
        </p>
        <NewPasswordForm
          email={email}
          isInvited={readInvitation() !== undefined}
          save={setPassword}
          next={isAskedHere(email) ? 'Вы вошли в свой аккаунт.' : 'Теперь войдите с ним.'}
          onDone={onDone}
        />
      </DialogBody>
    </Dialog>
  )
}
