import { memo } from 'react'
import { leadNumber } from '@contracts/lead-number.ts'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/format-moment'
import { DeadlineChip } from '../../deadline-chip'
import { sourceLabel, unknownSender } from '../../labels'
import { phoneUrl } from '@contracts/phone-url.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { messengerUrl } from '../../lead-details'
import { Moment } from '../../moment'
import { lacksConsent } from '../consent'
import type { EmailDetail } from '../email-requests'
import { type Sender, senderOf } from '../sender'
import { SuspicionNotice } from './suspicion-notice'
import { TriageBar } from './triage-bar'

interface EmailSummaryProps {
  email: EmailDetail
  /** Who is named here, where no card beside does. */
  sender: Sender | undefined
  userId: string
}

/** Sender, deadline, status and assignee. */
export const EmailSummary = memo(function EmailSummary(props: EmailSummaryProps) {
  const { email, sender, userId } = props
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted-foreground">
          {sender && <Contacts sender={sender} />}
          {sender && isUnknown(senderOf(email)) && <span>{unknownSender(email.source)}</span>}
          <Moment iso={email.received_at} />
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {email.spam_at !== null && <Badge variant="danger">Спам</Badge>}
          {email.snoozed_until && (
            <Badge variant="accent">Отложено до {formatDateTime(email.snoozed_until)}</Badge>
          )}
          {email.answered_at !== null && email.waits_until !== null && (
            <Badge variant="accent">Клиент написал снова</Badge>
          )}
          <Badge variant="outline">{sourceLabel(email.source)}</Badge>
          {lacksConsent(email) && (
            <Badge
              variant="danger"
              title="Пришло мимо форм сайта. Ответьте на заявку и ничего другого не присылайте."
            >
              Без согласия на обработку данных
            </Badge>
          )}
          {email.submission_id && (
            <span className="text-caption text-muted-foreground" title="Номер обращения у клиента">
              № {leadNumber(email.submission_id)}
            </span>
          )}
          <DeadlineChip email={email} />
        </div>
      </div>
      {email.is_suspicious && <SuspicionNotice emailId={email.id} />}
      <TriageBar email={email} userId={userId} />
    </div>
  )
})

const link = 'text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent'

const isUnknown = ({ email, phone, messenger }: Sender) => !email && !phone && !messenger

function Contacts({ sender: { name, email, phone, messenger } }: { sender: Sender }) {
  return (
    <>
      {name && <span className="font-medium text-foreground">{name}</span>}
      {email && (
        <a href={mailUrl(email)} className={`${link} [overflow-wrap:anywhere]`}>
          {email}
        </a>
      )}
      {phone && (
        <a href={phoneUrl(phone)} className={`${link} whitespace-nowrap`}>
          {phone}
        </a>
      )}
      {messenger && (
        <a
          href={messengerUrl(messenger)}
          target="_blank"
          rel="noreferrer"
          className={`${link} [overflow-wrap:anywhere]`}
        >
          {messenger}
        </a>
      )}
    </>
  )
}
