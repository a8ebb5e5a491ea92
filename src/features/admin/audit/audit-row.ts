import {
  AlarmClock,
  Bot,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Contact,
  Dot,
  Download,
  Eraser,
  Headset,
  LogOut,
  type LucideIcon,
  MailPlus,
  PencilLine,
  PhoneIncoming,
  Reply,
  RotateCw,
  ShieldAlert,
  ShieldCheck,
  StickyNote,
  Tag,
  Undo2,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'
import { oneLine } from '@contracts/text.ts'
import { phoneText } from '@contracts/phone.ts'
import { Constants, type Database } from '@contracts/database.types.ts'
import { emailStatuses } from '@contracts/email-status.ts'
import type { Role } from '@contracts/role.ts'
import type { z } from '@contracts/zod.ts'
import { formatDayTime } from '../lib/format-day'
import { placeholders, roleAppearance, statusAppearance } from '../lib/labels'
import { actorName, type Person, personName, searchOfUser } from '../lib/person-name'
import { logDetails, roleChange } from '../lib/log-details'
import { foldLetters } from '../lib/search-patterns'

export type AuditRow = Pick<
  Database['public']['Tables']['audit_log']['Row'],
  'id' | 'at' | 'actor_id' | 'action' | 'entity' | 'entity_id'
> & { details: unknown }

/** The names behind the ids of the log; deleted people, emails and customers are missing. */
export interface AuditNames {
  people: ReadonlyMap<string, Person>
  subjects: ReadonlyMap<string, string | null>
  customers: ReadonlyMap<string, Record<'name' | 'email' | 'phone', string | null>>
}

/** What was changed, in words, with the values before and after where there are any. */
export interface Change {
  text: string
  from?: string | undefined
  to?: string | undefined
}

const statusName = (value: string) => {
  const status = emailStatuses.find((each) => each === value)
  return status ? statusAppearance[status].label : value
}

/** Tags as the database writes an array: {vip,"два слова"}. */
const tagNames = (value: string) =>
  value
    .replace(/^\{|\}$|"/g, '')
    .split(',')
    .join(', ') || undefined

type Describe = (details: z.infer<typeof logDetails>, row: AuditRow, names: AuditNames) => Change

const roleLabel = (role: Role | undefined) => role && roleAppearance[role].label

const describeRole: Describe = (details) => {
  const { from, to } = roleChange.parse(details)
  if (from && to) return { text: 'Роль изменена', from: roleLabel(from), to: roleLabel(to) }
  return { text: to ? 'Роль выдана' : 'Роль снята', to: roleLabel(to ?? from) }
}

const withRole =
  (text: string): Describe =>
  ({ role }) => ({ text, to: roleLabel(role) })

const describeAcceptance: Describe = ({ role, invited_by }, _row, { people }) => {
  const inviter = invited_by && people.get(invited_by)
  const by = inviter && `приглашение: ${personName(inviter)}`
  return { text: 'Приглашение принято', to: [roleLabel(role), by].filter(Boolean).join(' · ') }
}

const fromTo =
  (text: string, nameOf: (value: string) => string | undefined): Describe =>
  ({ from, to }) => ({ text, from: from && nameOf(from), to: to && nameOf(to) })

/** A mark that was set, or removed. */
const marked =
  (set: string, removed: string): Describe =>
  ({ to = 'false' }) => ({ text: to === 'false' ? removed : set })

const describeAssignee: Describe = ({ from, to }, { actor_id }, { people }) => {
  const name = (id: string | undefined) => id && actorName(id, people)
  if (!to) return { text: 'Назначение снято', to: name(from) }
  if (from) return { text: 'Письмо передано', from: name(from), to: name(to) }
  return to === actor_id ? { text: 'Назначено себе' } : { text: 'Назначено', to: name(to) }
}

/** With the pseudonym of the erased person. */
const describeErasure: Describe = ({ number }) => ({
  text: 'Удалены данные человека',
  to: number ? `№ ${number}` : undefined,
})

const describeSnooze: Describe = ({ to }) => ({
  text: to ? `Отложено до ${formatDayTime(to)}` : 'Письмо больше не отложено',
})

const describeTakeover: Describe = ({ from }, _row, { people }) => ({
  text: 'Сотрудник вступил в чат',
  from: from && actorName(from, people),
})

const describePause: Describe = ({ reason }, { actor_id }) =>
  actor_id
    ? { text: 'Отправка выпуска на паузе' }
    : { text: 'Отправка выпуска остановилась', to: reason }

type Action = Database['public']['Enums']['audit_action']

/** An action of the log: its icon, and what it changed in words, with those by which a search finds it. */
type Described = readonly [LucideIcon, string] | readonly [LucideIcon, Describe, words: string]

const actions: Readonly<Record<Action, Described>> = {
  role_given: [ShieldCheck, describeRole, 'Роль выдана'],
  role_changed: [ShieldCheck, describeRole, 'Роль изменена'],
  role_taken: [ShieldCheck, describeRole, 'Роль снята'],
  person_invited: [MailPlus, withRole('Отправлено приглашение'), 'Отправлено приглашение'],
  invitation_withdrawn: [UserRoundX, 'Приглашение отозвано'],
  invitation_accepted: [UserRoundCheck, describeAcceptance, 'Приглашение принято'],
  person_blocked: [UserRoundX, 'Аккаунт заблокирован'],
  person_unblocked: [UserRoundCheck, 'Аккаунт разблокирован'],
  person_exported: [Download, 'Выгружены данные человека'],
  person_erased: [Eraser, describeErasure, 'Удалены данные человека'],
  person_deleted: [UserRoundX, 'Аккаунт удалён'],
  sessions_ended: [LogOut, 'Завершены все сеансы'],
  status_changed: [CircleCheck, fromTo('Статус изменён', statusName), 'Статус изменён'],
  assignee_changed: [UserRoundCheck, describeAssignee, 'Назначено, передано, назначение снято'],
  note_added: [StickyNote, 'Добавлена заметка'],
  note_deleted: [StickyNote, 'Удалена заметка'],
  reply_sent: [Reply, 'Ответ клиенту поставлен в отправку'],
  reply_recalled: [Undo2, 'Отправка ответа отменена'],
  mail_retried: [RotateCw, 'Письмо отправлено ещё раз'],
  suspicion_changed: [
    ShieldAlert,
    marked('Помечено подозрительным', 'Снята пометка «Подозрительное»'),
    'Пометка «Подозрительное», помечено подозрительным',
  ],
  spam_changed: [
    CircleX,
    marked('Помечено как спам', 'Снята пометка «Спам»'),
    'Пометка «Спам», помечено как спам',
  ],
  snooze_changed: [AlarmClock, describeSnooze, 'Отложено'],
  tags_changed: [Tag, fromTo('Изменены метки', tagNames), 'Изменены метки'],
  lead_added: [PhoneIncoming, 'Обращение записано'],
  lead_corrected: [
    PencilLine,
    fromTo('Обращение исправлено, раньше было', (text) => oneLine(text, 1000)),
    'Обращение исправлено',
  ],
  thread_joined: [UserRoundPlus, 'Отправитель присоединён к переписке'],
  requests_joined: [UserRoundPlus, 'Обращения клиента объединены'],
  requests_parted: [UserRoundPlus, 'Обращения клиента разделены'],
  customer_edited: [Contact, 'Изменена карточка клиента'],
  customers_merged: [Contact, 'Объединены карточки клиента'],
  chat_taken_over: [Headset, describeTakeover, 'Сотрудник вступил в чат'],
  chat_finished: [CircleCheck, 'Разговор в чате завершён'],
  chat_handed_back: [Bot, 'Сотрудник передал чат помощнику'],
  newsletter_started: [CirclePlay, 'Начата отправка выпуска'],
  newsletter_paused: [CirclePause, describePause, 'Отправка выпуска на паузе, остановилась'],
  newsletter_resumed: [CirclePlay, 'Отправка выпуска продолжена'],
  newsletter_cancelled: [CircleX, 'Отправка выпуска отменена'],
  newsletter_subscriber_removed: [UserRoundX, 'Удалён подписчик рассылки'],
  newsletter_exported: [Download, 'Выгружен список подписчиков'],
}

const isKnown = (action: string): action is Action => Object.hasOwn(actions, action)

/** An action newer than this page has a dot. */
export const iconOf = (action: string): LucideIcon => (isKnown(action) ? actions[action][0] : Dot)

/** The actions whose words a searched word is a part of. */
export const actionsNamed = (word: string): Action[] =>
  Constants.public.Enums.audit_action.filter((action) => {
    const [, text, words] = actions[action]
    return foldLetters(words ?? (typeof text === 'string' ? text : '')).includes(word)
  })

/** Describes the change that a row records; an action newer than this page by its name. */
export function describeChange(row: AuditRow, names: AuditNames): Change {
  const change = isKnown(row.action) ? actions[row.action][1] : row.action
  if (typeof change === 'string') return { text: change }
  return change(logDetails.parse(row.details), row, names)
}

/** Subjects without a page of their own. */
const goneTexts: Readonly<Record<string, string>> = {
  email: 'Письмо удалено',
  customer: 'Клиент удалён',
  user: 'Аккаунт удалён',
  invitation: 'Приглашение в команду',
  person: 'Персональные данные',
}

/** The user, customer, email, chat or issue that was changed, with the search of its address unless it is gone. */
export function subjectOf({ entity, entity_id: id, details }: AuditRow, names: AuditNames) {
  const person = entity === 'user' && names.people.get(id)
  if (person) {
    return person.isGone
      ? { text: actorName(id, names.people) }
      : { text: personName(person), search: searchOfUser(person.email) }
  }
  const customer = entity === 'customer' && names.customers.get(id)
  if (customer) {
    const contact = customer.email ?? customer.phone ?? ''
    return {
      text: customer.name ?? phoneText(contact),
      search: `?q=${encodeURIComponent(contact)}`,
    }
  }
  // A link to a deleted chat is fine: its page says that it is gone.
  if (entity === 'chat') return { text: 'Чат на сайте', search: `?tab=chats&chat=${id}` }
  const subject = names.subjects.get(id)
  if (entity.startsWith('newsletter')) {
    const issue = names.subjects.has(id) ? `&issue=${id}` : ''
    return { text: subject ?? 'Рассылка', search: `?tab=newsletter${issue}` }
  }
  // Lines of before 1.0 have no address.
  const invited = entity === 'invitation' && (logDetails.parse(details).to ?? subject)
  if (invited) return { text: `Приглашение для ${invited}` }
  return entity === 'email' && names.subjects.has(id)
    ? { text: subject ?? placeholders.subject, search: `?email=${id}` }
    : { text: goneTexts[entity] }
}

/** The actions that say all of their transaction. */
const tellingActions = ['reply_sent', 'reply_recalled', 'invitation_accepted']

/**
 * One row for a sent reply, for an undone one and for an accepted invitation: without the status, assignee or role that
 * changed with it, which have its transaction's time, and without the sending that was undone.
 */
export function foldReplies<Row extends AuditRow>(rows: readonly Row[]): Row[] {
  const isTelling = ({ action }: AuditRow) => tellingActions.includes(action)
  const transactionOf = ({ at, entity_id }: AuditRow) => `${at} ${entity_id}`
  const replyIn = ({ details }: AuditRow) => logDetails.parse(details).reply_id
  const transactions = new Set(rows.filter(isTelling).map(transactionOf))
  const recalled = new Set(rows.filter(({ action }) => action === 'reply_recalled').map(replyIn))
  return rows.filter((row) => {
    if (row.action === 'reply_sent') return !recalled.has(replyIn(row))
    return isTelling(row) || !transactions.has(transactionOf(row))
  })
}

export function peopleIn({ actor_id, action, entity, entity_id, details }: AuditRow): string[] {
  const { from, to, invited_by } = logDetails.parse(details)
  const isOfStaff = action === 'assignee_changed' || action === 'chat_taken_over'
  const named = isOfStaff ? [from, to] : [invited_by]
  const ids = [actor_id, entity === 'user' && entity_id, ...named]
  return ids.flatMap((id) => id || [])
}
