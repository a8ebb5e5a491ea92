import { confirmationDays, type NewsletterLinkKind } from '@contracts/newsletter-links.ts'
import { toast } from '@/lib/toast'

/** How following a mailed link ended. */
export type LinkOutcome = 'done' | 'expired' | 'unknown' | 'failed'

const done: Record<NewsletterLinkKind, readonly [title: string, text: string]> = {
  confirm: ['Подписка подтверждена', 'Пришлём письмо, когда выйдет новая статья.'],
  unsubscribe: ['Вы отписались', 'Писем о новых статьях больше не будет.'],
}

const refused: Record<Exclude<LinkOutcome, 'done'>, readonly [title: string, text: string]> = {
  expired: [
    'Ссылка устарела',
    `Она действует ${confirmationDays} дней. Подпишитесь ещё раз — пришлём новую.`,
  ],
  unknown: ['Ссылка не действует', 'Откройте её из последнего письма или подпишитесь ещё раз.'],
  failed: ['Ошибка', 'Не получилось связаться с сервером. Откройте ссылку из письма ещё раз.'],
}

/** Says in a toast how following a link ended. */
export function tellOutcome(kind: NewsletterLinkKind, outcome: LinkOutcome) {
  if (outcome === 'done') toast.success(...done[kind])
  else toast.error(...refused[outcome])
}
