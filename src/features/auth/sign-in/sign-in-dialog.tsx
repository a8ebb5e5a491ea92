import { useEffect, useState } from 'react'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { company } from '@/content/company'
import { readInvitation } from '../invitation/invitation'
import { useAuth } from '../session/auth-context'
import { isAskedHere } from './asked-here'
import type { MailPurpose } from './mail-pause'
import { mailRequestTitles } from './mail-request-texts'
import { MailRequestForm } from './mail-request-form'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

/** The mail to request instead of signing in, and the address typed so far. */
interface Request {
  purpose: MailPurpose
  email: string
}

export function SignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { activate } = useAuth()
  const [request, setRequest] = useState<Request>()
  const [invited] = useState(readInvitation)
  // An invited colleague has no account yet, unless they have just signed up.
  const [tab, setTab] = useState(invited && !isAskedHere(invited.address) ? 'sign-up' : 'sign-in')
  const [email, setEmail] = useState(invited?.address ?? '')
  const [signedUp, setSignedUp] = useState<string>()
  useEffect(activate, [activate])

  const done = () => {
    setSignedUp(undefined)
    setEmail(invited?.address ?? '')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={request ? mailRequestTitles[request.purpose] : `Аккаунт ${company.name}`}
    >
      <DialogBody>
        {request ? (
          <MailRequestForm {...request} onBack={() => setRequest(undefined)} />
        ) : (
          <Tabs value={tab} onValueChange={setTab}>
            <TabsList aria-label="Вход или регистрация">
              <TabsTrigger value="sign-in">Вход</TabsTrigger>
              <TabsTrigger value="sign-up">Регистрация</TabsTrigger>
            </TabsList>
            <TabsContent value="sign-in">
              <SignInForm
                email={email}
                onEmail={setEmail}
                signedUp={signedUp}
                onDone={done}
                onAskForMail={(purpose, address) => setRequest({ purpose, email: address })}
              />
            </TabsContent>
            <TabsContent value="sign-up">
              <SignUpForm
                isInvited={invited !== undefined}
                email={email}
                onEmail={setEmail}
                onDone={(address) => {
                  setSignedUp(address)
                  setTab('sign-in')
                  onClose()
                }}
              />
            </TabsContent>
          </Tabs>
        )}
      </DialogBody>
    </Dialog>
  )
}
