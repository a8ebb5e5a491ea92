import { memo, type ReactNode } from 'react'
import { Star } from 'lucide-react'
import { phoneUrl } from '@contracts/phone-url.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { type Detail, messengerUrl } from '../../lead-details'
import { Delivery } from '../delivery/delivery'
import { useDelivery } from '../delivery/delivery-requests'
import { consentDetails } from '../consent'
import { DetailLine } from '../detail-list'
import { type EmailDetail, useChat } from '../email-requests'
import { type Sender, senderOf } from '../../sender'
import { CustomerCard } from './customer-card'
import { CustomerRequests } from './customer-history'
import type { Customer } from './customer-requests'
import { TagEditor } from './tag-editor'
import { originDetails } from './origin-details'

interface EmailAsideProps {
  email: EmailDetail
  customer: Customer | null | undefined
  isAdmin: boolean
}

/** The customer or sender, their other requests, and the origin of the lead. */
export const EmailAside = memo(function EmailAside(props: EmailAsideProps) {
  const { email, customer, isAdmin } = props
  const sender = senderOf(email)
  const origin = [...originDetails(email), ...consentDetails(email)]
  return (
    <div className="space-y-7">
      <Part title={customer ? 'Клиент' : 'Отправитель'}>
        {customer ? (
          <CustomerCard customer={customer} isAdmin={isAdmin} />
        ) : (
          <Lines details={senderLines(sender)} />
        )}
        {customer && sender.messenger && <Lines details={[messengerLine(sender.messenger)]} />}
        {email.source === 'chat' && <ChatRating emailId={email.id} />}
      </Part>
      <Part title="Метки">
        <TagEditor email={email} />
      </Part>
      {customer && <CustomerRequests requests={customer.requests} email={email} />}
      {origin.length > 0 && (
        <Part title="Откуда пришла заявка">
          <Lines details={origin} />
        </Part>
      )}
      <Mails emailId={email.id} />
    </div>
  )
})

const messengerLine = (messenger: string): Detail => ({
  label: 'Мессенджер',
  value: messenger,
  href: messengerUrl(messenger),
})

function senderLines({ name, email, phone, messenger, company }: Sender): Detail[] {
  const lines: (Detail | undefined)[] = [
    name ? { label: 'Имя', value: name } : undefined,
    company ? { label: 'Компания', value: company } : undefined,
    phone ? { label: 'Телефон', value: phone, href: phoneUrl(phone) } : undefined,
    email ? { label: 'Email', value: email, href: mailUrl(email) } : undefined,
    messenger ? messengerLine(messenger) : undefined,
  ]
  const known = lines.filter((line) => line !== undefined)
  return known.length > 0 ? known : [{ label: 'Контакты', value: 'Не указаны' }]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <div className="mt-3 space-y-3">{children}</div>
    </section>
  )
}

function Lines({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="space-y-2.5">
      {details.map((detail) => (
        <DetailLine key={detail.label} detail={detail} />
      ))}
    </dl>
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

/** The mails about an email: to the managers, to its sender, and to the team's chat. */
function Mails({ emailId }: { emailId: string }) {
  const { data: mails = [] } = useDelivery(emailId)
  const confirmations = mails.filter(({ kind }) => kind === 'lead_confirmation')
  const messages = mails.filter(({ kind }) => kind === 'notification_telegram')
  const notifications = mails.filter(
    (mail) => !confirmations.includes(mail) && !messages.includes(mail),
  )
  return [
    { title: 'Уведомление менеджерам', shown: notifications },
    { title: 'Подтверждение клиенту', shown: confirmations },
    { title: 'Сообщение в Telegram', shown: messages },
  ].map(
    ({ title, shown }) =>
      shown.length > 0 && (
        <Part key={title} title={title}>
          {shown.map((mail) => (
            <Delivery key={mail.id} mail={mail} />
          ))}
        </Part>
      ),
  )
}
