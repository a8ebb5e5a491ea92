import { splitSqlStatements } from '@supabase/lite'

/** What a migration does to a database, by its statements' first lines. */
export interface Effects {
  adds: string[]
  changes: string[]
  removes: string[]
}

const kinds: readonly (readonly [kind: keyof Effects | undefined, begins: RegExp])[] = [
  [undefined, /^(set|reset|select)\b/i],
  ['removes', /^(drop|delete|truncate|revoke)\b|^alter\b.*\bdrop (column|constraint|value)\b/is],
  ['changes', /^create or replace\b/i],
  ['adds', /^(create|insert|grant|comment)\b|^alter\b.*\badd (column|constraint|value|table)\b/is],
  ['changes', /^/],
]

/** Sorts the statements of a migration by what they do: for a person who is about to apply it. */
export function effectsOf(text: string): Effects {
  const effects: Effects = { adds: [], changes: [], removes: [] }
  for (const statement of splitSqlStatements(text)) {
    const code = statement.replace(/^\s*--.*$/gm, '').trim()
    const kind = kinds.find(([, begins]) => begins.test(code))?.[0]
    if (kind) effects[kind].push(code.split('\n')[0] ?? code)
  }
  return effects
}
