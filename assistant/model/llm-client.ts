import OpenAI from 'openai'
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources'
import type { LlmSettings, LlmUsage } from './settings.ts'
import { readStep, type LlmStep, type TokenCount } from './read-step.ts'

export type LlmMessage = ChatCompletionMessageParam

export interface StepRequest {
  messages: LlmMessage[]
  tools: ChatCompletionTool[]
  /** Whether tools are disabled, so that the LLM answers with what it knows. */
  isLast: boolean
  signal: AbortSignal
  onText: (text: string) => void
}

export interface LlmClient {
  /** Makes one request. `count` gets increments of the token count, negative ones to correct an estimate. */
  step: (request: StepRequest, count: (tokens: TokenCount) => void) => Promise<LlmStep>
}

// For endpoints that report no usage: Cyrillic takes about three characters per token, or slightly less.
const estimate = (text: string) => Math.ceil(text.length / 3)

/** @returns the maximum tokens of a request, from its length and the limit of its answer */
export const estimateOf = (
  { messages, tools }: Pick<StepRequest, 'messages' | 'tools'>,
  { maxTokens }: Pick<LlmSettings, 'maxTokens'>,
): TokenCount => ({
  prompt: estimate(JSON.stringify(messages)) + estimate(JSON.stringify(tools)),
  completion: maxTokens,
})

/** @returns the cost of tokens in millionths of a dollar, rounded up */
export const costOf = ({ prompt, completion }: TokenCount, price: LlmSettings['price']): number =>
  Math.ceil(prompt * price.input + completion * price.output)

/** Recent models reject `max_tokens`, while other endpoints know only that name. */
const rejectsMaxTokens = (error: unknown) =>
  error instanceof OpenAI.BadRequestError && /max_completion_tokens/.test(error.message)

/** @returns a client of the configured endpoint, which retries a transient failure once */
export function createLlmClient(settings: LlmSettings): LlmClient {
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
    const { messages, tools, isLast, signal } = request
    const send = () =>
      client.chat.completions.create(
        {
          model: settings.model,
          messages,
          tools,
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

  return {
    async step(request, count) {
      const chunks = await open(request)
      // Estimated while streaming, so that an aborted answer is counted too.
      const counted = { prompt: estimate(JSON.stringify(request.messages)), completion: 0 }
      count({ ...counted })
      const onText = (text: string) => {
        const completion = estimate(text)
        counted.completion += completion
        count({ prompt: 0, completion })
        request.onText(text)
      }
      return readStep(chunks, onText, ({ prompt, completion }) => {
        count({
          prompt: prompt - counted.prompt,
          completion: completion - counted.completion,
        })
        Object.assign(counted, { prompt, completion })
      })
    },
  }
}

export type Meter = ReturnType<typeof createMeter>

/** Adds up the tokens of one answer over all its steps. */
export function createMeter({ model, price }: Pick<LlmSettings, 'model' | 'price'>) {
  const total: TokenCount = { prompt: 0, completion: 0 }
  return {
    count({ prompt, completion }: TokenCount): void {
      total.prompt += prompt
      total.completion += completion
    },
    used: (): TokenCount => ({ ...total }),
    /** @returns undefined when no tokens were used, for example because the endpoint refused */
    usage(): LlmUsage | undefined {
      if (total.prompt + total.completion === 0) return undefined
      return {
        model,
        promptTokens: total.prompt,
        completionTokens: total.completion,
        costMicros: costOf(total, price),
      }
    },
  }
}
