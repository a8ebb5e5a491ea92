import type { MailAuthentication } from '@contracts/inbound.ts'
import { Badge, type BadgeVariant } from '@/components/ui/badge'

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

/** Whether the sender of a mail is verified; nothing for what did not come by mail. */
export function AuthenticationBadge({ verdict }: { verdict: MailAuthentication | null }) {
  if (verdict === null) return null
  const { label, badge, explanation } = appearance[verdict]
  return (
    <Badge variant={badge} title={explanation} className="mt-1.5">
      {label}
    </Badge>
  )
}
