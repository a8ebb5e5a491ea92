import type { Purse } from '../../../assistant/answer.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import type { LlmEnv } from '../_shared/settings.ts'

const refusals: Record<string, string> = {
  day_spent: 'would overrun the budget for today',
  client_spent: 'would overrun its client’s share of the budget for today',
  paused: 'is not asked for after a failure',
}

/** Time for storing the use, on top of the answer's. */
const settlingSeconds = 60

/** @returns a purse kept by the database, for one answer to one client */
export function openPurse(database: AdminClient, settings: LlmEnv, clientHash: string): Purse {
  const answerId = crypto.randomUUID()
  const { budget, timeoutMs } = settings
  let isReserved = false
  return {
    async reserve({ tokens, costMicros }) {
      const outcome = await callDatabase(
        database.rpc('reserve_llm_budget', {
          answer_id: answerId,
          client_hash: clientHash,
          tokens,
          cost_micros: costMicros,
          tokens_per_day: budget.tokens,
          cost_micros_per_day: budget.costMicros,
          client_percent: budget.clientPercent,
          lease_seconds: Math.ceil(timeoutMs / 1000) + settlingSeconds,
        }),
      )
      if (outcome !== 'reserved') return refusals[outcome] ?? outcome
      isReserved = true
      return undefined
    },
    async settle(usage, pauseSeconds) {
      if (!isReserved) return
      await callDatabase(
        database.rpc('settle_llm_budget', {
          answer_id: answerId,
          tokens: usage ? usage.promptTokens + usage.completionTokens : 0,
          cost_micros: usage?.costMicros ?? 0,
          pause_seconds: pauseSeconds,
        }),
      )
    },
  }
}
