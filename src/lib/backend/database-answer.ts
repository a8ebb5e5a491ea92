import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { getSupabase, type Supabase } from './supabase'

/** A request that the database refused; anything else that goes wrong is unexpected. */
export class RequestError extends Error {
  override name = 'RequestError'
  /** HTTP status; 0 when no answer came, undefined when it is unknown. */
  readonly status: number | undefined
  /** PostgreSQL's or PostgREST's code of the refusal. */
  readonly code: string | undefined

  constructor(message: string, options: ErrorOptions & { status?: number; code?: string } = {}) {
    super(message, options)
    this.status = options.status
    this.code = options.code
  }
}

/** Whether the database has a row with this key already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof RequestError && error.code === '23505'

type Ask<T> = (supabase: Supabase) => PromiseLike<PostgrestSingleResponse<T>>

/**
 * Asks the database, with the client that is loaded on first use.
 * @returns the whole answer, such as a page with the count of all rows
 * @throws {RequestError} with the refusal as its cause
 */
export async function requestAnswer<T>(ask: Ask<T>) {
  const answer = await ask(await getSupabase())
  if (!answer.error) return answer
  const { error, status } = answer
  throw new RequestError(error.message, { cause: error, status, code: error.code })
}

/**
 * Asks the database, with the client that is loaded on first use.
 * @returns the rows, or what the function returns
 * @throws {RequestError} with the refusal as its cause
 */
export async function request<T>(ask: Ask<T>): Promise<T> {
  return (await requestAnswer(ask)).data
}

/** How many ids fit into one URL. */
const chunkSize = 100

/**
 * Asks for a long list of ids chunk by chunk, one after the other, and joins the answers.
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

interface DatabaseAnswer<T> {
  data: T
  error: { message: string } | null
  status?: number
}

/**
 * Unwraps an answer of supabase-js.
 * @throws {RequestError} with the refusal as its cause
 */
export function unwrap<T>({ data, error, status }: DatabaseAnswer<T>): T {
  if (error) throw new RequestError(error.message, { cause: error, status })
  return data
}

/** Statuses that a moment may mend: too early, too much, or the server's own trouble. */
const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500

/**
 * How often a query of TanStack's is asked again: once, a second later, and not at all where the answer would be the
 * same. supabase-js asks once for each, so a failure is shown within three seconds.
 */
export const retryOnce = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof RequestError) || isPassing(error.status ?? 0))
