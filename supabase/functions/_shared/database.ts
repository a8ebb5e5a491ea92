import { createClient, type PostgrestSingleResponse } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from './contracts/database.types.ts'
import { HttpError } from './http/http-error.ts'

const secretKeys = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('must be a JSON object, such as {"default":"sb_secret_…"}')
      return z.NEVER
    }
  })
  .pipe(z.object({ default: z.string().min(1) }).catchall(z.string().min(1)))

/**
 * Address of the project's API and the keys that bypass row-level security. Hosted Supabase sets all of
 * them; an older self-hosted stack has the service role's key only.
 */
export const databaseEnv = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_SECRET_KEYS: secretKeys.optional(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  })
  .refine((env) => env.SUPABASE_SECRET_KEYS ?? env.SUPABASE_SERVICE_ROLE_KEY, {
    path: ['SUPABASE_SECRET_KEYS'],
    error: 'this or SUPABASE_SERVICE_ROLE_KEY is required',
    when: () => true,
  })
  .transform((env) => ({
    url: env.SUPABASE_URL,
    secretKeys: env.SUPABASE_SECRET_KEYS ?? { default: env.SUPABASE_SERVICE_ROLE_KEY ?? '' },
  }))

/** Parsed `databaseEnv`. */
export type DatabaseEnv = z.output<typeof databaseEnv>

/** A client of the project's API that bypasses row-level security: for functions only. */
export type AdminClient = ReturnType<typeof connectDatabase>

/** @returns a stateless client with the secret key; one serves the whole process */
export const connectDatabase = ({ url, secretKeys }: DatabaseEnv) =>
  createClient<Database>(url, secretKeys.default, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })

/** Longest wait for one database call, in milliseconds. */
const timeoutMs = 10_000

/** A failed call as supabase-js reports it; the error page of a gateway has no code. */
export type FailedCall = { status: number; error: { code?: string; message: string } }

/*
 * SQLSTATE classes of a Postgres that is down, starting, stopping or full, and PostgREST's own codes for a
 * lost connection: https://docs.postgrest.org/en/stable/references/errors.html
 */
const unavailableCodes = /^(08|53|57P|PGRST00)/

/**
 * Turns a failed call into an error answer: 503 `unavailable` when a later attempt may succeed, otherwise
 * 500 `internal`. The cause is for the log only.
 *
 * @param call the failed call; status 0 means that no answer arrived
 */
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

/**
 * Runs a call of supabase-js, for ten seconds at most.
 *
 * @param toError makes the error of a failed call
 * @returns the call's data
 * @throws HttpError
 */
export async function callDatabase<Data>(
  call: DatabaseCall<Data>,
  toError: (failed: FailedCall) => HttpError = databaseError,
): Promise<Data> {
  const result = await call.abortSignal(AbortSignal.timeout(timeoutMs))
  if (result.error) throw toError(result)
  return result.data
}
