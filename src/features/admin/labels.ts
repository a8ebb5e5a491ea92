import type { Database } from '@contracts/database.types.ts'
import type { EmailStatus } from '@contracts/email-status.ts'
import type { Role } from '@contracts/role.ts'
import type { BadgeVariant } from '@/components/ui/badge'

interface Appearance {
  label: string
  badge: BadgeVariant
}

export const statusAppearance: Record<EmailStatus, Appearance & { color: string }> = {
  new: { label: 'Не обработан', badge: 'accent', color: 'text-accent' },
  in_progress: { label: 'В работе', badge: 'info', color: 'text-info' },
  processed: { label: 'Обработан', badge: 'violet', color: 'text-violet' },
  completed: { label: 'Завершен', badge: 'success', color: 'text-success' },
}

export const roleAppearance: Record<Role, Appearance & { permissions: string }> = {
  user: {
    label: 'Пользователь',
    badge: 'secondary',
    permissions: 'Без доступа к админ-панели',
  },
  staff: {
    label: 'Сотрудник',
    badge: 'default',
    permissions: 'Читает письма и чаты, отвечает, берёт их в работу и меняет их статус',
  },
  admin: {
    label: 'Администратор',
    badge: 'destructive',
    permissions: 'То же, а ещё меняет роли, ведёт рассылку, видит обзор и журнал',
  },
}

export type LeadSource = Database['public']['Enums']['lead_source']

export const sourceLabels: Record<LeadSource, string> = {
  consultation: 'Консультация',
  project_quiz: 'Проект',
  chat: 'Чат',
  inbound: 'Почта',
  newsletter: 'Рассылка',
}

/** An email without a source did not come through the site. */
export const sourceLabel = (source: LeadSource | null) => (source ? sourceLabels[source] : 'Почта')

/** Who an email is from that says neither a name nor an address. */
export const unknownSender = (source: LeadSource | null) =>
  source === 'chat' ? placeholders.guest : placeholders.sender

export const placeholders = {
  name: 'Не указано',
  sender: 'Не указан',
  guest: 'Гость из чата',
  subject: 'Без темы',
  body: 'Нет текстового содержимого',
} as const
