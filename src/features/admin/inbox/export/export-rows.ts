import { leadNumber } from '@contracts/lead-number.ts'
import type { LeadKey } from '@/content/lead-text'
import { consentDetails, originDetails } from '../../email/details'
import { deadlineOf, type Promised } from '../../lib/deadline'
import { kindLabels, kindOf, statusAppearance } from '../../lib/labels'
import { leadAnswers } from '../../lib/lead-details'
import { personName } from '../../lib/person-name'
import { nameOf, senderOf } from '../../lib/sender'
import type { ExportedEmail } from './export-requests'

/** «2026-11-26 08:53» in the reader's time zone, which sorts as text. */
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
const momentText = (iso: string | null | undefined) => (iso ? sortable.format(new Date(iso)) : '')

/** Whether the promise was kept; empty while it can be, or without one. */
function promiseText(email: Promised, now: number): string {
  const deadline = deadlineOf(email, now)
  if (deadline?.state === 'kept') return 'да'
  const isLate = deadline?.state === 'open' && deadline.urgency === 'overdue'
  return isLate || deadline?.state === 'broken' ? 'нет' : ''
}

/** The most that a cell of a spreadsheet holds, without the sign that makes it a text. */
const cellLimit = 32_000
const cell = (text: string | null | undefined) =>
  !text || text.length < cellLimit ? (text ?? '') : `${text.slice(0, cellLimit)}…`

/** What is asked for in a lead; its contact and its text have columns of their own. */
const wishes: Record<
  Exclude<LeadKey, 'name' | 'email' | 'phone' | 'messenger' | 'company' | 'description'>,
  string
> = {
  contact: 'Контакт',
  channel: 'Как обратились',
  order: 'Заказ',
  price: 'Цена',
  projectType: 'Тип проекта',
  timeline: 'Срок',
  budget: 'Бюджет',
  features: 'Функции',
  priority: 'Приоритет',
  team: 'Команда',
  time: 'Удобное время',
  topic: 'О чём',
  estimate: 'Оценка на сайте',
  lang: 'Язык',
}

const origins = ['Страница', 'Источник перехода']
const utm = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}`)

const authentication = { pass: 'подтверждён', fail: 'не подтверждён', none: 'не проверен' }

const noteText = ({ created_at, author, body }: ExportedEmail['email_notes'][number]) =>
  `${[momentText(created_at), author && personName(author)].filter(Boolean).join(', ')}: ${body}`

/** A row of the file: all that staff see of a thread, as its first email. @param now milliseconds since 1970 */
export function exportedRow(email: ExportedEmail, now: number): Record<string, string> {
  const answers = leadAnswers(email.lead)
  const said = new Map(Object.entries(answers))
  const sender = senderOf(email)
  const origin = new Map(originDetails(email).map(({ label, value }) => [label, value]))
  const [consent] = consentDetails(email)
  return {
    // Without the space that a spreadsheet would take for a number's, or not.
    Номер: email.submission_id ? leadNumber(email.submission_id).replace(/\D/g, '') : '',
    Получено: momentText(email.received_at),
    Источник: kindLabels[kindOf(email)],
    Статус: statusAppearance[email.status].label,
    Ответственный: email.assignee ? personName(email.assignee) : '',
    Метки: email.tags.join(', '),
    Имя: nameOf(email) ?? '',
    Email: email.from_email ?? email.customer?.email ?? '',
    // With hyphens, a spreadsheet would compute a sum.
    Телефон: (sender.phone ?? email.customer?.phone ?? '').replaceAll('-', ' '),
    Мессенджер: sender.messenger ?? '',
    Компания: email.customer?.company ?? answers.company ?? '',
    Кому: email.to_email ?? '',
    Отправитель: email.authentication ? authentication[email.authentication] : '',
    Тема: email.subject ?? '',
    Интерес: email.interest ?? '',
    ...Object.fromEntries(
      Object.entries(wishes).map(([key, label]) => [label, said.get(key) ?? '']),
    ),
    Текст: cell(answers.description ?? email.body),
    'Писем клиента': String(email.answers + 1),
    'Последнее письмо': momentText(email.listed_at),
    'Что написал последним': email.answer_preview ?? '',
    Ответов: String(email.email_replies.reduce((sum, { count }) => sum + count, 0)),
    Заметки: cell(email.email_notes.map(noteText).join('\n')),
    Файлы: cell(email.attachments.map(({ name }) => name).join('\n')),
    'Ответить до': momentText(email.due_at),
    Отвечено: momentText(email.answered_at),
    'В срок': promiseText(email, now),
    'Ждёт ответа с': email.waits_until === null ? '' : momentText(email.waiting_since),
    'Отложено до': momentText(email.snoozed_until),
    Пометки: [email.spam_at && 'спам', email.is_suspicious && 'подозрительное']
      .filter(Boolean)
      .join(', '),
    ...Object.fromEntries([...origins, ...utm].map((label) => [label, origin.get(label) ?? ''])),
    Согласие: consent?.value ?? '',
  }
}
