import { type EmailStatus, emailStatuses } from '@contracts/email-status.ts'
import { roles } from '@contracts/role.ts'
import { formatDayTime } from '../format-day'
import { roleAppearance, statusAppearance } from '../labels'
import { actorName, type Person } from '../person-name'
import { readRoleChange, valueIn } from '../role-change'

/** A row of `audit_log`. */
export interface AuditRow {
  id: number
  at: string
  actor_id: string | null
  action: string
  entity: string
  entity_id: string
  details: unknown
}

/** The names behind the ids of the log; deleted people, emails and customers are missing. */
export interface AuditNames {
  people: ReadonlyMap<string, Person>
  subjects: ReadonlyMap<string, string | null>
  customers: ReadonlyMap<string, Customer>
}

export interface Customer {
  name: string | null
  email: string | null
  phone: string | null
}

/** What was changed, in words, with the values before and after where there are any. */
export interface Change {
  text: string
  from?: string | undefined
  to?: string | undefined
}

const isStatus = (text: string | undefined): text is EmailStatus =>
  emailStatuses.some((status) => status === text)

const statusIn = (details: unknown, key: 'from' | 'to') => {
  const status = valueIn(details, key)
  return isStatus(status) ? statusAppearance[status].label : status
}

function describeRole({ details }: AuditRow): Change {
  const { from, to } = readRoleChange(details)
  const label = (role: typeof from) => (role ? roleAppearance[role].label : undefined)
  if (from && to) return { text: 'Роль изменена', from: label(from), to: label(to) }
  return to ? { text: 'Роль выдана', to: label(to) } : { text: 'Роль снята', to: label(from) }
}

/** The pseudonym of an erased person. */
const numberIn = (details: unknown): string | undefined => {
  const number: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'number') : undefined
  return typeof number === 'string' || typeof number === 'number' ? `№ ${number}` : undefined
}

const invitedRole = ({ details }: AuditRow) => {
  const given = valueIn(details, 'role')
  return roles.filter((role) => role === given).map((role) => roleAppearance[role].label)[0]
}

function describeAssignee({ details, actor_id }: AuditRow, { people }: AuditNames): Change {
  const [from, to] = [valueIn(details, 'from'), valueIn(details, 'to')]
  const name = (id: string | undefined) => id && actorName(id, people)
  if (!to) return { text: 'Назначение снято', to: name(from) }
  if (from) return { text: 'Письмо передано', from: name(from), to: name(to) }
  return to === actor_id ? { text: 'Назначено себе' } : { text: 'Назначено', to: name(to) }
}

function reasonIn(details: unknown): string | undefined {
  const reason: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'reason') : undefined
  return typeof reason === 'string' ? reason : undefined
}

/** Tags as the database writes an array: {vip,"два слова"}. */
const tagsIn = (details: unknown, key: 'from' | 'to') =>
  valueIn(details, key)
    ?.replace(/^\{|\}$|"/g, '')
    .split(',')
    .join(', ') || undefined

/** Describes the change that a row records. */
export function describeChange(row: AuditRow, names: AuditNames): Change {
  switch (row.action) {
    case 'role_given':
    case 'role_changed':
    case 'role_taken':
      return describeRole(row)
    case 'person_invited':
      return { text: 'Отправлено приглашение', to: invitedRole(row) }
    case 'invitation_withdrawn':
      return { text: 'Приглашение отозвано' }
    case 'invitation_accepted':
      return { text: 'Приглашение принято', to: invitedRole(row) }
    case 'person_blocked':
      return { text: 'Аккаунт заблокирован' }
    case 'person_unblocked':
      return { text: 'Аккаунт разблокирован' }
    case 'person_exported':
      return { text: 'Выгружены данные человека' }
    case 'person_erased':
      return { text: 'Удалены данные человека', to: numberIn(row.details) }
    case 'person_deleted':
      return { text: 'Аккаунт удалён' }
    case 'sessions_ended':
      return { text: 'Завершены все сеансы' }
    case 'status_changed':
      return {
        text: 'Статус изменён',
        from: statusIn(row.details, 'from'),
        to: statusIn(row.details, 'to'),
      }
    case 'assignee_changed':
      return describeAssignee(row, names)
    case 'note_added':
      return { text: 'Добавлена заметка' }
    case 'note_deleted':
      return { text: 'Удалена заметка' }
    case 'reply_sent':
      return { text: 'Ответ клиенту поставлен в отправку' }
    case 'reply_recalled':
      return { text: 'Отправка ответа отменена' }
    case 'mail_retried':
      return { text: 'Письмо отправлено ещё раз' }
    case 'suspicion_changed':
      return {
        text:
          valueIn(row.details, 'to') === 'true'
            ? 'Помечено подозрительным'
            : 'Снята пометка «Подозрительное»',
      }
    case 'spam_changed':
      return {
        text: valueIn(row.details, 'to') ? 'Помечено как спам' : 'Снята пометка «Спам»',
      }
    case 'snooze_changed': {
      const until = valueIn(row.details, 'to')
      return until
        ? { text: `Отложено до ${formatDayTime(until)}` }
        : { text: 'Письмо больше не отложено' }
    }
    case 'tags_changed':
      return {
        text: 'Изменены метки',
        from: tagsIn(row.details, 'from'),
        to: tagsIn(row.details, 'to'),
      }
    case 'lead_added':
      return { text: 'Обращение записано' }
    case 'thread_joined':
      return { text: 'Отправитель присоединён к переписке' }
    case 'customer_edited':
      return { text: 'Изменена карточка клиента' }
    case 'customers_merged':
      return { text: 'Объединены карточки клиента' }
    case 'chat_taken_over': {
      const from = valueIn(row.details, 'from')
      return { text: 'Сотрудник вступил в чат', from: from && actorName(from, names.people) }
    }
    case 'chat_finished':
      return { text: 'Разговор в чате завершён' }
    case 'chat_handed_back':
      return { text: 'Сотрудник передал чат помощнику' }
    case 'newsletter_started':
      return { text: 'Начата отправка выпуска' }
    case 'newsletter_paused':
      return row.actor_id
        ? { text: 'Отправка выпуска на паузе' }
        : { text: 'Отправка выпуска остановилась', to: reasonIn(row.details) }
    case 'newsletter_resumed':
      return { text: 'Отправка выпуска продолжена' }
    case 'newsletter_cancelled':
      return { text: 'Отправка выпуска отменена' }
    case 'newsletter_subscriber_removed':
      return { text: 'Удалён подписчик рассылки' }
    case 'newsletter_exported':
      return { text: 'Выгружен список подписчиков' }
    default:
      // An action newer than this page.
      return { text: row.action }
  }
}

interface OfReply {
  at: string
  action: string
  emailId: string | undefined
  /** The reply that a row about one names. */
  replyId: string | undefined
}

/**
 * One row for a sent reply, and one for an undone one: without the status and assignee that changed with it, which
 * have its transaction's time, and without the sending that was undone.
 */
export function foldReplies<Row extends OfReply>(rows: readonly Row[]): Row[] {
  const transactionOf = ({ at, emailId }: OfReply) => `${at} ${emailId}`
  const ofReplies = rows.filter(({ replyId }) => replyId !== undefined)
  const transactions = new Set(ofReplies.map(transactionOf))
  const recalled = new Set(
    ofReplies.filter(({ action }) => action === 'reply_recalled').map(({ replyId }) => replyId),
  )
  return rows.filter((row) =>
    row.replyId === undefined
      ? !transactions.has(transactionOf(row))
      : row.action === 'reply_recalled' || !recalled.has(row.replyId),
  )
}

/** The reply that a row names. */
export const replyIn = ({ action, details }: AuditRow): string | undefined =>
  action === 'reply_sent' || action === 'reply_recalled' ? valueIn(details, 'reply_id') : undefined

/** The ids of the users a row names. */
export const peopleIn = ({ actor_id, action, entity, entity_id, details }: AuditRow): string[] => [
  ...(actor_id ? [actor_id] : []),
  ...(entity === 'user' ? [entity_id] : []),
  ...(action === 'assignee_changed' || action === 'chat_taken_over'
    ? [valueIn(details, 'from'), valueIn(details, 'to')].flatMap((id) => id ?? [])
    : []),
]
