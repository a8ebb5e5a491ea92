import { useMutation } from '@tanstack/react-query'
import { formatCount } from '@/lib/format'
import { plural } from '@/lib/plural'
import { toast } from '@/lib/toast'
import { csvRow } from './csv-row'
import { inboxArguments } from '../inbox-arguments'
import type { InboxQuery } from '../inbox-query'
import { saveFile } from './save-file'
import { fetchInboxPage, type InboxEmail, placeOf } from '../fetch-inbox-page'

/** The most that one file takes; who needs more narrows the list. */
export const mostRows = 10_000

/** The most that the database gives at once. */
const pageSize = 500

/** All e-mails of a list, page by page. */
async function* listAll(query: InboxQuery, viewerId: string): AsyncGenerator<InboxEmail> {
  const asked = inboxArguments(query, viewerId)
  let place = {}
  for (;;) {
    const page = await fetchInboxPage({ ...asked, ...place, page_size: pageSize })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    place = placeOf(last)
  }
}

interface Export {
  query: InboxQuery
  viewerId: string
}

async function exportEmails({ query, viewerId }: Export) {
  const { unparse } = await import('papaparse')
  const now = Date.now()
  const rows: Record<string, string>[] = []
  let isCut = false
  for await (const email of listAll(query, viewerId)) {
    isCut = rows.length === mostRows
    if (isCut) break
    rows.push(csvRow(email, now))
  }
  if (rows.length > 0) {
    // What a spreadsheet in Russian expects; the mark at the start tells it that the text is UTF-8.
    const text = unparse(rows, { delimiter: ';', escapeFormulae: true })
    const day = new Date(now).toISOString().slice(0, 10)
    saveFile(`emails-${day}.csv`, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  }
  return { count: rows.length, isCut }
}

/** Saves what the list shows, all pages of it, as a file for spreadsheets. */
export const useExportEmails = () =>
  useMutation({
    mutationFn: exportEmails,
    onSuccess: ({ count, isCut }) => {
      const emails = `${formatCount(count)} ${plural(count, 'письмо', 'письма', 'писем')}`
      if (count === 0) toast.info('Выгружать нечего', 'По этим фильтрам писем нет.')
      else if (isCut) {
        toast.info(`Выгружено ${emails}`, 'Это не все: сузьте список фильтрами или поиском.')
      } else toast.success(`Выгружено ${emails}`)
    },
    meta: { refused: 'Ошибка выгрузки' },
  })
