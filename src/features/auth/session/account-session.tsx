import { useEffect, useState } from 'react'
import { onDialogRequest } from '@/lib/dialog-events'
import { toast } from '@/lib/toast'
import { useOnDemand } from '@/lib/use-on-demand'
import { readAuthCallback } from './auth-callback'
import { useAuth } from './auth-context'
import { useLastSeen } from './use-last-seen'

// AuthProvider loads all of it with one import.
export { followSession, signOut } from './follow-session'

const loadDialogs = () => import('../account-dialogs')

/**
 * Answers a mail's link, asks for the code of the second factor, and opens «Безопасность».
 * @param fragment of the address that a mail's link opened
 */
export function AccountHost({ fragment }: { fragment: string }) {
  const { user, loading, needsCode } = useAuth()
  useLastSeen(user?.id)
  const { loaded, demand } = useOnDemand(loadDialogs)
  const [callback] = useState(() => readAuthCallback(fragment))
  const purpose = callback.kind === 'session' ? callback.purpose : undefined
  const [arrived, setArrived] = useState(false)
  const [failed, setFailed] = useState(callback.kind === 'failed')
  const [asked, setAsked] = useState<'newPassword' | 'security' | undefined>(
    purpose === 'recovery' ? 'newPassword' : undefined,
  )
  if (purpose && user && !arrived) setArrived(true)
  // Tokens that the server refuses are a failed link, too.
  if (purpose && !user && !loading && !arrived) {
    setArrived(true)
    setFailed(true)
  }

  useEffect(() => {
    // Removed from the address, or a reload would report the failure again.
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
  return (
    <loaded.AccountDialogs
      needsCode={needsCode}
      linkFailed={failed}
      onLinkFailedClose={() => setFailed(false)}
      asked={user && !needsCode ? asked : undefined}
      onClose={() => setAsked(undefined)}
    />
  )
}
