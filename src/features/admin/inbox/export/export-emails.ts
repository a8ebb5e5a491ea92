import { useMutation } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { toast } from '@/lib/toast'
import { saveCsv } from '../../save-csv'
import { fetchInboxPage, type InboxEmail, pageAfter, pageArguments } from '../fetch-inbox-page'
import type { InboxQuery } from '../inbox-query'
import { csvRow } from './csv-row'

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

interface Export {
  query: InboxQuery
  viewerId: string
  /** The selected emails; none means the whole list. */
  chosen: readonly InboxEmail[]
}

async function exportEmails({ query, viewerId, chosen }: Export) {
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

/** Saves the selected emails as a CSV file, or all pages of the list. */
export const useExportEmails = () =>
  useMutation({
    mutationFn: exportEmails,
    onSuccess: ({ count, isCut }) => {
      const emails = `${formatNumber(count)} ${plural(count, 'письмо', 'письма', 'писем')}`
      if (count === 0) toast.info('Выгружать нечего', 'По этим фильтрам писем нет.')
      else if (isCut) {
        toast.info(`Выгружено ${emails}`, 'Это не все: сузьте список фильтрами или поиском.')
      } else toast.success(`Выгружено ${emails}`)
    },
    meta: { refused: 'Ошибка выгрузки' },
  })
