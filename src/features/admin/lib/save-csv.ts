import { dayOf, saveFile } from '@/lib/backend/save-file'

/**
 * Cells that a spreadsheet may run as a formula: the ASCII signs and their look-alikes, which some programs
 * normalize, after characters that some trim. Papa Parse's own pattern passes every cell with a line break
 * (https://github.com/mholt/PapaParse/pull/1149). A telephone number is text as soon as a space or a bracket divides
 * its digits; with hyphens it would be computed.
 */
const formula = /^(?!\+\d*[ (][\d ()]+$)[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−\t\r\n]/u

/**
 * Rows as the text of a CSV file whose cells no spreadsheet runs as formulas.
 * @param isBeginning whether it has a header; otherwise it continues a file of the same columns
 */
export async function csvOf(
  rows: readonly Record<string, string>[],
  isBeginning = true,
): Promise<string> {
  const { unparse } = await import('papaparse')
  const options = { delimiter: ';', escapeFormulae: formula, header: isBeginning }
  // Russian spreadsheets expect semicolons, and a byte order mark for UTF-8.
  return (isBeginning ? '\ufeff' : '\r\n') + unparse([...rows], options)
}

/**
 * Saves rows as a CSV file; the day and the extension are added to its name. Without rows there is none.
 * @returns how many rows it has
 */
export async function saveCsv(
  name: string,
  pages:
    | Iterable<readonly Record<string, string>[]>
    | AsyncIterable<readonly Record<string, string>[]>,
  now = Date.now(),
): Promise<number> {
  const parts: string[] = []
  let count = 0
  for await (const rows of pages) {
    if (rows.length > 0) parts.push(await csvOf(rows, count === 0))
    count += rows.length
  }
  if (count > 0) {
    saveFile(`${name}-${dayOf(now)}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  }
  return count
}
