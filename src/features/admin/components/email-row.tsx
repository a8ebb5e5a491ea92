import { MailWarning } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import type { Email } from '../api/list-emails'
import { placeholders, statusAppearance } from '../model/email-labels'
import { bookingContact, leadName, leadSummary } from '../model/lead-details'
import { sourceLabel } from '../model/source-labels'
import { Moment } from './moment'

/** One e-mail of the list; all of it is one button. */
export function EmailRow({ email, onOpen }: { email: Email; onOpen: () => void }) {
  const status = statusAppearance[email.status]
  const name = leadName(email.lead)
  const assignee = email.assignee && (email.assignee.full_name ?? email.assignee.email)
  const undelivered = email.outbox.some((mail) => mail.status === 'failed')

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-4 text-left transition-colors hover:bg-muted/60 focus-visible:-outline-offset-2 sm:px-5 lg:grid-cols-[8.5rem_15rem_minmax(0,1fr)_10.5rem] lg:items-center lg:gap-y-0"
    >
      <span className="order-1 flex flex-wrap items-center gap-2 lg:order-none">
        <Badge variant={status.badge}>
          <span aria-hidden className="size-1.5 rounded-full bg-current" />
          {status.label}
        </Badge>
        <Badge variant="outline" className="max-sm:hidden lg:hidden">
          {sourceLabel(email.source)}
        </Badge>
        {undelivered && (
          <Badge variant="danger">
            <MailWarning aria-hidden className="size-3.5" />
            Не доставлено
          </Badge>
        )}
      </span>
      <span className="order-3 col-span-2 min-w-0 lg:order-none lg:col-span-1">
        <span className="block truncate font-medium">
          {name ?? email.from_email ?? placeholders.sender}
        </span>
        {name && (
          <span className="block truncate text-sm text-muted-foreground">
            {email.from_email ?? bookingContact(email.lead) ?? placeholders.sender}
          </span>
        )}
      </span>
      <span className="order-4 col-span-2 min-w-0 lg:order-none lg:col-span-1">
        <span className="flex min-w-0 items-center gap-2.5">
          <span className={cn('truncate', email.status === 'new' && 'font-semibold')}>
            {email.subject ?? placeholders.subject}
          </span>
          <Badge variant="outline" className="max-lg:hidden">
            {sourceLabel(email.source)}
          </Badge>
        </span>
        <span className="mt-0.5 block truncate text-sm text-muted-foreground">
          {assignee && <span className="text-foreground lg:hidden">{assignee} · </span>}
          {leadSummary(email.lead, email.interest) ||
            email.body?.slice(0, 200) ||
            placeholders.body}
        </span>
      </span>
      <span className="order-2 text-right text-sm text-muted-foreground lg:order-none">
        <Moment iso={email.created_at} />
        {assignee && <span className="hidden truncate text-foreground lg:block">{assignee}</span>}
      </span>
    </button>
  )
}
