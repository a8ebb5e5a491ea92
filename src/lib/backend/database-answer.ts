import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { withFreshProof } from './fresh-proof'
import { isPassing } from './passing-status'
import { sessionToken, SignedOutError } from './session-token'
import { getSupabase, type Supabase } from './supabase'

/** A request that the database refused; any other failure is unexpected. */
export class RequestError extends Error {
  override name = 'RequestError'
  /** HTTP status; 0 without an answer, undefined if unknown. */
  readonly status: number | undefined
  /** PostgreSQL's or PostgREST's code of the refusal. */
  readonly code: string | undefined

  constructor(message: string, options: ErrorOptions & { status?: number; code?: string } = {}) {
    super(message, options)
    this.status = options.status
    this.code = options.code
  }
}

/** Whether the database already has a row with this key. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof RequestError && error.code === '23505'

/** Whether the database takes no rows for now: it is full, or being moved. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof RequestError && error.code === '25006'

/** The client with a session. @throws {RequestError} with status 401 without one */
async function getSignedIn(): Promise<Supabase> {
  const supabase = await getSupabase()
  try {
    await sessionToken(supabase.auth)
  } catch (error) {
    if (!(error instanceof SignedOutError)) throw error
    throw new RequestError(error.message, { cause: error, status: 401 })
  }
  return supabase
}

type Ask<T> = (supabase: Supabase) => PromiseLike<PostgrestSingleResponse<T>>

/**
 * Queries the database with the client, which is loaded on first use. Where the database wants a recent sign-in, the
 * user is asked to prove their identity.
 * @returns the whole answer, such as a page with the count of all rows
 * @throws {RequestError} with the refusal as its cause
 */
export const requestAnswer = <T>(ask: Ask<T>) =>
  withFreshProof(async () => {
    const answer = await ask(await getSignedIn())
    if (!answer.error) return answer
    const { error, status } = answer
    throw new RequestError(error.message, { cause: error, status, code: error.code })
  })

/** The same. @returns the rows, or the function's result @throws {RequestError} */
export async function request<T>(ask: Ask<T>): Promise<T> {
  return (await requestAnswer(ask)).data
}

type Functions = Database['public']['Functions']

/** Calls a function of the database. @returns its result @throws {RequestError} */
export const call = <Name extends keyof Functions>(
  name: Name,
  args?: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> => request((supabase) => supabase.rpc(name, args))

/** How many ids fit into one URL. */
const chunkSize = 100

/**
 * Queries a long list of ids chunk by chunk, one after the other, and joins the answers.
 * @throws {RequestError} with the first refusal as its cause
 */
export async function requestInChunks<Row>(
  ids: readonly string[],
  ask: (supabase: Supabase, chunk: string[]) => ReturnType<Ask<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize)
    rows.push(...(await request((supabase) => ask(supabase, chunk))))
  }
  return rows
}

/** The most rows that the platform answers with, without a word of the rest: `max_rows` in supabase/config.toml. */
export const maxRows = 1000

/**
 * Queries a list of any length in ranges, one after the other, and joins the answers. Its order must be total.
 * @throws {RequestError} with the first refusal as its cause
 */
export async function requestAll<Row>(
  ask: (supabase: Supabase, from: number, to: number) => ReturnType<Ask<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const from = rows.length
    const part = await request((supabase) => ask(supabase, from, from + maxRows - 1))
    rows.push(...part)
    if (part.length < maxRows) return rows
  }
}

interface DatabaseAnswer<T> {
  data: T
  error: { message: string } | null
  status?: number
}

/** Unwraps an answer of supabase-js. @throws {RequestError} with the refusal as its cause */
export function unwrap<T>({ data, error, status }: DatabaseAnswer<T>): T {
  if (error) throw new RequestError(error.message, { cause: error, status })
  return data
}

/**
 * The retry rule of TanStack queries: once, a second later, and not at all if the answer would be the same.
 * supabase-js itself does not retry, so a failure is shown within three seconds.
 */
export const retryOnce = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof RequestError) || isPassing(error.status ?? 0))

/** Options of every query client. Without a connection an action fails at once, instead of waiting silently. */
export const requestDefaults = {
  queries: { retry: retryOnce, staleTime: 10_000 },
  mutations: { networkMode: 'always' },
} as const
