import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { FailureNote, PanelNote } from '../../panel-note'
import { useEmail } from '../email-requests'
import { OpenedEmail, type OpenedEmailProps } from './opened-email'

interface EmailPaneProps extends Omit<OpenedEmailProps, 'email'> {
  emailId: string
}

/** An email with all its actions. Fills its container and scrolls by itself. */
export function EmailPane({ emailId, ...viewed }: EmailPaneProps) {
  const { onClose } = viewed
  const { data: email, isError, refetch } = useEmail(emailId)
  return (
    <section
      aria-label="Письмо"
      className="@container/pane flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-card"
    >
      {email ? (
        <OpenedEmail key={email.id} email={email} {...viewed} />
      ) : (
        <>
          <div className="p-2 lg:hidden">
            <Button variant="ghost" onClick={onClose}>
              <ArrowLeft aria-hidden />К списку
            </Button>
          </div>
          <div className="p-4">
            {isError ? (
              <FailureNote text="Не удалось загрузить письмо" onRetry={refetch} />
            ) : email === null ? (
              <PanelNote
                text="Письмо не найдено"
                action={{ label: 'Вернуться к списку', run: onClose }}
              />
            ) : (
              <div role="status" aria-label="Загрузка письма" className="space-y-4">
                <Skeleton className="h-7 w-2/3" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="mt-8 h-48 w-full rounded-card" />
              </div>
            )}
          </div>
        </>
      )}
    </section>
  )
}
