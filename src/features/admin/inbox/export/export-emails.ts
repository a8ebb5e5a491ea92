import { useMutation } from '@tanstack/react-query'
import { leadNumber } from '@contracts/lead-number.ts'
import { toast } from '@/lib/toast'
import { deadlineOf, type Promised } from '../../lib/deadline'
import { kindLabels, kindOf, statusAppearance } from '../../lib/labels'
import { leadAnswers } from '../../lib/lead-details'
import { personName } from '../../lib/person-name'
import { nameOf } from '../../lib/sender'
import { saveCsv } from '../../lib/save-csv'
import { countEmails } from '../../triage/undo'
import { fetchInboxPage, type InboxEmail, pageAfter, pageArguments } from '../inbox-requests'
import type { InboxQuery } from '../inbox-query'
import { useViewer } from '../../lib/viewer'

/** «2026-11-26 08:53» in the reader's time zone, which sorts as text. */
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
const momentText = (iso: string | null) => (iso ? sortable.format(new Date(iso)) : '')

/** Whether the promise was kept; empty while it can be, or without one. */
function promiseText(email: Promised, now: number): string {
  const deadline = deadlineOf(email, now)
  if (deadline?.state === 'kept') return 'да'
  const isLate = deadline?.state === 'open' && deadline.urgency === 'overdue'
  return isLate || deadline?.state === 'broken' ? 'нет' : ''
}

/** The list has the first 240 characters of a mail. */
const markCut = (text: string) => (text.length < 240 ? text : `${text.trimEnd()}…`)

function csvRow(email: InboxEmail, now: number): Record<string, string> {
  const answers = leadAnswers(email.lead)
  return {
    Номер: email.submission_id ? leadNumber(email.submission_id) : '',
    Получено: momentText(email.received_at),
    Источник: kindLabels[kindOf(email)],
    Статус: statusAppearance[email.status].label,
    Ответственный: email.assignee ? personName(email.assignee) : '',
    Метки: email.tags.join(', '),
    Имя: nameOf(email) ?? '',
    Email: email.from_email ?? '',
    // With hyphens, a spreadsheet would compute a sum.
    Телефон: answers.phone?.replaceAll('-', ' ') ?? '',
    Компания: email.customer?.company ?? answers.company ?? '',
    Тема: email.subject ?? '',
    Интерес: email.interest ?? '',
    Цена: answers.price ?? '',
    'Тип проекта': answers.projectType ?? '',
    Бюджет: answers.budget ?? '',
    Текст: answers.description ?? markCut(email.preview ?? ''),
    'Ответить до': momentText(email.due_at),
    Отвечено: momentText(email.answered_at),
    'В срок': promiseText(email, now),
  }
}

const maxRows = 10_000

/** The most rows that the database returns at once. */
const pageSize = 500

async function* listAll(query: InboxQuery, viewerId: string): AsyncGenerator<InboxEmail> {
  const filters = pageArguments(query, viewerId)
  let after = {}
  for (;;) {
    const page = await fetchInboxPage({ ...filters, ...after, page_size: pageSize })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = pageAfter(filters.queue, last)
  }
}

/** @param chosen the selected emails; none means the whole list */
async function exportEmails(query: InboxQuery, viewerId: string, chosen: readonly InboxEmail[]) {
  const now = Date.now()
  const rows: Record<string, string>[] = []
  let isCut = false
  for await (const email of chosen.length > 0 ? chosen : listAll(query, viewerId)) {
    isCut = rows.length === maxRows
    if (isCut) break
    rows.push(csvRow(email, now))
  }
  if (rows.length > 0) await saveCsv('emails', rows, now)
  return { count: rows.length, isCut }
}

export function useExportEmails(query: InboxQuery) {
  const { userId } = useViewer()
  return useMutation({
    mutationFn: (chosen: readonly InboxEmail[]) => exportEmails(query, userId, chosen),
    onSuccess: ({ count, isCut }) => {
      const title = `Выгружено ${countEmails(count)}`
      if (count === 0) toast.info('Выгружать нечего', 'По этим фильтрам писем нет.')
      else if (isCut) toast.info(title, 'Это не все: сузьте список фильтрами или поиском.')
      else toast.success(title)
    },
    meta: { refused: 'Ошибка выгрузки' },
  })
}
