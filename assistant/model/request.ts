import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources'
import { toolDefinitions } from './tools.ts'
import type { ToolCall } from './read-step.ts'

/** A message of the conversation with the LLM. */
export type LlmMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | {
      role: 'assistant'
      content: string
      toolCalls: ToolCall[]
      /** Unknown fields that some endpoints want back: the thinking that led to the calls. */
      extra: Record<string, unknown>
    }
  | { role: 'tool'; callId: string; content: string }

/** What an endpoint accepts: each knows a part of OpenAI's protocol. */
export interface Dialect {
  limit: 'max_tokens' | 'max_completion_tokens'
  counts: boolean
  tools: boolean
  toolChoice: boolean
  systemRole: boolean
  nullContent: boolean
  extra: boolean
}

export const fullDialect: Dialect = {
  limit: 'max_tokens',
  counts: true,
  tools: true,
  toolChoice: true,
  systemRole: true,
  nullContent: true,
  extra: true,
}

const negation =
  /\bno[t ]|n't |should be|unsupported|unknown|unrecogni[sz]ed|unexpected|extra|forbidden|cannot|missing|require|invalid|incompatible|instead|only /i

/** What to omit or rename, by the words of a refusal: the first match that changes something. */
const adjustments: readonly (readonly [
  words: RegExp,
  change: (dialect: Dialect) => Partial<Dialect>,
])[] = [
  [
    // https://platform.openai.com/docs/api-reference/chat/create (`max_tokens` is not for o-series models)
    /max_(?:completion_)?tokens/i,
    ({ limit }) => ({ limit: limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }),
  ],
  // Mistral until 2025: openai/openai-agents-python#442
  [/stream_options|include_usage/i, () => ({ counts: false })],
  // vLLM without --enable-auto-tool-choice, llama.cpp without --jinja, Ollama (ollama#11131), OpenRouter
  [
    /enable-auto-tool-choice|--jinja|tools?\W{1,3}(?:param|use|calling|calls?)?.{0,40}(?:support|require|extra|permitted|enabled|allowed)|support(?:s|ed|ing)?(?: the)? (?:tool|function)(?! ?_?choice)/i,
    () => ({ tools: false }),
  ],
  [
    /tool_choice|tool choice/i,
    ({ toolChoice }) => (toolChoice ? { toolChoice: false } : { tools: false }),
  ],
  // Gemma's template (vllm#41114), Gemini's «Developer instruction is not enabled», o1-mini
  [
    /user and assistant roles|system role|role.{0,20}system|system.{0,20}(?:role|message|prompt)|developer instruction/i,
    () => ({ systemRole: false }),
  ],
  // Groq and Cerebras refuse what DeepSeek and Gemini want back: qwen-code#11045, continue#10193
  [
    /reasoning_content|reasoning_details|\breasoning\b|extra_content|thought_signature|extra inputs.{0,80}messages|messages.{0,80}extra/i,
    ({ extra }) => ({ extra: !extra }),
  ],
  [/content.{0,60}(?:null|none|string|missing|required|empty)/i, () => ({ nullContent: false })],
]

/** @returns the dialect to retry in; undefined if a refusal names nothing that we could change */
export function adjust(dialect: Dialect, refusal: string): Dialect | undefined {
  if (!negation.test(refusal)) return undefined
  for (const [words, change] of adjustments) {
    if (!words.test(refusal)) continue
    const changed = { ...dialect, ...change(dialect) }
    if (JSON.stringify(changed) !== JSON.stringify(dialect)) return changed
  }
  return undefined
}

/** What an endpoint has refused, in words. */
export const concessionsOf = (dialect: Dialect): string[] =>
  Object.entries(dialect).flatMap(([name, value]) =>
    value === false ? `refuses ${words[name] ?? name}` : [],
  )

const words: Readonly<Record<string, string>> = {
  counts: 'stream_options: tokens are estimated',
  tools: 'tools: it answers from what the search finds, and opens no form',
  toolChoice: 'tool_choice',
  systemRole: 'a system message',
  nullContent: 'empty content',
  extra: 'its own thinking when it is given back',
}

function wireMessage(message: LlmMessage, dialect: Dialect): ChatCompletionMessageParam {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.callId, content: message.content }
  }
  if (!('toolCalls' in message)) return { role: message.role, content: message.content }
  return {
    ...(dialect.extra && message.extra),
    role: 'assistant',
    content: message.content || (dialect.nullContent ? null : ''),
    tool_calls: message.toolCalls.map(({ id, name, input, extra }) => ({
      ...(dialect.extra && extra),
      id,
      type: 'function',
      function: { name, arguments: input },
    })),
  }
}

/** Without a system role the instructions precede the visitor's first words. */
function withoutSystem([system, ...rest]: readonly LlmMessage[]): LlmMessage[] {
  const [first, ...others] = rest
  if (!system || !first || first.role !== 'user') return rest
  return [{ role: 'user', content: `${system.content}\n\n${first.content}` }, ...others]
}

export interface RequestOptions {
  model: string
  messages: readonly LlmMessage[]
  maxTokens: number
  /** Whether tools are disabled, so that the LLM answers with what it knows. */
  isLast: boolean
  /** Search results for the visitor's message, for an LLM without tools. */
  findings: () => string
  /** Additional fields, set by the operator (AI_EXTRA_BODY). */
  extraBody: Readonly<Record<string, unknown>>
}

/** The body of a request in an endpoint's dialect. */
export function requestBody(
  { model, messages, maxTokens, isLast, findings, extraBody }: RequestOptions,
  dialect: Dialect,
): ChatCompletionCreateParamsStreaming {
  const informed = dialect.tools
    ? messages
    : messages.map((message) =>
        message.role === 'system'
          ? { ...message, content: `${message.content}\n\n${findings()}` }
          : message,
      )
  const told = dialect.systemRole ? informed : withoutSystem(informed)
  return {
    model,
    messages: told.map((message) => wireMessage(message, dialect)),
    ...(dialect.tools && {
      tools: toolDefinitions,
      ...(dialect.toolChoice && { tool_choice: isLast ? ('none' as const) : ('auto' as const) }),
    }),
    [dialect.limit]: maxTokens,
    stream: true,
    ...(dialect.counts && { stream_options: { include_usage: true } }),
    ...extraBody,
  }
}
