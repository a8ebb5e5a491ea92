import { ProveDialog } from './factors/prove-dialog'
import { SecurityDialog } from './settings/security-dialog'
import { StepUpDialog } from './factors/step-up-dialog'
import type { Invitation } from './invitation/invitation'
import { InvitationDialog } from './invitation/invitation-dialog'
import { LinkFailedDialog } from './sign-in/link-failed-dialog'
import { NewPasswordDialog } from './sign-in/new-password-dialog'
import type { LinkOutcome } from './sign-in/redeem-link'
import { RedeemLinkDialog } from './sign-in/redeem-link-dialog'
import type { MailLink } from './session/mail-link'

interface AccountDialogsProps {
  needsCode: boolean
  link: MailLink | undefined
  onLinkSettled: (outcome: LinkOutcome | 'refused') => void
  linkFailed: boolean
  onLinkFailedClose: () => void
  invitation: Invitation | undefined
  onInvitationClose: () => void
  /** Answers whether its reader has proved who they are; nobody is asked without it. */
  onProofSettled: ((proved: boolean) => void) | undefined
  asked: 'newPassword' | 'security' | undefined
  onClose: (hasNewPassword: boolean) => void
}

/** The account's small dialogs, which any page may open; one module, loaded with the first of them. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { needsCode, link, onLinkSettled, linkFailed, onLinkFailedClose, asked, onClose } = props
  const { invitation, onInvitationClose, onProofSettled } = props
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
      <InvitationDialog invitation={invitation} onClose={onInvitationClose} />
      <SecurityDialog open={asked === 'security'} onClose={() => onClose(false)} />
      {/* Last: it asks on top of whatever is open. */}
      <ProveDialog
        open={onProofSettled !== undefined}
        onSettled={(proved) => onProofSettled?.(proved)}
      />
    </>
  )
}
