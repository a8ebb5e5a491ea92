import OpenAI from 'openai'
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources'
import type { AiSettings } from '../ai-env.ts'
import { readStep, type ModelStep, type TokenCount } from './read-step.ts'

export type ModelMessage = ChatCompletionMessageParam

export interface StepRequest {
  messages: ModelMessage[]
  tools: ChatCompletionTool[]
  /** Whether the model has to answer now, with what it knows. */
  isLast: boolean
  signal: AbortSignal
  onText: (text: string) => void
}

/** A model behind an endpoint. */
export interface ModelClient {
  /** Asks the model once. `count` gets what is to be added to the tokens used, also less than nothing. */
  step: (request: StepRequest, count: (tokens: TokenCount) => void) => Promise<ModelStep>
}

// For endpoints that do not tell: Cyrillic takes about three characters a token, rather less.
const estimate = (text: string) => Math.ceil(text.length / 3)

/** The newest models refuse the older name of the limit, other endpoints know no other. */
const wantsNewName = (error: unknown) =>
  error instanceof OpenAI.BadRequestError && /max_completion_tokens/.test(error.message)

/** @returns a client of the endpoint in the settings; it retries once what may pass */
export function createModelClient(settings: AiSettings): ModelClient {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    maxRetries: 1,
    timeout: settings.timeoutMs,
    // Nothing but these settings: not what the environment may hold for other programs.
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
      if (limitName === 'max_completion_tokens' || !wantsNewName(error)) throw error
      limitName = 'max_completion_tokens'
      return send()
    }
  }

  return {
    async step(request, count) {
      const chunks = await open(request)
      // Estimated as it goes, so that an answer that is given up half-way has been counted.
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
