/* The account's small dialogs, available on any page; one module, loaded with the first of them. */
export { ProveDialog } from './factors/prove-dialog'
export { StepUpDialog } from './factors/step-up-dialog'
export { InvitationDialog } from './invitation/invitation-dialog'
export { SecurityDialog } from './settings/security-settings'
export { LinkFailedDialog } from './sign-in/link-failed-dialog'
export { NewPasswordDialog } from './sign-in/new-password-form'
export { RedeemLinkDialog } from './sign-in/redeem-link-dialog'
