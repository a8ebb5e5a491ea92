import { memo, type ReactNode } from 'react'
import { Star } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { kindLabels, kindOf, placeholders, statusAppearance } from '../../lib/labels'
import { leadSummary } from '../../lib/lead-details'
import { Moment } from '../../parts/moment'
import { PersonalDataLink } from '../../parts/personal-data-link'
import { stripHidden } from '../../lib/plain-text'
import { withParams } from '../../lib/url-params'
import { Delivery } from '../delivery/delivery'
import { DetailList } from '../../parts/detail-list'
import { contactDetails, line } from '../../lib/contact-details'
import { consentDetails, originDetails } from '../details'
import { type EmailDetail, useChat, useDelivery } from '../email-requests'
import { senderOf } from '../../lib/sender'
import { CustomerCard } from './customer-card'
import {
  type Customer,
  type CustomerRequest,
  maxKnown,
  maxRequests,
  useCustomer,
  useKnownSender,
} from './customer-requests'
import { TagEditor } from './tag-editor'

export const EmailAside = memo(function EmailAside({ email }: { email: EmailDetail }) {
  const { data: customer } = useCustomer(email)
  const sender = senderOf(email)
  const { messenger } = sender
  const known = contactDetails(sender)
  const origin = [...originDetails(email), ...consentDetails(email)]
  return (
    <div className="space-y-7">
      <Part title={customer ? 'Клиент' : 'Отправитель'}>
        {customer ? (
          <CustomerCard customer={customer} />
        ) : (
          <>
            <DetailList details={known.length > 0 ? known : line('Контакты', 'Не указаны')} />
            <PersonalDataLink contact={sender} className="-ml-3" />
          </>
        )}
        {customer && messenger && <DetailList details={contactDetails({ messenger })} />}
        {email.source === 'chat' && <ChatRating emailId={email.id} />}
      </Part>
      <Part title="Метки">
        <TagEditor email={email} />
      </Part>
      {customer ? (
        <OtherRequests customer={customer} threadId={email.thread_id} />
      ) : (
        <KnownSender email={email} />
      )}
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

function OtherRequests({ customer, threadId }: { customer: Customer; threadId: string }) {
  const others = customer.requests.filter(({ thread_id }) => thread_id !== threadId)
  const shown = others.slice(0, maxRequests - 1)
  const hasMore = others.length > shown.length
  return (
    <section>
      <RequestsTitle title="Другие обращения" count={shown.length} hasMore={hasMore} />
      {shown.length === 0 ? (
        <p className="mt-2 text-sm text-muted-foreground">Других обращений нет</p>
      ) : (
        <RequestLinks requests={shown} />
      )}
      {hasMore && <AllRequests q={customer.email ?? customer.phone ?? ''} />}
    </section>
  )
}

/** What the owner of the address has sent: who wrote this mail is not known, so it only leads there. */
function KnownSender({ email }: { email: EmailDetail }) {
  const { data: known = [] } = useKnownSender(email)
  if (known.length === 0) return null
  const shown = known.slice(0, maxKnown)
  const hasMore = known.length > maxKnown
  return (
    <section>
      <RequestsTitle title="С этого адреса уже писали" count={shown.length} hasMore={hasMore} />
      <p className="mt-1 text-sm text-muted-foreground">Отправитель не подтверждён</p>
      <RequestLinks requests={shown} />
      {hasMore && <AllRequests q={email.from_email ?? ''} />}
    </section>
  )
}

function RequestsTitle(props: { title: string; count: number; hasMore: boolean }) {
  const { title, count, hasMore } = props
  return (
    <h3 className="text-sm font-semibold">
      {title}
      {count > 0 && (
        <span className="ml-2 font-normal text-muted-foreground">
          {hasMore ? `больше ${count}` : count}
        </span>
      )}
    </h3>
  )
}

function RequestLinks({ requests }: { requests: readonly CustomerRequest[] }) {
  const [params] = useSearchParams()
  return (
    <ul className="mt-2 -mr-3 -ml-3 space-y-0.5">
      {requests.map((request) => (
        <li key={request.id}>
          <Link
            to={{ search: withParams(params, { email: request.id }).toString() }}
            className="block rounded-control px-3 py-2.5 transition-colors hover:bg-muted"
          >
            <span className="line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
              {unbrokenPhones(
                leadSummary(request.lead, request.interest) ||
                  stripHidden(request.subject ?? '') ||
                  placeholders.subject,
              )}
            </span>
            <span className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-muted-foreground">
              <Badge variant={statusAppearance[request.status].badge}>
                {statusAppearance[request.status].label}
              </Badge>
              {kindLabels[kindOf(request)]}
              <Moment iso={request.received_at} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const AllRequests = ({ q }: { q: string }) => (
  <Link
    to={{ search: `?${new URLSearchParams({ q })}` }}
    className="inline-block text-sm text-accent underline underline-offset-3"
  >
    Все обращения
  </Link>
)

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
