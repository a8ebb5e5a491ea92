import type { LlmUsage } from '../../_shared/chat/chat-store.ts'
import { callDatabase, type AdminClient } from '../../_shared/database.ts'
import type { LlmSettings } from './llm-env.ts'
import { costOf } from './llm-client.ts'
import { LlmError, type TokenCount } from './read-step.ts'

/** What one answer may use of the day's budget. */
export interface Purse {
  /**
   * Reserves what the answer will have used after its next request.
   *
   * @throws LlmError when the day's budget, or the client's share of it, does not allow that
   */
  reserve: (tokens: TokenCount) => Promise<void>
  /** Puts what was used in the place of what was reserved. */
  settle: (usage: LlmUsage | undefined) => Promise<void>
}

const refusals: Record<string, string> = {
  day_spent: 'would overrun the budget for today',
  client_spent: 'would overrun its client’s share of the budget for today',
}

/** Time for storing what was used, on top of the answer's. */
const settlingSeconds = 60

/** @returns a purse that the database keeps, for one answer to one client */
export function openPurse(database: AdminClient, settings: LlmSettings, clientHash: string): Purse {
  const answerId = crypto.randomUUID()
  const { budget, price, timeoutMs } = settings
  let isReserved = false
  return {
    async reserve(tokens) {
      const outcome = await callDatabase(
        database.rpc('reserve_llm_budget', {
          answer_id: answerId,
          client_hash: clientHash,
          tokens: tokens.prompt + tokens.completion,
          cost_micros: costOf(tokens, price),
          tokens_per_day: budget.tokens,
          cost_micros_per_day: budget.costMicros,
          client_percent: budget.clientPercent,
          lease_seconds: Math.ceil(timeoutMs / 1000) + settlingSeconds,
        }),
      )
      if (outcome !== 'reserved') throw new LlmError(refusals[outcome] ?? outcome)
      isReserved = true
    },
    async settle(usage) {
      if (!isReserved) return
      await callDatabase(
        database.rpc('settle_llm_budget', {
          answer_id: answerId,
          tokens: usage ? usage.promptTokens + usage.completionTokens : 0,
          cost_micros: usage?.costMicros ?? 0,
        }),
      )
    },
  }
}
