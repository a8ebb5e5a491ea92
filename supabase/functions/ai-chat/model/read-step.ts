import { z } from 'zod'
import { ModelError } from './model-error.ts'

/** What the model wants looked up or done; its arguments are unchecked JSON text. */
export interface ToolCall {
  id: string
  name: string
  arguments: string
}

/** One answer of the model: a text, tools to be called, or both. */
export interface ModelStep {
  text: string
  toolCalls: ToolCall[]
  /** Whether the text ends where the model wanted it to end. */
  isWhole: boolean
}

/** Tokens that a step took. */
export interface TokenCount {
  prompt: number
  completion: number
}

/** More tools at once than anyone needs would fill the next request with their results. */
const mostTools = 8

const tokens = z.number().int().nonnegative().catch(0)

// As much of a chunk as we use. Endpoints differ in all the rest, and some send null for nothing.
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z
                    .number()
                    .int()
                    .nonnegative()
                    .max(mostTools - 1)
                    .optional(),
                  id: z.string().nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
})

type ToolCallPart = {
  index?: number | undefined
  id?: string | null | undefined
  function?: { name?: string | null | undefined; arguments?: string | null | undefined } | null
}

function addPart(calls: Map<number, ToolCall>, part: ToolCallPart, fallbackIndex: number) {
  const index = part.index ?? fallbackIndex
  const call = calls.get(index) ?? { id: `call_${index}`, name: '', arguments: '' }
  call.id = part.id || call.id
  call.name ||= part.function?.name ?? ''
  call.arguments += part.function?.arguments ?? ''
  calls.set(index, call)
}

/**
 * Puts a streamed answer of the model together.
 *
 * @param onText gets every piece of text as it comes; what it throws ends the reading
 * @param onTokens gets the count, if the endpoint tells it
 * @throws when the stream is not an answer, or breaks off
 */
export async function readStep(
  chunks: AsyncIterable<unknown>,
  onText: (text: string) => void,
  onTokens: (count: TokenCount) => void,
): Promise<ModelStep> {
  const calls = new Map<number, ToolCall>()
  let text = ''
  let finish: string | undefined

  for await (const chunk of chunks) {
    const { choices, usage } = chunkSchema.parse(chunk)
    if (usage) onTokens({ prompt: usage.prompt_tokens, completion: usage.completion_tokens })
    const [choice] = choices
    finish = choice?.finish_reason ?? finish
    choice?.delta?.tool_calls?.forEach((part, position) => addPart(calls, part, position))
    const piece = choice?.delta?.content
    if (piece) {
      text += piece
      onText(piece)
    }
  }
  // An aborted or broken stream simply ends: only a stated reason makes it an answer.
  if (finish === undefined) throw new ModelError('broke off')
  if (finish === 'content_filter') throw new ModelError('was withheld by the endpoint')
  return { text, toolCalls: [...calls.values()], isWhole: finish !== 'length' }
}
