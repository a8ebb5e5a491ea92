import { type ErrorCode, errorBodySchema } from '@contracts/error.ts'
import type { Lang } from '@contracts/lang.ts'
import { env } from './env'

const timeOutMs = 20_000

interface FailureDetails {
  /** HTTP status; absent without an answer. */
  status?: number
  /** Dotted path of a field → its problem. */
  fields?: Record<string, string> | undefined
  retryAfterSeconds?: number | undefined
  /** Under which the function's log has the cause. */
  request?: string | undefined
}

/**
 * A failed call of an Edge Function. `code` is the contract's, `network` (no answer in time) or `bad_answer` (an
 * answer that violates the contract, such as a proxy's page).
 */
export class FunctionError extends Error {
  override name = 'FunctionError'
  readonly code: ErrorCode | 'network' | 'bad_answer'
  readonly details: FailureDetails

  constructor(code: FunctionError['code'], message: string, details: FailureDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** A sentence about a failure, with the code under which the function's log has its cause. */
export function withCode(sentence: string, error: FunctionError, lang: Lang = 'ru'): string {
  const { request } = error.details
  if (!request) return sentence
  return `${sentence.replace(/\.$/, '')} (${lang === 'ru' ? 'код' : 'code'} ${request}).`
}

/** Reads the failure from an error body, of a response or of an event in a stream. */
export function failureOf(body: unknown, details: FailureDetails = {}): FunctionError {
  const parsed = errorBodySchema.safeParse(body)
  if (!parsed.success) {
    return new FunctionError('bad_answer', `Answer ${details.status ?? 'unreadable'}`, details)
  }
  const { code, message, ...more } = parsed.data.error
  return new FunctionError(code, message, { ...details, ...more })
}

async function readFailure(response: Response): Promise<FunctionError> {
  const { status } = response
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const retryAfterSeconds = Number.isNaN(retryAfter) ? undefined : retryAfter
  return failureOf(await response.json().catch(() => null), { status, retryAfterSeconds })
}

interface PostOptions {
  /** Aborts the call, also while the answer's body is read. */
  signal: AbortSignal
  /** Media type of the answer; JSON by default. */
  accept?: string
  /** Whether the request outlives the page. */
  keepalive?: boolean
  /** The access token of the viewer's session. */
  accessToken?: string | undefined
}

/** The failure of a call without an answer: no connection, a timeout or an abort. */
export const connectionError = (error: unknown) =>
  new FunctionError('network', error instanceof Error ? error.message : String(error))

/**
 * Posts JSON to an Edge Function.
 * @returns the answer, whose body the caller reads
 * @throws {FunctionError} for every answer that is not 2xx, and without an answer
 */
export async function postToFunction(
  name: string,
  body: object,
  { signal, accept, keepalive = false, accessToken }: PostOptions,
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${env.supabaseUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: env.supabaseKey,
        ...(accept && { accept }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
      signal,
      keepalive,
    })
  } catch (error) {
    throw connectionError(error)
  }
  if (!response.ok) throw await readFailure(response)
  return response
}

/**
 * Posts JSON to an Edge Function and waits up to 20 seconds for its answer.
 * @returns the answer's JSON, or null if it cannot be read: the call has succeeded nevertheless
 * @throws {FunctionError} for every answer that is not 2xx, and without an answer
 */
export async function callFunction(
  name: string,
  body: object,
  options: Pick<PostOptions, 'keepalive' | 'accessToken'> = {},
): Promise<unknown> {
  // `AbortSignal.timeout` is too new for the oldest supported browsers.
  const timeOut = new AbortController()
  const timer = setTimeout(
    () => timeOut.abort(new DOMException('Timed out', 'TimeoutError')),
    timeOutMs,
  )
  try {
    const response = await postToFunction(name, body, { ...options, signal: timeOut.signal })
    return await response.json().catch(() => null)
  } finally {
    clearTimeout(timer)
  }
}
