import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { roleNames } from '@contracts/role.ts'
import { z } from '@contracts/zod.ts'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { company } from '@/content/company'
import { siteMap } from '@/content/site-map'
import { openDialog } from '@/lib/page/dialog-events'
import { isFault } from '@/lib/page/note-error'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { AccountForm } from '../fields/account-form'
import { useCheckedForm } from '../fields/use-account-form'
import { useAuth } from '../session/auth-context'
import { recheckRole } from '../session/role-recheck'
import { acceptInvitation, type Invitation, storeInvitation } from './invitation'

/** Asks an invited colleague to sign in with the invited address, then to accept. */
export function InvitationDialog(props: {
  invitation: Invitation | undefined
  onClose: () => void
}) {
  const { invitation, onClose } = props
  // Keeps the text while it closes.
  const [shown, setShown] = useState(invitation)
  if (invitation && invitation !== shown) setShown(invitation)
  if (!shown) return null
  const forget = () => {
    storeInvitation(undefined)
    onClose()
  }
  return (
    <SmallDialog
      open={invitation !== undefined}
      onClose={forget}
      title={`Приглашение в команду ${company.name}`}
    >
      <Steps invitation={shown} onDone={forget} onLeave={onClose} />
    </SmallDialog>
  )
}

interface StepsProps {
  invitation: Invitation
  onDone: () => void
  /** Closes the dialog, and keeps the invitation for later. */
  onLeave: () => void
}

function Steps({ invitation, onDone, onLeave }: StepsProps) {
  const { user, signOut } = useAuth()
  const { address } = invitation
  if (user?.email?.toLowerCase() === address) {
    return <AcceptForm invitation={invitation} onDone={onDone} />
  }
  const changeAccount = () => {
    storeInvitation(invitation)
    onLeave()
    if (user) void signOut()
    else openDialog('signIn')
  }
  return (
    <div className="space-y-4.5">
      <p>
        {typography(
          user
            ? `Приглашение действует для адреса ${address}, а вы вошли как ${user.email ?? ''}. Выйдите и войдите с нужным адресом.`
            : `Приглашение действует для адреса ${address}. Войдите с ним или зарегистрируйтесь, и доступ откроется.`,
        )}
      </p>
      <Button width="full" size={user ? 'default' : 'large'} onClick={changeAccount}>
        {user ? 'Выйти' : 'Войти или зарегистрироваться'}
      </Button>
    </div>
  )
}

function AcceptForm({ invitation, onDone }: Pick<StepsProps, 'invitation' | 'onDone'>) {
  const navigate = useNavigate()
  const form = useCheckedForm({ schema: z.object({}), blank: {} }, async () => {
    try {
      const role = await acceptInvitation(invitation)
      if (role) {
        toast.success('Вы в команде', `Ваша роль: ${roleNames[role].toLowerCase()}.`)
        recheckRole()
        void navigate(siteMap.admin.path)
      } else {
        toast.error('Приглашение не действует', 'Оно устарело или отозвано. Попросите новое.')
      }
      onDone()
    } catch (error) {
      if (isFault(error)) throw error
      console.error('The invitation could not be accepted:', error)
      toast.error('Ошибка', 'Проверьте соединение и попробуйте ещё раз.')
    }
  })
  return (
    <AccountForm form={form} label="Принять приглашение" busyLabel="Открываем доступ…">
      <p>
        {typography(
          'Вам откроются письма и чаты клиентов. Второй фактор, если он нужен, предложим подключить сразу.',
        )}
      </p>
    </AccountForm>
  )
}
