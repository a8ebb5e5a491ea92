import { useEffect, useRef, useState } from 'react'
import { type DialogState, SmallDialog } from '@/components/ui/dialog'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { company } from '@/content/company'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { toast } from '@/lib/toast'
import { readInvitation } from '../invitation/invitation'
import { useAuth } from '../session/auth-context'
import { isAskedHere, readConfirmedAddress } from './asked-here'
import { type MailPurpose, mailRequestTexts } from './mail-request'
import { MailRequestForm } from './mail-request-form'
import { SignInForm, SignUpForm } from './sign-in-forms'
import { SignUpSent } from './sign-up-sent'

interface SignInDialogProps extends DialogState {
  /** Its interest may be the other tab, `sign-up`. */
  request?: DialogRequest | null
}

export function SignInDialog({ open, onClose, request: opening }: SignInDialogProps) {
  const { activate } = useAuth()
  /** The mail to request instead of signing in, and the address typed so far. */
  const [request, setRequest] = useState<{ purpose: MailPurpose; email: string }>()
  const [invited] = useState(readInvitation)
  // An invited colleague has no account yet, unless they have just signed up.
  const [tab, setTab] = useState(invited && !isAskedHere(invited.address) ? 'sign-up' : 'sign-in')
  const [email, setEmail] = useState(() => invited?.address ?? readConfirmedAddress() ?? '')
  const [signedUp, setSignedUp] = useState<{ email: string; fullName: string }>()
  const [isMailSent, setMailSent] = useState(false)
  /** Whether a sign-up is still to be confirmed by a toast, once. */
  const isUntold = useRef(false)
  const hasEntered = useRef(false)
  useEffect(activate, [activate])
  const [answered, setAnswered] = useState<typeof opening>()
  if (opening !== answered) {
    setAnswered(opening)
    if (opening?.interest === 'sign-up') setTab('sign-up')
  }

  const done = () => {
    hasEntered.current = true
    setSignedUp(undefined)
    setEmail(invited?.address ?? '')
    onClose()
  }
  const close = () => {
    // The dialog said more while it was open, and says it again when it is reopened.
    if (isMailSent && isUntold.current) {
      isUntold.current = false
      toast.success('Регистрация успешна!', 'Проверьте email для подтверждения аккаунта')
    }
    onClose()
  }
  const leaveMail = (next: 'sign-in' | 'sign-up') => {
    setMailSent(false)
    setTab(next)
  }
  return (
    <SmallDialog
      open={open}
      onClose={close}
      // «Войти», which opened the dialog, has become «Выйти»: the next Enter would sign out.
      onClosed={(restore) => {
        if (hasEntered.current) document.querySelector('main')?.focus({ preventScroll: true })
        else restore()
        hasEntered.current = false
      }}
      title={request ? mailRequestTexts[request.purpose].title : `Аккаунт ${company.name}`}
    >
      {isMailSent && signedUp ? (
        <SignUpSent
          email={signedUp.email}
          onOtherAddress={() => leaveMail('sign-up')}
          onSignIn={() => leaveMail('sign-in')}
          onForgotten={() => {
            leaveMail('sign-in')
            setRequest({ purpose: 'recovery', email: signedUp.email })
          }}
        />
      ) : request ? (
        <MailRequestForm {...request} onBack={() => setRequest(undefined)} />
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label="Вход или регистрация">
            <TabsTrigger value="sign-in">Вход</TabsTrigger>
            <TabsTrigger value="sign-up">Регистрация</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in" className="mt-6">
            <SignInForm
              email={email}
              onEmail={setEmail}
              onDone={done}
              onAskForMail={(purpose, address) => setRequest({ purpose, email: address })}
            />
          </TabsContent>
          <TabsContent value="sign-up" className="mt-6">
            <SignUpForm
              isInvited={invited !== undefined}
              email={email}
              onEmail={setEmail}
              fullName={signedUp?.fullName ?? ''}
              onDone={(account) => {
                setSignedUp(account)
                setEmail(account.email)
                setMailSent(true)
                isUntold.current = true
              }}
            />
          </TabsContent>
        </Tabs>
      )}
    </SmallDialog>
  )
}
