import { dayOf, saveFile } from '@/lib/save-file'

/**
 * Saves rows as a CSV file for a spreadsheet, which runs none of them as a formula.
 *
 * @param name of the file, before the day and the ending
 * @param now milliseconds since 1970
 */
export async function saveCsv(
  name: string,
  rows: readonly Record<string, string>[],
  now = Date.now(),
): Promise<void> {
  const { unparse } = await import('papaparse')
  // Russian spreadsheets expect semicolons, and a byte order mark before UTF-8.
  const text = unparse([...rows], { delimiter: ';', escapeFormulae: true })
  saveFile(
    `${name}-${dayOf(now)}.csv`,
    new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }),
  )
}
