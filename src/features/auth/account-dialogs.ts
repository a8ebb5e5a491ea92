// One chunk: each of them is small, and none is part of a public page.
export { LinkFailedDialog } from './sign-in/link-failed-dialog'
export { NewPasswordDialog } from './sign-in/new-password-dialog'
export { SecurityDialog } from './factors/security-dialog'
export { StepUpDialog } from './factors/step-up-dialog'
