/** Why an LLM's answer is rejected. The message is for the log and contains nothing from the visitor. */
export class LlmError extends Error {
  override readonly name: string = 'LlmError'
  /** Whether the next request would fail alike: the rules then answer for a while without asking. */
  readonly pauses: boolean

  constructor(message: string, { pauses = false }: { pauses?: boolean } = {}) {
    super(message)
    this.pauses = pauses
  }
}

/** A reasoning model has spent its tokens on thinking, and would do so again, at our cost. */
export const spentThinking = () =>
  new LlmError(
    'was cut off before its answer began: raise AI_MAX_TOKENS, or have it think less by AI_EXTRA_BODY',
    { pauses: true },
  )

interface RefusalDetails {
  host: string
  status: number
  /** The body, which may quote the visitor: not for the log. */
  body: string
  /** The endpoint's Retry-After, in seconds. */
  retryAfter?: number | undefined
}

/** Bad key, no money, unknown model, timeout, rate limit: the next request would fail alike. */
const pausing = new Set([401, 402, 404, 408, 429])

/** The fields in which providers name an error, such as `insufficient_quota`. */
const names = ['code', 'status', 'type'].map((field) =>
  RegExp(`"${field}"\\s{0,9}:\\s{0,9}"([\\w.-]{1,60})"`),
)

/** The endpoint has refused the request: the model has not answered. */
export class Refusal extends LlmError {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: string
  readonly retryAfter: number | undefined

  constructor({ host, status, body, retryAfter }: RefusalDetails) {
    const named = names.map((name) => name.exec(body)?.[1]).find(Boolean)
    super(`${host} answers ${status}${named ? ` (${named})` : ''}`, {
      pauses: pausing.has(status) || status >= 500,
    })
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }

  /** Whether the same request may succeed a moment later. */
  get isTransient(): boolean {
    const isOutOfMoney = /quota|billing|credit|balance/i.test(this.body)
    return this.status >= 500 || this.status === 408 || (this.status === 429 && !isOutOfMoney)
  }
}

/** Reasons by the runtimes' error messages, which differ and contain the address. */
const noAnswer: readonly (readonly [words: RegExp, reason: string])[] = [
  [/ENOTFOUND|EAI_AGAIN|dns|lookup/i, 'its name is not found'],
  [/certificate|TLS|SSL|UnknownIssuer|altname/i, 'its certificate is not accepted'],
  [/refused/i, 'it refuses connections'],
  [/reset|closed|terminated|broken pipe|ECONN|EPIPE|socket/i, 'the connection was lost'],
]

/** Why a request to a host was not answered. */
export function unreachable(host: string, error: unknown): LlmError {
  const texts = [error, error instanceof Error ? error.cause : undefined].map((reason) =>
    reason instanceof Error ? `${'code' in reason ? reason.code : ''} ${reason.message}` : '',
  )
  const said = texts.join(' ').replaceAll(host, '')
  const [, reason = 'no answer'] = noAnswer.find(([words]) => words.test(said)) ?? []
  return new LlmError(`${host}: ${reason}`, { pauses: true })
}
