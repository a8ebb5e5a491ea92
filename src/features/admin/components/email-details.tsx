import { Badge } from '@/components/ui/badge'
import type { Email } from '../api/list-emails'
import { placeholders, statusAppearance } from '../model/email-labels'
import { leadDetails } from '../model/lead-details'
import { originDetails } from '../model/origin-details'
import { sourceLabel } from '../model/source-labels'
import { DeliveryState } from './delivery-state'
import { DetailList } from './detail-list'
import { MailFrame } from './mail-frame'

export function EmailDetails({ email }: { email: Email }) {
  const status = statusAppearance[email.status]
  const lead = leadDetails(email.lead)
  const origin = originDetails(email)

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0 space-y-8">
        {lead.length > 0 && <DetailList title="Заявка" details={lead} />}
        <section>
          <h3 className="text-sm font-semibold">Сообщение</h3>
          {email.body ? (
            <p className="mt-3 rounded-control bg-muted px-4 py-3.5 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
              {email.body}
            </p>
          ) : (
            <p className="mt-3 text-muted-foreground">{placeholders.body}</p>
          )}
          {email.html_content && <MailFrame html={email.html_content} />}
        </section>
      </div>
      <div className="min-w-0 space-y-8 max-lg:order-first">
        <section>
          <h3 className="sr-only">Состояние</h3>
          <div className="flex flex-wrap gap-2">
            <Badge variant={status.badge}>
              <span aria-hidden className="size-1.5 rounded-full bg-current" />
              {status.label}
            </Badge>
            <Badge variant="outline">{sourceLabel(email.source)}</Badge>
          </div>
          <DetailList
            details={[
              {
                label: 'Ответственный',
                value: email.assignee
                  ? (email.assignee.full_name ?? email.assignee.email ?? placeholders.name)
                  : 'Не назначен',
              },
              { label: 'Отправитель', value: email.from_email ?? placeholders.sender },
              { label: 'Получатель', value: email.to_email ?? placeholders.sender },
            ]}
          />
        </section>
        <DeliveryState emailId={email.id} />
        {origin.length > 0 && <DetailList title="Откуда пришла заявка" details={origin} />}
      </div>
    </div>
  )
}
