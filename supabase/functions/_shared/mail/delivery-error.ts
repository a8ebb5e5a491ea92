/**
 * What a refusal says about later attempts:
 * - `final`: this one will never be accepted;
 * - `passing`: it may pass, like an outage;
 * - `rate`: too many at once; sent more slowly, it will be accepted;
 * - `quota`: the day's or the month's share is spent;
 * - `settings`: an operator has to mend something: a key, a domain, a chat.
 *
 * The last three say nothing about the mail, which therefore waits for as long as they last.
 */
export type FailureKind = 'final' | 'passing' | 'rate' | 'quota' | 'settings'

type Failure = {
  kind: FailureKind
  /** The service's earliest time for another attempt. */
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** Maximum length of a service's own words, in characters. */
const longestReason = 500

/** A mail or message that was not accepted; says so in the service's own words. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly kind: FailureKind
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { kind, retryAfterSeconds, cause }: Failure) {
    super(message.slice(0, longestReason), { cause })
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Whether no later attempt can succeed. */
  get permanent(): boolean {
    return this.kind === 'final'
  }
}

/** An error in words, with what caused it: without that, Node calls every failed request «fetch failed». */
function inWords(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  return cause && !String(error).includes(cause.message)
    ? `${error}: ${cause.message}`
    : String(error)
}

/** Posts JSON to a service; a body that is no JSON, or does not end in time, is null. @throws DeliveryError unanswered */
export async function postJson(
  url: string,
  body: unknown,
  timeoutMs: number,
  headers: Record<string, string> = {},
) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    const answer: unknown = await response.json().catch(() => null)
    return { response, answer }
  } catch (error) {
    throw new DeliveryError(`no answer: ${inWords(error)}`, { kind: 'passing', cause: error })
  }
}
