import { isUuid } from '@contracts/uuid.ts'

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

export interface AuditQuery {
  kind?: (typeof auditKinds)[number]['value'] | undefined
  /** A user id, or `theSystem`. */
  who?: string | undefined
}

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const who = params.get('who') ?? ''
  return {
    kind: auditKinds.find(({ value }) => value === params.get('kind'))?.value,
    who: who === theSystem || isUuid(who) ? who : undefined,
  }
}
