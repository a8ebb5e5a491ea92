import { Paperclip, Reply } from 'lucide-react'
import { useState } from 'react'
import { plural } from '@contracts/russian.ts'
import type { MailAuthentication } from '@contracts/inbound.ts'
import { Button } from '@/components/ui/button'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { useNow } from '@/lib/hooks/use-now'
import { formatThreadMoment } from '../../lib/format-day'
import { placeholders, unknownSender } from '../../lib/labels'
import { leadSummary } from '../../lib/lead-details'
import { EmailContent } from '../content/email-content'
import { senderOf } from '../../lib/sender'
import type { ThreadEmail } from '../email-requests'
import { ThreadEntry } from './thread-entry'

interface EmailEntryProps {
  email: ThreadEmail
  name: string | undefined
  /** The customer's address, which is shown elsewhere. */
  knownAddress: string | undefined
  isUnfolded: boolean
  onReply?: () => void
}

/** An email: a form, a chat, or a mail. It shows its own sender, who may not be the customer. */
export function EmailEntry({ email, name, knownAddress, isUnfolded, onReply }: EmailEntryProps) {
  const [unfolded, setUnfolded] = useState(isUnfolded)
  const sender = senderOf(email)
  const address = sender.email ?? unknownSender(email.source)
  const author = name ?? address
  if (!unfolded) {
    return <FoldedEntry email={email} author={author} onUnfold={() => setUnfolded(true)} />
  }
  return (
    <ThreadEntry
      kind="email"
      mark={author.charAt(0).toUpperCase()}
      author={author}
      about={addressesOf(email, [author, knownAddress]) || undefined}
      badge={<AuthenticationBadge verdict={email.authentication} />}
      at={email.received_at}
    >
      <EmailContent email={email} />
      {onReply && (
        <Button variant="link" className="mt-2 -ml-4 text-sm" onClick={onReply}>
          <Reply aria-hidden />
          Написать отправителю
        </Button>
      )}
    </ThreadEntry>
  )
}

interface FoldedEntryProps {
  email: ThreadEmail
  author: string
  onUnfold: () => void
}

/** Two lines: of thirty mails of a thread a screen shows a dozen. */
function FoldedEntry({ email, author, onUnfold }: FoldedEntryProps) {
  const now = useNow()
  const files = email.attachments.length
  return (
    <article className="overflow-hidden rounded-card border bg-background">
      <button
        type="button"
        onClick={onUnfold}
        className="block w-full px-4 py-2 text-left text-sm text-muted-foreground hover:bg-muted/50 focus-visible:-outline-offset-2 @[34rem]/pane:px-5"
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate text-[0.9375rem] font-medium text-foreground">
            {author}
          </span>
          {files > 0 && (
            <span className="flex shrink-0 items-center gap-1 text-caption">
              <Paperclip aria-hidden className="size-3.5" />
              {`${files}\u00a0${plural(files, 'вложение', 'вложения', 'вложений')}`}
            </span>
          )}
          <time dateTime={email.received_at} className="shrink-0 text-caption">
            {formatThreadMoment(email.received_at, now)}
          </time>
        </span>
        <span className="line-clamp-1 [overflow-wrap:anywhere]">
          {leadSummary(email.lead, email.interest) ||
            email.preview ||
            email.subject ||
            placeholders.body}
        </span>
        <span className="sr-only">Показать письмо целиком</span>
      </button>
    </article>
  )
}

/** The sender's address, unless shown elsewhere, and our mailbox: forms go to all managers, mails to one mailbox. */
const addressesOf = (
  { from_email, to_email, also_to, cc, reply_to, source }: ThreadEmail,
  said: readonly (string | undefined)[],
) =>
  [
    from_email && !said.includes(from_email) && from_email,
    source === 'inbound' && to_email && `кому: ${[to_email, ...also_to].join(', ')}`,
    cc.length > 0 && `копия: ${cc.join(', ')}`,
    reply_to && `просит отвечать на ${reply_to}`,
  ]
    .filter(Boolean)
    .join(' · ')

const appearance: Record<
  MailAuthentication,
  { label: string; badge: BadgeVariant; explanation: string }
> = {
  pass: {
    label: 'Отправитель подтверждён',
    badge: 'success',
    explanation: 'Почтовый сервер проверил SPF, DKIM и DMARC: письмо действительно с этого адреса.',
  },
  fail: {
    label: 'Не подтверждён',
    badge: 'danger',
    explanation: 'Проверка SPF, DKIM и DMARC не пройдена: адрес отправителя может быть подделан.',
  },
  none: {
    label: 'Не подтверждён',
    badge: 'outline',
    explanation: 'Почтовый сервер не смог проверить, что письмо действительно с этого адреса.',
  },
}

function AuthenticationBadge({ verdict }: { verdict: MailAuthentication | null }) {
  if (verdict === null) return null
  const { label, badge, explanation } = appearance[verdict]
  return (
    <Badge variant={badge} title={explanation} className="mt-1.5">
      {label}
    </Badge>
  )
}
