import { dayOf, saveFile } from '@/lib/backend/save-file'

/**
 * Cells that a spreadsheet may run as a formula: the ASCII signs and their look-alikes, which some programs
 * normalize, after characters that some trim. Papa Parse's own pattern passes every cell with a line break
 * (https://github.com/mholt/PapaParse/pull/1149). A telephone number is text as soon as a space or a bracket divides
 * its digits; with hyphens it would be computed.
 */
const formula = /^(?!\+\d*[ (][\d ()]+$)[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−\t\r\n]/u

/** Rows as the text of a CSV file whose cells no spreadsheet runs as formulas. */
export async function csvOf(rows: readonly Record<string, string>[]): Promise<string> {
  const { unparse } = await import('papaparse')
  // Russian spreadsheets expect semicolons, and a byte order mark for UTF-8.
  return `\ufeff${unparse([...rows], { delimiter: ';', escapeFormulae: formula })}`
}

/** Saves rows as a CSV file; the day and the extension are added to its name. */
export async function saveCsv(
  name: string,
  rows: readonly Record<string, string>[],
  now = Date.now(),
): Promise<void> {
  const text = await csvOf(rows)
  saveFile(`${name}-${dayOf(now)}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
