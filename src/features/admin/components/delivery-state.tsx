import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/format-moment'
import { type Delivery, useDelivery } from '../api/fetch-delivery'

const appearance: Record<Delivery['status'], { label: string; badge: BadgeVariant }> = {
  pending: { label: 'Ожидает отправки', badge: 'outline' },
  sending: { label: 'Отправляется', badge: 'info' },
  sent: { label: 'Отправлено', badge: 'success' },
  failed: { label: 'Не доставлено', badge: 'danger' },
}

function explain({ status, sent_at, attempts, next_attempt_at }: Delivery) {
  if (status === 'sent' && sent_at) return formatDateTime(sent_at)
  if (status === 'failed') return `Попыток: ${attempts}. Больше не повторяем.`
  if (attempts > 0) return `Попыток: ${attempts}, следующая ${formatDateTime(next_attempt_at)}`
  return null
}

/** How the managers' notification about an e-mail fares. */
export function DeliveryState({ emailId }: { emailId: string }) {
  const { data: deliveries = [] } = useDelivery(emailId)
  if (deliveries.length === 0) return null
  return (
    <section>
      <h3 className="text-sm font-semibold">Уведомление менеджерам</h3>
      <ul className="mt-3 space-y-4">
        {deliveries.map((delivery) => {
          const { label, badge } = appearance[delivery.status]
          return (
            <li key={delivery.id} className="space-y-1.5 text-caption text-muted-foreground">
              <Badge variant={badge}>{label}</Badge>
              <p className="[overflow-wrap:anywhere]">{delivery.to_email}</p>
              <p>{explain(delivery)}</p>
              {delivery.last_error && delivery.status !== 'sent' && (
                <p className="[overflow-wrap:anywhere] text-destructive-text">
                  {delivery.last_error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
