import type { LlmUsage } from '../language/conversation.ts'

/** Dollars per million tokens, which is also millionths of a dollar per token. */
export interface LlmPrice {
  input: number
  output: number
}

/** Tokens read and written. */
export interface TokenCount {
  prompt: number
  completion: number
}

/** A count as an endpoint reports it, in any of the usual names; absent ones are 0. */
export interface ReportedTokens extends TokenCount {
  total: number
}

/** Estimates the tokens of a text: Cyrillic takes three characters per token, or slightly less. */
export const estimate = (text: string) => Math.ceil(text.length / 3)

const costOf = ({ prompt, completion }: TokenCount, price: LlmPrice): number =>
  Math.ceil(prompt * price.input + completion * price.output)

export type Meter = ReturnType<typeof createMeter>

/**
 * Adds up the tokens of one answer over all its steps. Each count is the larger of estimate and report: some
 * endpoints report nothing, zeros, or no thinking, and the day's budget has to hold with them, too.
 */
export function createMeter(model: string, price: LlmPrice) {
  const steps: (() => TokenCount)[] = []
  const total = (more?: TokenCount): TokenCount => {
    const counts = [...steps.map((count) => count()), ...(more ? [more] : [])]
    return {
      prompt: counts.reduce((sum, { prompt }) => sum + prompt, 0),
      completion: counts.reduce((sum, { completion }) => sum + completion, 0),
    }
  }
  return {
    /** Begins a request; its output counts as it arrives, so that an aborted request is counted, too. */
    start(body: string) {
      let isRefused = false
      let written = 0
      const reported: ReportedTokens = { prompt: 0, completion: 0, total: 0 }
      steps.push(() => {
        if (isRefused) return { prompt: 0, completion: 0 }
        const prompt = Math.max(estimate(body), reported.prompt)
        // Some leave thinking out of the completion and only add it to the total.
        const rest = reported.total - (reported.prompt || prompt)
        return { prompt, completion: Math.max(Math.ceil(written / 3), reported.completion, rest) }
      })
      return {
        /** Counts characters of text, thinking or arguments. */
        write(characters: number) {
          written += characters
        },
        /** Counts that grow during a stream are taken at their highest. */
        report(tokens: ReportedTokens) {
          reported.prompt = Math.max(reported.prompt, tokens.prompt)
          reported.completion = Math.max(reported.completion, tokens.completion)
          reported.total = Math.max(reported.total, tokens.total)
        },
        /** The endpoint has refused the request: it costs nothing. */
        refuse() {
          isRefused = true
        },
      }
    },
    /** Tokens and cost of an answer after another step. */
    after(next: TokenCount) {
      const { prompt, completion } = total(next)
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
