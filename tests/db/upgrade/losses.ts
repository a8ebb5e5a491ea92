import type { Snapshot } from '../support/snapshot.ts'

type Row = Snapshot[string][number]

/** What a migration rewrites on purpose, by table: everything else of these tables has to be what it was. */
const rewritten: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.emails': { submission_id: 'staff read it, and the browser’s own may correct the lead' },
  'private.email_search': {
    header: 'derived: what looks the same is found',
    words: 'derived: all that is searched',
  },
  'public.chat_sessions': {
    session_id: 'staff read it, and the browser’s own opens the chat',
    note: 'a row of email_notes now',
  },
  'public.customers': { search_text: 'derived: what looks the same is found' },
  'public.profiles': { search_text: 'derived: what looks the same is found' },
}

/** Tables that a migration adds rows to on purpose. */
const grown: Readonly<Record<string, string>> = {
  'public.email_notes': 'the notes of chats',
}

const only = (row: Row, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column] ?? null))

/** How often each row is there, by these columns. */
function countRows(rows: readonly Row[], columns: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const key = only(row, columns)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * What an upgrade has lost, changed or doubled of the rows that were there, a line for each table. New tables and new
 * columns are no loss.
 */
export function lossesOf(before: Snapshot, after: Snapshot): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table]
    if (!now) return rows.length > 0 ? [`${table} is gone`] : []
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !rewritten[table]?.[column])
    const counts = countRows(now, columns)
    const changed = [...countRows(rows, columns)].filter(
      ([key, count]) => counts.get(key) !== count,
    )
    return [
      ...(changed.length > 0 ? [`${table}: ${changed.length} rows are not what they were`] : []),
      ...(now.length > rows.length && !grown[table]
        ? [`${table}: ${now.length - rows.length} rows more`]
        : []),
    ]
  })
}
