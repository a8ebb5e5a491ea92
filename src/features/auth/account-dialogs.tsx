import { SecurityDialog } from './factors/security-dialog'
import { StepUpDialog } from './factors/step-up-dialog'
import { LinkFailedDialog } from './sign-in/link-failed-dialog'
import { NewPasswordDialog } from './sign-in/new-password-dialog'

interface AccountDialogsProps {
  needsCode: boolean
  linkFailed: boolean
  onLinkFailedClose: () => void
  asked: 'newPassword' | 'security' | undefined
  onClose: () => void
}

/** The account's small dialogs, which any page may open; one module, loaded with the first of them. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { needsCode, linkFailed, onLinkFailedClose, asked, onClose } = props
  return (
    <>
      <StepUpDialog open={needsCode} />
      <NewPasswordDialog open={asked === 'newPassword'} onClose={onClose} />
      <LinkFailedDialog open={linkFailed} onClose={onLinkFailedClose} />
      <SecurityDialog open={asked === 'security'} onClose={onClose} />
    </>
  )
}
