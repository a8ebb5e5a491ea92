import { z } from '@contracts/zod.ts'
import { dayRangeFields } from '../lib/day-range'

/** The values of `audit_log.kind`. */
export const auditKinds = [
  { value: 'role', label: 'Роли' },
  { value: 'person', label: 'Доступ' },
  { value: 'status', label: 'Статусы' },
  { value: 'assignee', label: 'Назначения' },
  { value: 'note', label: 'Заметки' },
  { value: 'reply', label: 'Ответы' },
  { value: 'sender', label: 'Отправители' },
  { value: 'chat', label: 'Чаты' },
  { value: 'newsletter', label: 'Рассылка' },
] as const

/** Filters for changes made without a signed-in user. */
export const theSystem = 'system'

export const auditQuery = z.object({
  kind: z.enum(['', ...auditKinds.map(({ value }) => value)]).catch(''),
  /** A user id, or `theSystem`. */
  who: z.union([z.enum(['', theSystem]), z.guid()]).catch(''),
  q: z.string().catch(''),
  ...dayRangeFields,
})

export type AuditQuery = z.infer<typeof auditQuery>
