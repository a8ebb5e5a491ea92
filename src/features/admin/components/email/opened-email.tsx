import { useCustomer } from '../../api/fetch-customer'
import type { EmailDetail } from '../../api/fetch-email'
import { useThread } from '../../api/fetch-thread'
import { contactOf } from '../../model/mail-contact'
import { AnswerDock } from './answer-dock'
import { EmailAside } from './email-aside'
import { EmailHeader } from './email-header'
import { Thread } from './thread'
import { TriageBar } from './triage-bar'

interface OpenedEmailProps {
  email: EmailDetail
  userId: string
  onClose: () => void
}

export function OpenedEmail({ email, userId, onClose }: OpenedEmailProps) {
  const { data: customer } = useCustomer(email)
  const thread = useThread(email)
  const contact = contactOf(email, customer)

  return (
    <>
      <EmailHeader email={email} contact={contact} onClose={onClose}>
        <TriageBar email={email} userId={userId} />
      </EmailHeader>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto grid max-w-[78rem] gap-x-8 gap-y-8 px-4 py-5 @[34rem]/pane:px-6 @[50rem]/pane:grid-cols-[minmax(0,1fr)_16rem] @[68rem]/pane:grid-cols-[minmax(0,1fr)_19rem]">
          <Thread email={email} thread={thread} contact={contact} userId={userId} />
          <EmailAside email={email} contact={contact} customer={customer} />
        </div>
      </div>
      <AnswerDock email={email} letters={thread.data} contact={contact} userId={userId} />
    </>
  )
}
