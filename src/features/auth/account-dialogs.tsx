import { SecurityDialog } from './factors/security-dialog'
import { StepUpDialog } from './factors/step-up-dialog'
import { LinkFailedDialog } from './sign-in/link-failed-dialog'
import { NewPasswordDialog } from './sign-in/new-password-dialog'
import { RedeemLinkDialog } from './sign-in/redeem-link-dialog'
import type { MailLink } from './session/mail-link'

interface AccountDialogsProps {
  needsCode: boolean
  link: MailLink | undefined
  onLinkSettled: (outcome: 'entered' | 'confirmed' | 'failed' | 'refused') => void
  linkFailed: boolean
  onLinkFailedClose: () => void
  asked: 'newPassword' | 'security' | undefined
  onClose: (hasNewPassword: boolean) => void
}

/** The account's small dialogs, which any page may open; one module, loaded with the first of them. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { needsCode, link, onLinkSettled, linkFailed, onLinkFailedClose, asked, onClose } = props
  return (
    <>
      <StepUpDialog open={needsCode} />
      <RedeemLinkDialog
        link={link}
        onRedeemed={onLinkSettled}
        onClose={() => onLinkSettled('refused')}
      />
      <NewPasswordDialog
        open={asked === 'newPassword'}
        onDone={() => onClose(true)}
        onClose={() => onClose(false)}
      />
      <LinkFailedDialog open={linkFailed} onClose={onLinkFailedClose} />
      <SecurityDialog open={asked === 'security'} onClose={() => onClose(false)} />
    </>
  )
}
