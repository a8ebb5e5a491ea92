import { memo } from 'react'
import { ShieldAlert } from 'lucide-react'
import { leadNumber } from '@contracts/lead-number.ts'
import { phoneUrl } from '@contracts/phone-url.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/text/format-moment'
import { Button } from '@/components/ui/button'
import { DeadlineChip } from '../../deadline-chip'
import { sourceLabel, unknownSender } from '../../labels'
import { messengerUrl } from '../../lead-details'
import { Moment } from '../../moment'
import { lacksConsent } from '../consent'
import { type EmailDetail, useClearSuspicion } from '../email-requests'
import { type Sender, senderOf } from '../sender'
import { TriageBar } from './triage-bar'

interface EmailSummaryProps {
  email: EmailDetail
  /** Set if no card beside it names the sender. */
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

/** Says that an email arrived above the limit, and clears the mark. */
function SuspicionNotice({ emailId }: { emailId: string }) {
  const clear = useClearSuspicion()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-destructive-text/40 px-3.5 py-2 text-sm">
      <ShieldAlert aria-hidden className="size-4.5 shrink-0 text-destructive-text" />
      <p className="min-w-0 flex-1 basis-64">
        Подозрительное: таких обращений за короткое время пришло необычно много.
      </p>
      <Button
        variant="secondary"
        aria-busy={clear.isPending}
        disabled={clear.isPending}
        onClick={() => clear.mutate(emailId)}
      >
        Снять пометку
      </Button>
    </div>
  )
}
