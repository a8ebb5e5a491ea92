/** The language model that answers in the chat, at an endpoint with OpenAI's chat completions API. */
export interface LlmSettings {
  baseUrl: string
  apiKey: string
  model: string
  /** Longest time for one answer, with all steps and retries, in milliseconds. */
  timeoutMs: number
  /** Requests for one answer. */
  maxSteps: number
  /** Tokens written in one step. */
  maxTokens: number
  /** Dollars per million tokens, which is also millionths of a dollar per token. */
  price: { input: number; output: number }
}

/** What an LLM used for an answer, also for one that the rules gave in its place. */
export interface LlmUsage {
  model: string
  promptTokens: number
  completionTokens: number
  /** In millionths of a dollar. */
  costMicros: number
}

/** What one answer may use of the day's budget. */
export interface Purse {
  /**
   * Reserves what the answer will have used after its next request, with its cost in millionths of a dollar.
   *
   * @returns why the budget does not allow that, if so
   */
  reserve: (use: { tokens: number; costMicros: number }) => Promise<string | undefined>
  /** Puts what was used in the place of what was reserved. */
  settle: (usage: LlmUsage | undefined) => Promise<void>
}
