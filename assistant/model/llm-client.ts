import { LlmError, Refusal, unreachable } from './failures.ts'
import { eventsOf } from './read-events.ts'
import { readStep, type LlmStep } from './read-step.ts'
import {
  adjust,
  concessionsOf,
  fullDialect,
  requestBody,
  type Dialect,
  type RequestOptions,
} from './request.ts'
import type { LlmPrice, Meter } from './usage.ts'

/** The language model that answers in the chat, at an endpoint with OpenAI's chat completions API. */
export interface LlmSettings {
  /** Address of the chat completions. */
  endpoint: string
  apiKey: string
  model: string
  /** Additional fields of each request. */
  extraBody: Readonly<Record<string, unknown>>
  /** Time limit for one answer, with all steps and retries, in milliseconds. */
  timeoutMs: number
  /** Time limit for the first word of a response, and for each silence in it, in milliseconds. */
  silenceMs: number
  /** The pause after a failure of the endpoint, in seconds: the rules answer meanwhile. */
  pauseSeconds: number
  /** Limit of requests for one answer. */
  maxSteps: number
  /** Limit of tokens written in one step. */
  maxTokens: number
  price: LlmPrice
}

interface StepRequest extends Pick<RequestOptions, 'messages' | 'isLast' | 'findings'> {
  signal: AbortSignal
  onText: (text: string) => void
}

/** The longest wait before the only retry, in milliseconds. */
const longestRetryMs = 2000
const usualRetryMs = 500
/** Limit of dialect changes for one request. */
const mostAdjustments = 5
/** Statuses for a request that an endpoint does not understand; llama.cpp sends 500. */
const blames = new Set([400, 404, 405, 422, 500, 501])
/** Characters kept of a refusal, which may be a whole page. */
const longestRefusal = 4000

/** Retry-After in seconds: sent so, as a date (RFC 9110, 10.2.3) or, by OpenAI and Azure, in milliseconds. */
function retryAfterOf(headers: Headers): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? NaN)
  if (milliseconds >= 0) return milliseconds / 1000
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number.isNaN(Number(value))
    ? (Date.parse(value) - Date.now()) / 1000
    : Number(value)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

const azure = /\.(?:openai|cognitiveservices|services\.ai)\.azure\.(?:com|us)$/

const authorization = (host: string, key: string): Record<string, string> =>
  azure.test(host) ? { 'api-key': key } : { authorization: `Bearer ${key}` }

/** Waits, unless the signal is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), {
      once: true,
    })
  })

/** Gives up on an endpoint that is silent for too long; thinking before an answer is silence, too. */
function createWatch(ms: number, host: string) {
  const watched = new AbortController()
  const startedAt = performance.now()
  let hasAnswered = false
  let hasThought = false
  const silence = () => {
    const seconds = ms / 1000
    const isThinking = hasThought && !hasAnswered
    const reason = isThinking
      ? `only thought for ${seconds} s: see AI_EXTRA_BODY`
      : `was silent for ${seconds} s`
    return new LlmError(`${host} ${reason}`, { pauses: true })
  }
  const giveUp = () => watched.abort(silence())
  let timer = setTimeout(giveUp, ms)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, ms)
  }
  return {
    signal: watched.signal,
    /** When the time for the whole answer is over: silence, if this step waited at least half of `ms`. */
    unanswered: () =>
      hasAnswered || performance.now() - startedAt < ms / 2 ? undefined : silence(),
    heard(isThinking: boolean) {
      hasThought ||= isThinking
      hasAnswered ||= !isThinking
      if (hasAnswered) restart()
    },
    /** Closes the connection, too. */
    end() {
      clearTimeout(timer)
      watched.abort()
    },
  }
}

/** @returns a client of the configured endpoint; it retries a transient failure once */
export function createLlmClient(settings: LlmSettings) {
  const { endpoint, apiKey, model, maxTokens, extraBody, silenceMs } = settings
  const { host, hostname } = new URL(endpoint)
  /** What the endpoint has not refused so far. */
  let dialect = fullDialect

  async function post(body: string, signal: AbortSignal): Promise<Response> {
    const headers = { ...authorization(hostname, apiKey), 'content-type': 'application/json' }
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal }).catch(
      (error: unknown) => {
        throw unreachable(host, error)
      },
    )
    if (response.ok) return response
    const refusal = (await response.text()).slice(0, longestRefusal)
    const retryAfter = retryAfterOf(response.headers)
    throw new Refusal({ host, status: response.status, body: refusal, retryAfter })
  }

  /** Waits for the retry. @throws the failure if it is not to be retried */
  async function beforeRetry(error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw signal.reason
    if (!(error instanceof Refusal)) return wait(usualRetryMs, signal)
    const pauseMs = error.retryAfter === undefined ? usualRetryMs : error.retryAfter * 1000
    if (!error.isTransient || pauseMs > longestRetryMs) throw error
    return wait(pauseMs, signal)
  }

  /** Sends a request, in as many dialects as it takes. @returns the response and its token counter */
  async function open(request: StepRequest, signal: AbortSignal, meter: Meter) {
    let tried: Dialect = dialect
    let hasRetried = false
    for (let changes = 0; ;) {
      const body = JSON.stringify(requestBody({ ...request, model, maxTokens, extraBody }, tried))
      const used = meter.start(body)
      try {
        const response = await post(body, signal)
        dialect = tried
        return { response, used }
      } catch (error) {
        if (!signal.aborted) used.refuse()
        const other: Dialect | undefined =
          error instanceof Refusal && changes < mostAdjustments && blames.has(error.status)
            ? adjust(tried, error.body)
            : undefined
        if (other) {
          tried = other
          changes += 1
          continue
        }
        if (hasRetried) throw signal.aborted ? signal.reason : error
        hasRetried = true
        await beforeRetry(error, signal)
      }
    }
  }

  return {
    host,
    /** What the endpoint has refused so far, and is no longer sent. */
    concessions: () => concessionsOf(dialect),
    /** @throws LlmError without a usable response, or the signal's reason */
    async step(request: StepRequest, meter: Meter): Promise<LlmStep> {
      const watch = createWatch(silenceMs, host)
      const signal = AbortSignal.any([request.signal, watch.signal])
      try {
        const { response, used } = await open(request, signal, meter)
        return await readStep(eventsOf(response), {
          host,
          onText: request.onText,
          onWritten(characters, isThinking) {
            used.write(characters)
            watch.heard(isThinking)
          },
          onUsage: used.report,
        })
      } catch (error) {
        const isLate =
          request.signal.reason instanceof DOMException &&
          request.signal.reason.name === 'TimeoutError'
        if (isLate) throw watch.unanswered() ?? new LlmError(`${host} took too long`)
        if (signal.aborted) throw signal.reason
        throw error instanceof LlmError ? error : new LlmError(`${host}: the connection was lost`)
      } finally {
        watch.end()
      }
    },
  }
}
