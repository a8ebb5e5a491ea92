import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources'
import type { LlmUsage } from '../language/conversation.ts'
import { readStep, type LlmStep, type TokenCount } from './read-step.ts'
import { toolDefinitions } from './tools.ts'

/** The language model that answers in the chat, at an endpoint with OpenAI's chat completions API. */
export interface LlmSettings {
  baseUrl: string
  apiKey: string
  model: string
  /** Time limit for one answer, with all steps and retries, in milliseconds. */
  timeoutMs: number
  /** Requests for one answer. */
  maxSteps: number
  /** Tokens written in one step. */
  maxTokens: number
  /** Dollars per million tokens, which is also millionths of a dollar per token. */
  price: { input: number; output: number }
}

export type LlmMessage = ChatCompletionMessageParam

interface StepRequest {
  messages: LlmMessage[]
  /** Whether tools are disabled, so that the LLM answers with what it knows. */
  isLast: boolean
  signal: AbortSignal
  onText: (text: string) => void
}

// For endpoints that report no usage: Cyrillic takes about three characters per token, or slightly less.
const estimate = (text: string) => Math.ceil(text.length / 3)

/** @returns the maximum tokens of a request, from its length and the limit of its answer */
export const estimateOf = (messages: readonly LlmMessage[], maxTokens: number): TokenCount => ({
  prompt: estimate(JSON.stringify(messages)) + estimate(JSON.stringify(toolDefinitions)),
  completion: maxTokens,
})

/** @returns the cost of tokens in millionths of a dollar, rounded up */
const costOf = ({ prompt, completion }: TokenCount, price: LlmSettings['price']): number =>
  Math.ceil(prompt * price.input + completion * price.output)

/** Recent models reject `max_tokens`, while other endpoints know only that name. */
const rejectsMaxTokens = (error: unknown) =>
  error instanceof OpenAI.BadRequestError && /max_completion_tokens/.test(error.message)

/** @returns a client of the configured endpoint, which makes one request and retries a transient failure once */
export function createLlmClient(settings: LlmSettings) {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    maxRetries: 1,
    timeout: settings.timeoutMs,
    // Otherwise the library reads these from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
  })
  let limitName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens'

  const open = async (request: StepRequest): Promise<AsyncIterable<unknown>> => {
    const { messages, isLast, signal } = request
    const send = () =>
      client.chat.completions.create(
        {
          model: settings.model,
          messages,
          tools: toolDefinitions,
          tool_choice: isLast ? 'none' : 'auto',
          [limitName]: settings.maxTokens,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      )
    try {
      return await send()
    } catch (error) {
      if (limitName === 'max_completion_tokens' || !rejectsMaxTokens(error)) throw error
      limitName = 'max_completion_tokens'
      return send()
    }
  }

  return async (request: StepRequest, meter: Meter): Promise<LlmStep> => {
    const chunks = await open(request)
    // Estimated while streaming, so that an aborted answer is counted too.
    const used = { prompt: estimate(JSON.stringify(request.messages)), completion: 0 }
    meter.steps.push(used)
    const onText = (text: string) => {
      used.completion += estimate(text)
      request.onText(text)
    }
    return readStep(chunks, onText, (reported) => Object.assign(used, reported))
  }
}

export type Meter = ReturnType<typeof createMeter>

/** Adds up the tokens of one answer over all its steps. */
export function createMeter({ model, price }: LlmSettings) {
  const steps: TokenCount[] = []
  const total = (more: readonly TokenCount[] = []): TokenCount => ({
    prompt: [...steps, ...more].reduce((sum, { prompt }) => sum + prompt, 0),
    completion: [...steps, ...more].reduce((sum, { completion }) => sum + completion, 0),
  })
  return {
    /** Of each step; the last one grows while it streams. */
    steps,
    /** Tokens and cost of an answer after another step. */
    after(next: TokenCount) {
      const { prompt, completion } = total([next])
      return { tokens: prompt + completion, costMicros: costOf({ prompt, completion }, price) }
    },
    /** @returns undefined when no tokens were used, for example because the endpoint refused */
    usage(): LlmUsage | undefined {
      const { prompt, completion } = total()
      if (prompt + completion === 0) return undefined
      const costMicros = costOf({ prompt, completion }, price)
      return { model, promptTokens: prompt, completionTokens: completion, costMicros }
    },
  }
}
