// One chunk: each of them is small, and none is part of a public page.
export { LinkFailedDialog } from './link-failed-dialog'
export { NewPasswordDialog } from './new-password-dialog'
export { SecurityDialog } from './security-dialog'
export { StepUpDialog } from './step-up-dialog'
