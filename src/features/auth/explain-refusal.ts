import { hintFor } from './auth-hints'

/** What to tell of a failure of the account's server; the rest of it is logged. */
export function explainRefusal(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
      ? error.code
      : undefined
  const hint = hintFor(code)
  if (!hint) console.error('The account server refused:', error)
  return hint ?? 'Не получилось. Проверьте соединение и попробуйте ещё раз.'
}
