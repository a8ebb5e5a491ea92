import type { ChatCompletionMessageFunctionToolCall as ToolCall } from 'openai/resources'
import { z } from 'zod'

/** Why an LLM's answer is rejected. The message is for the log and contains nothing from the visitor. */
export class LlmError extends Error {
  override readonly name = 'LlmError'
}

/** One response of the LLM: a text, tool calls, or both. */
export interface LlmStep {
  text: string
  /** Their arguments are unchecked JSON text. */
  toolCalls: ToolCall[]
  /** False when the text was cut off at the token limit. */
  isWhole: boolean
}

/** Tokens read and written. */
export interface TokenCount {
  prompt: number
  completion: number
}

/** Tool calls per step: the results of more would fill the next request. */
const mostToolCalls = 8

const tokens = z.number().int().nonnegative().catch(0)

// Only the used fields: endpoints differ in the others, and some send null for an absent field.
const toolCallSchema = z.object({
  index: z.int().nonnegative().lt(mostToolCalls).optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
const deltaSchema = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(toolCallSchema).nullish(),
})
const chunkSchema = z.object({
  choices: z
    .array(z.object({ delta: deltaSchema.nullish(), finish_reason: z.string().nullish() }))
    .default([]),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
})

function addPart(
  calls: Map<number, ToolCall>,
  part: z.output<typeof toolCallSchema>,
  fallbackIndex: number,
) {
  const index = part.index ?? fallbackIndex
  const call = calls.get(index) ?? {
    id: `call_${index}`,
    type: 'function',
    function: { name: '', arguments: '' },
  }
  call.id = part.id || call.id
  call.function.name ||= part.function?.name ?? ''
  call.function.arguments += part.function?.arguments ?? ''
  calls.set(index, call)
}

/**
 * Assembles a step from a stream of chat completion chunks.
 * @param onText gets each piece of text as it arrives; an error thrown by it stops reading
 * @param onTokens gets the token count, if the endpoint reports one
 * @throws ZodError if a chunk has the wrong shape, LlmError if the stream breaks off
 */
export async function readStep(
  chunks: AsyncIterable<unknown>,
  onText: (text: string) => void,
  onTokens: (count: TokenCount) => void,
): Promise<LlmStep> {
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
  // An aborted stream just ends; a complete one states a finish reason.
  if (finish === undefined) throw new LlmError('broke off')
  if (finish === 'content_filter') throw new LlmError('was withheld by the endpoint')
  return { text, toolCalls: [...calls.values()], isWhole: finish !== 'length' }
}
