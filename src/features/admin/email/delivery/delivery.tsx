import { RotateCw } from 'lucide-react'
import type { Database } from '@contracts/database.types.ts'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/text/format-moment'
import { useRetryMail } from '../reply/reply-requests'

type Mail = Pick<
  Database['public']['Tables']['outbox']['Row'],
  'id' | 'status' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at'
>

const appearance: Record<Mail['status'], { label: string; badge: BadgeVariant }> = {
  pending: { label: 'Ожидает отправки', badge: 'outline' },
  sending: { label: 'Отправляется', badge: 'info' },
  sent: { label: 'Отправлено', badge: 'success' },
  failed: { label: 'Не доставлено', badge: 'danger' },
  bounced: { label: 'Вернулось', badge: 'danger' },
}

function explain({ status, sent_at, attempts, next_attempt_at }: Mail) {
  if (status === 'sent' && sent_at) return formatDateTime(sent_at)
  if (status === 'bounced') return 'Письмо не дошло до получателя.'
  if (status === 'failed') return `Попыток: ${attempts}. Больше не повторяем.`
  if (attempts > 0) return `Попыток: ${attempts}, следующая ${formatDateTime(next_attempt_at)}`
  return null
}

/** After a report of a delay (RFC 3464, section 2.3.3). */
const late = 'Сервер получателя пока не принял письмо и пробует дальше.'

/** @param props.canRetry whether it belongs to an email: other mails cannot be resent */
export function Delivery({ mail, canRetry = true }: { mail: Mail; canRetry?: boolean }) {
  const retry = useRetryMail()
  const { label, badge } = appearance[mail.status]
  const { text, code } =
    mail.status === 'sent' ? { text: late, code: undefined } : undeliveredText(mail.last_error)
  return (
    <div className="space-y-2 text-caption text-muted-foreground">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <Badge variant={badge}>{label}</Badge>
        {explain(mail)}
      </p>
      {mail.last_error && (
        <>
          <p className={mail.status === 'sent' ? undefined : 'text-destructive-text'}>
            {code ? `${text} Код ${code}.` : text}
          </p>
          {/* The remote server's text is untrusted. */}
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-3">
              Из отчёта
            </summary>
            <p className="[overflow-wrap:anywhere]">{mail.last_error}</p>
          </details>
        </>
      )}
      {canRetry && (mail.status === 'failed' || mail.status === 'bounced') && (
        <Button
          variant="secondary"
          aria-busy={retry.isPending}
          disabled={retry.isPending}
          onClick={() => retry.mutate(mail.id)}
        >
          <RotateCw aria-hidden />
          Отправить ещё раз
        </Button>
      )}
    </div>
  )
}

/** What failures mean by their status codes (RFC 3463), most specific first. */
const meanings: readonly (readonly [code: RegExp, text: string])[] = [
  [/^[45]\.1\./, 'Такого адреса нет или он больше не принимает писем.'],
  [/^[45]\.2\.2$/, 'Почтовый ящик переполнен.'],
  [/^[45]\.3\.4$|^[45]\.2\.3$/, 'Письмо слишком большое для почты получателя.'],
  [/^[45]\.2\./, 'Почтовый ящик сейчас не принимает писем.'],
  [/^[45]\.4\./, 'Почтовый сервер получателя недоступен.'],
  [/^[45]\.7\./, 'Почта получателя отклонила письмо по своим правилам.'],
]

/** Our words for a mail that did not arrive. A server's text or report is untrusted: we read only its status code. */
export function undeliveredText(said: string | null): { text: string; code: string | undefined } {
  const code = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(said ?? '')?.[0]
  const known = meanings.find(([pattern]) => code !== undefined && pattern.test(code))
  return { text: known?.[1] ?? 'Доставить не удалось.', code }
}
