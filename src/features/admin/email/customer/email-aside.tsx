import { memo, type ReactNode } from 'react'
import { Star } from 'lucide-react'
import { Delivery } from '../delivery/delivery'
import { DetailList } from '../detail-list'
import { consentDetails, contactDetails, originDetails } from '../details'
import { type EmailDetail, useChat, useDelivery } from '../email-requests'
import { senderOf } from '../../sender'
import { CustomerCard } from './customer-card'
import { CustomerRequests } from './customer-history'
import type { Customer } from './customer-requests'
import { TagEditor } from './tag-editor'

const noContacts = [{ label: 'Контакты', value: 'Не указаны' }]

interface EmailAsideProps {
  email: EmailDetail
  customer: Customer | null | undefined
  isAdmin: boolean
}

export const EmailAside = memo(function EmailAside(props: EmailAsideProps) {
  const { email, customer, isAdmin } = props
  const sender = senderOf(email)
  const { messenger } = sender
  const known = contactDetails(sender)
  const origin = [...originDetails(email), ...consentDetails(email)]
  return (
    <div className="space-y-7">
      <Part title={customer ? 'Клиент' : 'Отправитель'}>
        {customer ? (
          <CustomerCard customer={customer} isAdmin={isAdmin} />
        ) : (
          <DetailList details={known.length > 0 ? known : noContacts} />
        )}
        {customer && messenger && <DetailList details={contactDetails({ messenger })} />}
        {email.source === 'chat' && <ChatRating emailId={email.id} />}
      </Part>
      <Part title="Метки">
        <TagEditor email={email} />
      </Part>
      {customer && <CustomerRequests requests={customer.requests} email={email} />}
      {origin.length > 0 && (
        <Part title="Откуда пришла заявка">
          <DetailList details={origin} />
        </Part>
      )}
      <Mails emailId={email.id} />
    </div>
  )
})

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <div className="mt-3 space-y-3">{children}</div>
    </section>
  )
}

function ChatRating({ emailId }: { emailId: string }) {
  const { data: chat } = useChat(emailId)
  if (!chat?.rating) return null
  return (
    <div>
      <p className="text-caption text-muted-foreground">Оценка чата</p>
      <p className="mt-1 flex gap-0.5" role="img" aria-label={`${chat.rating} из 5`}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden
            className={
              star <= (chat.rating ?? 0)
                ? 'size-4.5 fill-accent text-accent'
                : 'size-4.5 text-input'
            }
          />
        ))}
      </p>
    </div>
  )
}

const mailTitles = new Map([
  ['lead_confirmation', 'Подтверждение клиенту'],
  ['notification_telegram', 'Сообщение в Telegram'],
])
const managersTitle = 'Уведомление менеджерам'

/** The mails about an email: to the managers, to its sender, and to the team's chat. */
function Mails({ emailId }: { emailId: string }) {
  const { data: mails = [] } = useDelivery(emailId)
  return [managersTitle, ...mailTitles.values()].map((title) => {
    const shown = mails.filter(({ kind }) => (mailTitles.get(kind) ?? managersTitle) === title)
    return (
      shown.length > 0 && (
        <Part key={title} title={title}>
          {shown.map((mail) => (
            <Delivery key={mail.id} mail={mail} />
          ))}
        </Part>
      )
    )
  })
}
