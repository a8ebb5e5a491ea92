/*
 * U+0000 and halves of surrogate pairs are legal in JSON, but PostgreSQL stores neither:
 * https://www.postgresql.org/docs/current/datatype-json.html
 */
const clean = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** A parsed JSON value with every text in it made storable: not a letter is lost. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item)]))
}
