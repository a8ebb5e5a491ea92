import { useEffect, useState } from 'react'
import { onDialogRequest } from '@/lib/dialog-events'
import { toast } from '@/lib/toast'
import { useOnDemand } from '@/lib/use-on-demand'
import { readAuthCallback } from './auth-callback'
import { useAuth } from './auth-context'
import { useLastSeen } from './use-last-seen'

export { followSession, signOut } from './follow-session'

const loadDialogs = () => import('../account-dialogs')

/** What of the account is to be asked, whatever page is open; the dialogs' code comes with the first. */
type Asked = 'newPassword' | 'security'

/**
 * Answers a mail's link, asks for the code of the second factor, and opens «Безопасность».
 * @param fragment of the address with which the site was opened, when a mail's link led here
 */
export function AccountHost({ fragment }: { fragment: string }) {
  const { user, loading, needsCode } = useAuth()
  useLastSeen(user?.id)
  const { loaded, demand } = useOnDemand(loadDialogs)
  const [callback] = useState(() => readAuthCallback(fragment))
  const purpose = callback.kind === 'session' ? callback.purpose : undefined
  const [arrived, setArrived] = useState(false)
  const [failed, setFailed] = useState(callback.kind === 'failed')
  const [asked, setAsked] = useState<Asked | undefined>(
    purpose === 'recovery' ? 'newPassword' : undefined,
  )
  if (purpose && user && !arrived) setArrived(true)
  // Tokens that the server would not have are a failed link, too.
  if (purpose && !user && !loading && !arrived) {
    setArrived(true)
    setFailed(true)
  }

  useEffect(() => {
    // Out of the address, or a reload would say it again.
    if (failed) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [failed])
  useEffect(() => {
    if (arrived && !failed && purpose === 'confirmation') {
      toast.success('Email подтверждён', 'Добро пожаловать! Вы вошли в свой аккаунт.')
    }
  }, [arrived, failed, purpose])
  useEffect(
    () =>
      onDialogRequest((name) => {
        setFailed(false)
        setAsked(name === 'security' ? 'security' : undefined)
      }),
    [],
  )

  const needed = needsCode || failed || asked !== undefined
  useEffect(() => {
    if (needed) demand()
  }, [needed, demand])

  if (!loaded) return null
  const { StepUpDialog, NewPasswordDialog, LinkFailedDialog, SecurityDialog } = loaded
  const shown = user && !needsCode ? asked : undefined
  const close = () => setAsked(undefined)
  return (
    <>
      <StepUpDialog open={needsCode} />
      <NewPasswordDialog open={shown === 'newPassword'} onClose={close} />
      <LinkFailedDialog open={failed} onClose={() => setFailed(false)} />
      <SecurityDialog open={shown === 'security'} onClose={close} />
    </>
  )
}
