import { HttpError } from './http/http-error.ts'

/** What supabase-js tells of a failed call; a gateway's own error page has no code. */
export type FailedCall = { status: number; error: { code?: string; message: string } }

/*
 * SQLSTATE classes in which Postgres is away, starting, stopping or full, and PostgREST's own codes
 * for a lost connection: https://docs.postgrest.org/en/stable/references/errors.html
 */
const awayCodes = /^(08|53|57P|PGRST00)/

/**
 * Turns a failed database call into an error answer: 503 `unavailable` when trying again later may
 * help, else 500 `internal`. The cause is only for the log.
 *
 * @param call the failed call; status 0 means that no answer arrived
 */
export function databaseError({ status, error }: FailedCall): HttpError {
  const { code = '', message } = error
  const away = status === 0 || [502, 503, 504].includes(status) || awayCodes.test(code)
  return new HttpError(away ? 'unavailable' : 'internal', {
    cause: new Error(`database answered ${status} ${code}: ${message}`),
  })
}
