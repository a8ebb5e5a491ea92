import { emailStatuses, type EmailStatus } from '@contracts/email-status.ts'
import { statusAppearance } from '../email-labels'
import { actorName, readRoleChange } from '../role-change'
import { roleAppearance } from '../role-appearance'

/** A line of the log as the database keeps it. */
export interface AuditRow {
  id: number
  at: string
  actor_id: string | null
  action: string
  entity: string
  entity_id: string
  details: unknown
}

interface Person {
  full_name: string | null
  email: string
}

/** What the log's ids stand for; what is gone is not in it. */
export interface AuditNames {
  people: ReadonlyMap<string, Person>
  subjects: ReadonlyMap<string, string | null>
}

/** What was done, in words; with `from` and `to` where something became something else. */
export interface AuditDeed {
  text: string
  from?: string | undefined
  to?: string | undefined
}

const textIn = (details: unknown, key: 'from' | 'to'): string | undefined => {
  const value: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, key) : undefined
  return typeof value === 'string' ? value : undefined
}

const isStatus = (text: string | undefined): text is EmailStatus =>
  emailStatuses.some((status) => status === text)

const statusIn = (details: unknown, key: 'from' | 'to') => {
  const status = textIn(details, key)
  return isStatus(status) ? statusAppearance[status].label : status
}

function roleDeed(row: AuditRow): AuditDeed {
  const { from, to } = readRoleChange(row)
  const label = (role: typeof from) => (role ? roleAppearance[role].label : undefined)
  if (from && to) return { text: 'Роль изменена', from: label(from), to: label(to) }
  return to ? { text: 'Роль выдана', to: label(to) } : { text: 'Роль снята', to: label(from) }
}

function assigneeDeed({ details, actor_id }: AuditRow, { people }: AuditNames): AuditDeed {
  const [from, to] = [textIn(details, 'from'), textIn(details, 'to')]
  const name = (id: string | undefined) => id && actorName(id, people)
  if (!to) return { text: 'Назначение снято', to: name(from) }
  if (from) return { text: 'Письмо передано', from: name(from), to: name(to) }
  return to === actor_id ? { text: 'Назначено себе' } : { text: 'Назначено', to: name(to) }
}

/** What a line of the log tells. */
export function auditDeed(row: AuditRow, names: AuditNames): AuditDeed {
  switch (row.action) {
    case 'role_given':
    case 'role_changed':
    case 'role_taken':
      return roleDeed(row)
    case 'status_changed':
      return {
        text: 'Статус изменён',
        from: statusIn(row.details, 'from'),
        to: statusIn(row.details, 'to'),
      }
    case 'assignee_changed':
      return assigneeDeed(row, names)
    case 'note_added':
      return { text: 'Добавлена заметка' }
    case 'note_deleted':
      return { text: 'Удалена заметка' }
    case 'reply_sent':
      return { text: 'Отправлен ответ клиенту' }
    case 'mail_retried':
      return { text: 'Письмо отправлено ещё раз' }
    default:
      // Newer than this page.
      return { text: row.action }
  }
}

/** People whom a line names, besides the e-mail it may be about. */
export const peopleIn = ({ actor_id, action, entity, entity_id, details }: AuditRow): string[] => [
  ...(actor_id ? [actor_id] : []),
  ...(entity === 'user' ? [entity_id] : []),
  ...(action === 'assignee_changed'
    ? [textIn(details, 'from'), textIn(details, 'to')].flatMap((id) => id ?? [])
    : []),
]
