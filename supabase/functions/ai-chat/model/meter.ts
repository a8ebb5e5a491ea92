import type { ModelUsage } from '../../_shared/chat/store-answer.ts'
import type { AiSettings } from '../ai-env.ts'
import type { TokenCount } from './read-step.ts'

/** Adds up what one answer takes, however many steps it has and however it ends. */
export function createMeter({ model, price }: Pick<AiSettings, 'model' | 'price'>) {
  const total: TokenCount = { prompt: 0, completion: 0 }
  return {
    count({ prompt, completion }: TokenCount): void {
      total.prompt += prompt
      total.completion += completion
    },
    /** @returns undefined when the model used nothing: the endpoint refused, say */
    usage(): ModelUsage | undefined {
      if (total.prompt + total.completion === 0) return undefined
      return {
        model,
        promptTokens: total.prompt,
        completionTokens: total.completion,
        costMicros: Math.ceil(total.prompt * price.input + total.completion * price.output),
      }
    },
  }
}
