import { memo } from 'react'
import { phonesOf } from '@contracts/phone.ts'
import { mailUrl } from '@contracts/mail-url.ts'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/text/format-moment'
import { DeadlineChip } from '../../parts/deadline-chip'
import { unknownSender } from '../../lib/labels'
import { messengerUrl } from '../../lib/lead-details'
import { lacksConsent } from '../details'
import type { EmailDetail } from '../email-requests'
import { senderOf } from '../../lib/sender'

export function EmailMarks({ email }: { email: EmailDetail }) {
  return (
    <>
      {email.spam_at !== null && <Badge variant="outline">Спам</Badge>}
      {email.snoozed_until && (
        <Badge variant="accent">Отложено до {formatDateTime(email.snoozed_until)}</Badge>
      )}
      {lacksConsent(email) && (
        <Badge
          variant="accent"
          title="Пришло мимо форм сайта. Ответьте на заявку и ничего другого не присылайте."
        >
          Без согласия
        </Badge>
      )}
      <DeadlineChip email={email} />
    </>
  )
}

const link =
  'text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent [overflow-wrap:anywhere]'

/** The clock and the contacts, above the thread where no card beside it shows them. */
export const EmailSummary = memo(function EmailSummary({ email }: { email: EmailDetail }) {
  const { email: address, phone, messenger } = senderOf(email)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <EmailMarks email={email} />
      {address && (
        <a href={mailUrl(address)} className={link}>
          {address}
        </a>
      )}
      {phonesOf(phone ?? '').map(({ text, url }) => (
        <a key={text} href={url} className={`whitespace-nowrap ${url ? link : ''}`}>
          {text}
        </a>
      ))}
      {messenger && (
        <a href={messengerUrl(messenger)} target="_blank" rel="noreferrer" className={link}>
          {messenger}
        </a>
      )}
      {!address && !phone && !messenger && (
        <span className="text-muted-foreground">{unknownSender(email.source)}</span>
      )}
    </div>
  )
})
