import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/disclosure'
import type { EmailDetail } from '../api/fetch-email'
import { placeholders, statusAppearance } from '../model/email-labels'
import { leadDetails } from '../model/lead-details'
import { originDetails } from '../model/origin-details'
import { sourceLabel } from '../model/source-labels'
import { DeliveryState } from './delivery-state'
import { DetailList } from './detail-list'
import { MailBody } from './mail-body'
import { MailFrame } from './mail-frame'

export function EmailDetails({ email }: { email: EmailDetail }) {
  const lead = leadDetails(email.lead)
  // The fields of a form say what its mail says; a chat's say nothing of the conversation.
  const isToldByFields = lead.length > 0 && email.source !== 'chat'
  const origin = originDetails(email)
  const addresses = [
    { label: 'Отправитель', value: email.from_email ?? placeholders.sender },
    { label: 'Получатель', value: email.to_email ?? placeholders.sender },
  ]

  return (
    <>
      <State email={email} />
      <div className="mt-7 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0 space-y-4">
          {lead.length > 0 && <DetailList title="Заявка" details={lead} />}
          {isToldByFields && email.body ? (
            <Disclosure summary="Текст письма">
              <MailBody body={email.body} />
            </Disclosure>
          ) : (
            <section>
              <h3 className="mb-3 text-sm font-semibold">Сообщение</h3>
              <MailBody body={email.body} />
            </section>
          )}
          {email.html_content && (
            <Disclosure summary="HTML-версия письма">
              <MailFrame html={email.html_content} />
            </Disclosure>
          )}
        </div>
        <div className="min-w-0 space-y-7">
          <DeliveryState emailId={email.id} />
          {origin.length > 0 && <DetailList title="Откуда пришла заявка" details={origin} />}
          <DetailList title="Адреса" details={addresses} />
        </div>
      </div>
    </>
  )
}

function State({ email }: { email: EmailDetail }) {
  const status = statusAppearance[email.status]
  const assignee = email.assignee && (email.assignee.full_name ?? email.assignee.email)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <Badge variant={status.badge}>
        <span aria-hidden className="size-1.5 rounded-full bg-current" />
        {status.label}
      </Badge>
      <Badge variant="outline">{sourceLabel(email.source)}</Badge>
      <p className="text-[0.9375rem] sm:ml-2">
        <span className="text-muted-foreground">Ответственный: </span>
        {email.assigned_to_user_id ? (assignee ?? placeholders.name) : 'не назначен'}
      </p>
    </div>
  )
}
