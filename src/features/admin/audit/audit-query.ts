import { isUuid } from '@contracts/uuid.ts'
import { withParams } from '../url-params'

/** The values of `audit_log.kind`. */
export const auditKinds = [
  'role',
  'person',
  'status',
  'assignee',
  'note',
  'reply',
  'sender',
  'chat',
  'newsletter',
] as const

type AuditKind = (typeof auditKinds)[number]

export const auditKindLabels: Record<AuditKind, string> = {
  role: 'Роли',
  person: 'Доступ',
  status: 'Статусы',
  assignee: 'Назначения',
  note: 'Заметки',
  reply: 'Ответы',
  sender: 'Отправители',
  chat: 'Чаты',
  newsletter: 'Рассылка',
}

/** Filters for changes made without a signed-in user. */
export const theSystem = 'system'

/** The filters of the log. */
export interface AuditQuery {
  kind?: AuditKind | undefined
  /** A user id, or `theSystem`. */
  who?: string | undefined
}

/** Reads the filters from the URL and ignores invalid values. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const who = params.get('who') ?? ''
  return {
    kind: auditKinds.find((kind) => kind === params.get('kind')),
    who: who === theSystem || isUuid(who) ? who : undefined,
  }
}

/** Writes the filters into the URL. */
export const writeAuditQuery = (params: URLSearchParams, { kind, who }: AuditQuery) =>
  withParams(params, { kind, who })
