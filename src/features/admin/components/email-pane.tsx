import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { type EmailDetail, useEmail } from '../api/fetch-email'
import { placeholders } from '../model/email-labels'
import { EmailDetails } from './email-details'
import { Moment } from './moment'
import { PanelNote } from './panel-note'

interface EmailPaneProps {
  emailId: string
  viewer: { userId: string; isStaff: boolean; isAdmin: boolean }
  onClose: () => void
}

/** One e-mail and all there is to do with it. Fills its container, which has a height; scrolls by itself. */
export function EmailPane({ emailId, onClose }: EmailPaneProps) {
  const { data: email, isError, refetch } = useEmail(emailId)
  return (
    <section
      aria-label="Письмо"
      className="@container flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-card"
    >
      {email ? (
        <Shown email={email} onClose={onClose} />
      ) : (
        <div className="space-y-4 p-5">
          {isError ? (
            <PanelNote
              text="Не удалось загрузить письмо"
              action={{ label: 'Повторить', run: () => void refetch() }}
            />
          ) : email === null ? (
            <PanelNote text="Письмо не найдено" action={{ label: 'К списку', run: onClose }} />
          ) : (
            <Skeleton className="h-40 w-full" />
          )}
        </div>
      )}
    </section>
  )
}

function Shown({ email, onClose }: { email: EmailDetail; onClose: () => void }) {
  return (
    <>
      <header className="flex items-start gap-4 border-b px-5 py-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-title font-semibold">{email.subject ?? placeholders.subject}</h2>
          <p className="mt-1 text-sm text-muted-foreground">
            {email.from_email ?? placeholders.sender}
            <span aria-hidden> · </span>
            <Moment iso={email.received_at} exact />
          </p>
        </div>
        <Button variant="ghost" size="icon" aria-label="Закрыть письмо" onClick={onClose}>
          <X aria-hidden className="size-5!" />
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5">
        <EmailDetails email={email} />
      </div>
    </>
  )
}
