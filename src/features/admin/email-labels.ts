import type { EmailStatus } from '@contracts/email-status.ts'
import type { BadgeVariant } from '@/components/ui/badge'

interface Appearance {
  label: string
  badge: BadgeVariant
}

export const statusAppearance: Record<EmailStatus, Appearance> = {
  new: { label: 'Не обработан', badge: 'accent' },
  in_progress: { label: 'В работе', badge: 'info' },
  processed: { label: 'Обработан', badge: 'violet' },
  completed: { label: 'Завершен', badge: 'success' },
}

export const placeholders = {
  name: 'Не указано',
  sender: 'Не указан',
  subject: 'Без темы',
  body: 'Нет текстового содержимого',
} as const
