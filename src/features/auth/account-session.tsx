import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { siteMap } from '@/content/site-map'
import { onDialogRequest, openDialog } from '@/lib/page/dialog-events'
import { toast } from '@/lib/toast'
import { onProofNeeded } from '@/lib/backend/fresh-proof'
import { onRefreshDelayed } from '@/lib/backend/refresh-fetch'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { invitationIn, readInvitation } from './invitation/invitation'
import { isAskedHere, noteConfirmedAddress } from './sign-in/asked-here'
import { useAuth } from './session/auth-context'
import { endSession } from './session/follow-session'
import { readMailLink } from './session/mail-link'
import type { LinkOutcome } from './sign-in/redeem-link'
import { replaceEntry } from '@/lib/browser/history'
import { useLastSeen } from './session/use-last-seen'

// AuthProvider loads all of it with one import.
export { followSession, signOut } from './session/follow-session'

const loadDialogs = () => import('./account-dialogs')

/** Removes the link from the URL, or a reload would ask again. */
const forgetFragment = () => replaceEntry(history.state, location.pathname)

const aboutDelay = 'session-delay'

/** Says calmly that everything waits for Auth; what is on the screen stays. */
const tellDelay = (isWaiting: boolean) =>
  isWaiting
    ? toast.info('Ждём сервер', 'Продолжим сами, как только он ответит: написанное сохранено.', {
        about: aboutDelay,
        duration: Infinity,
      })
    : toast.withdraw(aboutDelay)

/**
 * Handles a mail's link, asks for the code of the second factor, and opens «Безопасность».
 * @param fragment of the URL, from a mail's link
 */
export function AccountHost({ fragment }: { fragment: string }) {
  const { user, needsCode } = useAuth()
  useLastSeen(user?.id)
  const navigate = useNavigate()
  const [link, setLink] = useState(() => readMailLink(fragment))
  const [asked, setAsked] = useState<'newPassword' | 'security' | undefined>()
  const [invitation, setInvitation] = useState(() => invitationIn(fragment))
  const [proof, setProof] = useState<{ settle: (proved: boolean) => void }>()
  const asks = typeof link === 'object' ? link : undefined
  const failed = link === 'failed'

  useEffect(() => {
    if (failed || invitationIn(fragment)) forgetFragment()
  }, [failed, fragment])
  // A pending invitation is shown as soon as the user has signed in.
  const isSignedIn = user !== null && !needsCode
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (isSignedIn !== wasSignedIn) {
    setWasSignedIn(isSignedIn)
    if (isSignedIn && !invitation) setInvitation(readInvitation())
  }
  useEffect(() => onRefreshDelayed(tellDelay), [])
  useEffect(() => onProofNeeded(() => new Promise((settle) => setProof({ settle }))), [])
  useEffect(
    () =>
      onDialogRequest((name) => {
        setLink((current) => (current === 'failed' ? undefined : current))
        setAsked(name === 'security' ? 'security' : undefined)
      }),
    [],
  )

  const settleLink = (outcome: LinkOutcome | 'refused') => {
    forgetFragment()
    setLink(outcome === 'failed' ? 'failed' : undefined)
    if (outcome === 'refused' || outcome === 'failed') return
    if (asks?.purpose === 'recovery') return setAsked('newPassword')
    if (outcome === 'halfway') {
      const text =
        'Письмо «Новый адрес» пришло и на прежний адрес, и на новый: откройте ссылку и во втором.'
      return toast.info('Осталось подтвердить со второго адреса', text)
    }
    if (outcome === 'mailed') {
      const text =
        'На новый адрес ушло письмо «Подтвердите адрес». Откройте ссылку в нём: она последняя.'
      return toast.info('Осталось одно письмо', text)
    }
    if (outcome === 'passwordless') {
      const text = 'Адрес подтверждён. Чтобы войти, задайте пароль: «Забыли пароль?».'
      toast.info('Пароль ещё не задан', text)
      return user ? undefined : openDialog('signIn')
    }
    if (asks?.purpose === 'newAddress') {
      return toast.success('Адрес изменён', 'Входите теперь с новым адресом.')
    }
    void navigate(siteMap.account.path, { replace: true })
    if (outcome === 'entered') {
      return toast.success('Email подтверждён', 'Добро пожаловать! Вы вошли в свой аккаунт.')
    }
    toast.success('Email подтверждён', 'Теперь войдите с этим паролем.')
    if (!user) openDialog('signIn')
  }
  /** A link opened on another device must not leave the user signed in. */
  const closeAsked = (hasNewPassword: boolean) => {
    if (asked === 'newPassword' && !isAskedHere(user?.email)) {
      void endSession()
      noteConfirmedAddress(user?.email)
      if (hasNewPassword) openDialog('signIn')
    }
    setAsked(undefined)
  }

  const shown = user && !needsCode ? asked : undefined
  const settleProof = (proved: boolean) => {
    proof?.settle(proved)
    setProof(undefined)
  }

  const isNeeded = needsCode || [link, asked, invitation, proof].some(Boolean)
  const { loaded } = useOnDemand(loadDialogs, isNeeded)
  if (!loaded) return null
  return (
    <>
      <loaded.StepUpDialog open={needsCode} />
      <loaded.RedeemLinkDialog
        link={asks}
        onRedeemed={settleLink}
        onClose={() => settleLink('refused')}
      />
      <loaded.NewPasswordDialog
        open={shown === 'newPassword'}
        onDone={() => closeAsked(true)}
        onClose={() => closeAsked(false)}
      />
      <loaded.LinkFailedDialog open={failed} onClose={() => setLink(undefined)} />
      <loaded.InvitationDialog
        invitation={needsCode || link ? undefined : invitation}
        onClose={() => setInvitation(undefined)}
      />
      <loaded.SecurityDialog open={shown === 'security'} onClose={() => closeAsked(false)} />
      {/* Last, so that it opens above any other dialog. */}
      <loaded.ProveDialog open={proof !== undefined} onSettled={settleProof} />
    </>
  )
}
