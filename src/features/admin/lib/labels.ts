import type { Database } from '@contracts/database.types.ts'
import type { EmailStatus } from '@contracts/email-status.ts'
import { type Role, roleNames } from '@contracts/role.ts'
import type { BadgeVariant } from '@/components/ui/badge'

export interface Appearance {
  label: string
  badge: BadgeVariant
}

export const statusAppearance: Record<EmailStatus, Appearance & { color: string; hint: string }> = {
  new: {
    label: 'Не обработан',
    badge: 'accent',
    color: 'text-accent',
    hint: 'Письмом ещё никто не занимался, или клиент написал снова.',
  },
  in_progress: {
    label: 'В работе',
    badge: 'info',
    color: 'text-info',
    hint: 'Кто-то взялся: письмо назначено или на него отправлен ответ.',
  },
  processed: {
    label: 'Обработан',
    badge: 'violet',
    color: 'text-violet',
    hint: 'Клиенту ответили, письмом или звонком, либо ответ не нужен. Срок больше не идёт, а дело может продолжаться.',
  },
  completed: {
    label: 'Завершен',
    badge: 'success',
    color: 'text-success',
    hint: 'Дело закончено. Новое письмо клиента откроет его снова.',
  },
}

export const roleAppearance: Record<Role, Appearance & { permissions: string }> = {
  user: {
    label: roleNames.user,
    badge: 'secondary',
    permissions: 'Без доступа к админ-панели',
  },
  staff: {
    label: roleNames.staff,
    badge: 'default',
    permissions: 'Читает письма и чаты, отвечает, берёт их в работу и меняет их статус',
  },
  admin: {
    label: roleNames.admin,
    badge: 'destructive',
    permissions: 'То же, а ещё меняет роли, ведёт рассылку, видит обзор и журнал',
  },
}

export type LeadSource = Database['public']['Enums']['lead_source']

/** An order is a consultation that names an offer. */
export type LeadKind = LeadSource | 'order'

export const kindOf = ({ source, lead }: { source: LeadSource | null; lead: unknown }): LeadKind =>
  lead instanceof Object && 'kind' in lead && lead.kind === 'order'
    ? 'order'
    : (source ?? 'inbound')

export const kindLabels: Record<LeadKind, string> = {
  consultation: 'Консультация',
  order: 'Заказ',
  project_quiz: 'Проект',
  chat: 'Чат',
  inbound: 'Почта',
  newsletter: 'Рассылка',
  manual: 'Внесено вручную',
}

export const unknownSender = (source: LeadSource | null) =>
  source === 'chat' ? placeholders.guest : placeholders.sender

export const placeholders = {
  name: 'Не указано',
  sender: 'Не указан',
  guest: 'Гость из чата',
  subject: 'Без темы',
  body: 'Нет текстового содержимого',
} as const
