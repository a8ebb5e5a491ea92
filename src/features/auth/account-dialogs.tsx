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
  /** Settles a request to prove one's identity; undefined if there is none. */
  onProofSettled: ((proved: boolean) => void) | undefined
  asked: 'newPassword' | 'security' | undefined
  onClose: (hasNewPassword: boolean) => void
}

/** The account's small dialogs, available on any page; one module, loaded with the first of them. */
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
      {/* Last, so that it opens above any other dialog. */}
      <ProveDialog
        open={onProofSettled !== undefined}
        onSettled={(proved) => onProofSettled?.(proved)}
      />
    </>
  )
}
