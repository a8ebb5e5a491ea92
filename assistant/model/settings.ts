import type { LlmUsage } from '../language/conversation.ts'

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

/** The share of the day's budget for one answer. */
export interface Purse {
  /** Reserves the total use after the next request, cost in millionths of a dollar. @returns why it is refused */
  reserve: (use: { tokens: number; costMicros: number }) => Promise<string | undefined>
  /** Replaces the reservation by the actual use. */
  settle: (usage: LlmUsage | undefined) => Promise<void>
}
