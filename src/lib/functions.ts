import { type ErrorCode, errorBodySchema } from '@contracts/error.ts'
import { env } from './env'

const timeOutMs = 20_000

interface FailureDetails {
  /** HTTP status; absent when no answer came. */
  status?: number
  /** Dotted path of a field → what is wrong with it. */
  fields?: Record<string, string> | undefined
  retryAfterSeconds?: number | undefined
}

/**
 * A call of one of our functions that did not end well. `code` is the contract's, or `network` (no
 * answer came in time), or `bad_answer` (an answer that is not ours, a proxy's page for example).
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

async function readFailure(response: Response): Promise<FunctionError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null))
  const { status } = response
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const retryAfterSeconds = Number.isNaN(retryAfter) ? undefined : retryAfter
  if (!body.success) {
    return new FunctionError('bad_answer', `Answer ${status}`, { status, retryAfterSeconds })
  }
  const { code, message, fields } = body.data.error
  return new FunctionError(code, message, { status, fields, retryAfterSeconds })
}

/**
 * Posts JSON to an Edge Function and waits up to 20 seconds for its answer.
 * @throws {FunctionError} for every answer that is not 2xx, and when none comes
 */
export async function callFunction(name: string, body: object): Promise<void> {
  let response: Response
  try {
    response = await fetch(`${env.supabaseUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: env.supabaseKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeOutMs),
    })
  } catch (error) {
    throw new FunctionError('network', error instanceof Error ? error.message : String(error))
  }
  if (!response.ok) throw await readFailure(response)
}
