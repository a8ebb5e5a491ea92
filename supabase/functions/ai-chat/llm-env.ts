import { z } from 'zod'
import { httpUrl, positiveInt } from '../_shared/env.ts'

const required = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
const prices = ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const

const dollars = z.coerce.number().nonnegative()

/**
 * The LLM that answers in the chat, at an endpoint with OpenAI's chat completions API. Undefined without
 * a key; then the rules answer alone.
 */
export const llmEnv = z
  .object({
    AI_BASE_URL: httpUrl.optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().max(120).optional(),
    AI_TIMEOUT_SECONDS: positiveInt.default(20),
    AI_MAX_STEPS: positiveInt.default(4),
    AI_MAX_TOKENS: positiveInt.default(700),
    AI_DAILY_TOKENS: positiveInt.default(1_000_000),
    AI_PRICE_INPUT: dollars.optional(),
    AI_PRICE_OUTPUT: dollars.optional(),
    AI_DAILY_COST: dollars.optional(),
    AI_CLIENT_SHARE: positiveInt.max(100).default(10),
  })
  .superRefine((env, context) => {
    const requireAll = (names: readonly (keyof typeof env)[], reason: string) => {
      for (const name of names) {
        if (env[name] === undefined) {
          context.addIssue({ code: 'custom', path: [name], message: reason })
        }
      }
    }
    if (required.some((name) => env[name] !== undefined)) {
      requireAll(required, `${required.join(', ')} are set together or not at all`)
    }
    if (prices.some((name) => env[name] !== undefined) || env.AI_DAILY_COST !== undefined) {
      requireAll(
        prices,
        'what tokens cost is set for input and output, and a daily cost needs both',
      )
    }
  })
  .transform((env) => {
    const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env
    if (!baseUrl || !apiKey || !model) return undefined
    return {
      baseUrl,
      apiKey,
      model,
      timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
      maxSteps: env.AI_MAX_STEPS,
      maxTokens: env.AI_MAX_TOKENS,
      budget: {
        /** Tokens read and written in a day, for the whole site. */
        tokens: env.AI_DAILY_TOKENS,
        /** Millionths of a dollar a day. */
        costMicros: env.AI_DAILY_COST === undefined ? undefined : env.AI_DAILY_COST * 1_000_000,
        /** Share of both that one client may use, in percent. */
        clientPercent: env.AI_CLIENT_SHARE,
      },
      price: { input: env.AI_PRICE_INPUT ?? 0, output: env.AI_PRICE_OUTPUT ?? 0 },
    }
  })

/** Parsed `llmEnv` where an LLM is configured. */
export type LlmEnv = NonNullable<z.output<typeof llmEnv>>
