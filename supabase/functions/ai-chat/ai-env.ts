import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

const required = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
const prices = ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const

const dollars = z.coerce.number().nonnegative()

/**
 * The language model that answers in the chat, if there is one: any endpoint that speaks OpenAI's chat
 * completions. Without a key the rules answer.
 */
export const aiEnv = z
  .object({
    AI_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().max(120).optional(),
    AI_TIMEOUT_SECONDS: positiveInt.default(20),
    AI_MAX_STEPS: positiveInt.default(4),
    AI_MAX_TOKENS: positiveInt.default(700),
    AI_DAILY_TOKENS: positiveInt.default(1_000_000),
    AI_PRICE_INPUT: dollars.optional(),
    AI_PRICE_OUTPUT: dollars.optional(),
    AI_DAILY_COST: dollars.optional(),
  })
  .superRefine((env, context) => {
    const demand = (names: readonly (keyof typeof env)[], reason: string) => {
      for (const name of names) {
        if (env[name] === undefined) {
          context.addIssue({ code: 'custom', path: [name], message: reason })
        }
      }
    }
    if (required.some((name) => env[name] !== undefined)) {
      demand(required, `${required.join(', ')} are set together or not at all`)
    }
    if (prices.some((name) => env[name] !== undefined) || env.AI_DAILY_COST !== undefined) {
      demand(prices, 'what tokens cost is set for input and output, and a daily cost needs both')
    }
  })
  .transform((env) => {
    const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env
    if (!baseUrl || !apiKey || !model) return undefined
    return {
      baseUrl,
      apiKey,
      model,
      /** Longest time for one answer, with all its steps and retries. */
      timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
      /** Requests to the model for one answer. */
      maxSteps: env.AI_MAX_STEPS,
      /** Tokens the model may write in one step. */
      maxTokens: env.AI_MAX_TOKENS,
      budget: {
        /** Tokens a day for the whole site, read and written. */
        tokens: env.AI_DAILY_TOKENS,
        /** Millionths of a dollar a day. */
        costMicros: env.AI_DAILY_COST === undefined ? undefined : env.AI_DAILY_COST * 1_000_000,
      },
      /** Dollars a million tokens, which is also millionths of a dollar a token. */
      price: { input: env.AI_PRICE_INPUT ?? 0, output: env.AI_PRICE_OUTPUT ?? 0 },
    }
  })

/** Parsed `aiEnv` where there is a model. */
export type AiSettings = NonNullable<z.output<typeof aiEnv>>
