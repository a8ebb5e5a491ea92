import { createClient, type PostgrestSingleResponse } from '@supabase/supabase-js'
import type { Database } from './contracts/database.types.ts'
import { HttpError } from './http/http-error.ts'
import type { DatabaseEnv } from './settings.ts'

/** A client of the project's API that bypasses row-level security: for functions only. */
export type AdminClient = ReturnType<typeof connectDatabase>

/** @returns a stateless client with the secret key; one serves the whole process */
export const connectDatabase = ({ url, secretKey }: DatabaseEnv) =>
  createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // For Storage and Auth: `callDatabase` has a signal of its own, which ends its retries too.
    global: {
      fetch: (url, init) =>
        fetch(url, { ...init, signal: init?.signal ?? AbortSignal.timeout(10_000) }),
    },
  })

/** Longest wait for one database call, in milliseconds: a little less than the browser waits for a function. */
const timeoutMs = 18_000

/** A failed call as reported by supabase-js; a gateway's error page has no code. */
export type FailedCall = { status: number; error: { code?: string; message: string } }

/*
 * SQLSTATE classes of a Postgres that is down, starting, stopping, full or read-only, which the platform makes it before
 * the disk is full, and PostgREST's own codes for a lost connection:
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
const unavailableCodes = /^(08|53|57P|25006|PGRST00)/

/** 503 `unavailable` if a later attempt may succeed (status 0: no answer), else 500 `internal`; the cause is logged. */
export function databaseError({ status, error }: FailedCall): HttpError {
  const { code = '', message } = error
  const isUnavailable =
    status === 0 || [502, 503, 504].includes(status) || unavailableCodes.test(code)
  return new HttpError(isUnavailable ? 'unavailable' : 'internal', {
    cause: new Error(`database answered ${status} ${code}: ${message}`),
  })
}

type DatabaseCall<Data> = {
  abortSignal: (signal: AbortSignal) => PromiseLike<PostgrestSingleResponse<Data>>
}

/** The data of a supabase-js call, of eighteen seconds at most; `toError` creates the error of a failed one. */
export async function callDatabase<Data>(
  call: DatabaseCall<Data>,
  toError: (failed: FailedCall) => HttpError = databaseError,
): Promise<Data> {
  const result = await call.abortSignal(AbortSignal.timeout(timeoutMs))
  if (result.error) throw toError(result)
  return result.data
}
