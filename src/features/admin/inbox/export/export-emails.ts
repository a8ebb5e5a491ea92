import { useMutation } from '@tanstack/react-query'
import { toast } from '@/lib/toast'
import { saveCsv } from '../../lib/save-csv'
import { useViewer } from '../../lib/viewer'
import { countEmails } from '../../triage/undo'
import type { InboxQuery } from '../inbox-query'
import { fetchChosen, fetchList } from './export-requests'
import { exportedRow } from './export-rows'

const about = 'export'

/** From as many rows on, the reader is told how far it is. */
const longFrom = 2000

async function* rowsOf(pages: ReturnType<typeof fetchList>, now: number) {
  let count = 0
  for await (const page of pages) {
    yield page.map((email) => exportedRow(email, now))
    const before = count
    count += page.length
    if (Math.floor(count / longFrom) > Math.floor(before / longFrom)) {
      toast.info(`Выгружаем: ${countEmails(count)}`, undefined, { about })
    }
  }
}

/** Saves emails as a CSV file: those with the chosen ids, or else the whole list. */
export function useExportEmails(query: InboxQuery) {
  const { userId } = useViewer()
  return useMutation({
    mutationFn: (chosen: readonly string[]) => {
      const now = Date.now()
      const pages = chosen.length > 0 ? fetchChosen(chosen) : fetchList(query, userId)
      return saveCsv('emails', rowsOf(pages, now), now)
    },
    onSuccess: (count) =>
      count === 0
        ? toast.info('Выгружать нечего', 'По этим фильтрам писем нет.')
        : toast.success(`Выгружено ${countEmails(count)}`, undefined, { about }),
    onError: () => toast.withdraw(about),
    meta: { refused: 'Ошибка выгрузки' },
  })
}
