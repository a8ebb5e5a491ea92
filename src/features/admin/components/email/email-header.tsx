import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { EmailDetail } from '../../api/fetch-email'
import { placeholders, statusAppearance } from '../../model/email-labels'
import { dialable, type Contact } from '../../model/mail-contact'
import { undisguised } from '../../model/mail-text'
import { sourceLabel } from '../../model/source-labels'
import { DeadlineChip } from '../inbox/deadline-chip'
import { Moment } from '../moment'

interface EmailHeaderProps {
  email: EmailDetail
  contact: Contact
  onClose: () => void
  children: ReactNode
}

/** What an e-mail is about, who wrote it, until when they were promised an answer. */
export function EmailHeader({ email, contact, onClose, children }: EmailHeaderProps) {
  const status = statusAppearance[email.status]
  return (
    <header className="border-b">
      <div className="flex items-start gap-1 px-1 pt-2 lg:pl-4 @[34rem]/pane:px-3">
        <Button
          variant="ghost"
          size="icon"
          aria-label="К списку"
          onClick={onClose}
          className="lg:hidden"
        >
          <ArrowLeft aria-hidden className="size-5!" />
        </Button>
        <div className="min-w-0 flex-1 py-2 lg:pl-2">
          <h2 className="text-lg leading-snug font-semibold tracking-[-0.012em] [overflow-wrap:anywhere] @[34rem]/pane:text-title">
            {undisguised(email.subject ?? '') || placeholders.subject}
          </h2>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Закрыть письмо"
          title="Закрыть (Esc)"
          onClick={onClose}
          className="max-lg:hidden"
        >
          <X aria-hidden className="size-5!" />
        </Button>
      </div>
      <div className="space-y-3 px-4 pb-3.5 @[34rem]/pane:px-6">
        <Sender contact={contact} receivedAt={email.received_at} />
        <div className="flex flex-wrap items-center gap-2">
          <Badge variant={status.badge}>
            <span aria-hidden className="size-1.5 rounded-full bg-current" />
            {status.label}
          </Badge>
          <Badge variant="outline">{sourceLabel(email.source)}</Badge>
          <DeadlineChip email={email} />
        </div>
        {children}
      </div>
    </header>
  )
}

function Sender({ contact, receivedAt }: { contact: Contact; receivedAt: string }) {
  const { name, email, phone } = contact
  const link =
    'text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent'
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm text-muted-foreground">
      {name && <span className="font-medium text-foreground">{name}</span>}
      {email ? (
        <a href={`mailto:${email}`} className={`${link} [overflow-wrap:anywhere]`}>
          {email}
        </a>
      ) : (
        !phone && <span>{placeholders.sender}</span>
      )}
      {phone && (
        <a href={dialable(phone)} className={`${link} whitespace-nowrap`}>
          {phone}
        </a>
      )}
      <Moment iso={receivedAt} exact />
    </p>
  )
}
