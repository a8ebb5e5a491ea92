import { z } from 'zod'
import { chatLimits } from '@contracts/chat-limits.ts'
import { LlmError, Refusal, spentThinking } from './failures.ts'
import type { ReportedTokens } from './usage.ts'

export interface ToolCall {
  id: string
  name: string
  /** Unchecked JSON text. */
  input: string
  /** Unknown fields, such as Gemini's thought signature, which has to be sent back. */
  extra: Record<string, unknown>
}

/** One response of the LLM: a text, tool calls, or both. */
export interface LlmStep {
  text: string
  toolCalls: ToolCall[]
  /** False when the text was cut off at a limit. */
  isWhole: boolean
  /** Unknown fields of the message, such as thinking. */
  extra: Record<string, unknown>
}

/** Tool calls per step: the results of more would fill the next request. */
const mostToolCalls = 8
/** How long to wait for the count of tokens after the end of the text. */
const countGraceMs = 500
const after = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** Characters of thinking and arguments; more is a model that does not stop. */
const mostUnseen = 60_000

/** `finish_reason`, as endpoints and their models spell it. */
const wholeReasons =
  /^(?:stop|stop_sequence|end_turn|eos|eos_token|complete|completed|tool_calls?|tool_use|function_call)$/i
const cutReasons = /^(?:length|max_tokens|max_output_tokens|model_length)$/i

const text = z.string().catch('')
const count = z.coerce.number().min(0).max(10_000_000).catch(0)
const object = z.record(z.string(), z.unknown())
/** Anything but an object counts as an empty one. */
const fields = object.catch({})
/** A single value in place of a list counts as a list of one. */
const list = z.preprocess(
  (value) => (Array.isArray(value) ? value : value ? [value] : []),
  z.array(z.unknown()),
)

const partSchema = z.object({ type: text, text }).catch({ type: '', text: '' })

/** Text of a message's content, which may come in parts; those of thinking are left out. */
function spokenIn(content: unknown): string {
  if (typeof content === 'string') return content
  return list
    .parse(content)
    .map((part) => {
      if (typeof part === 'string') return part
      const { type, text: words } = partSchema.parse(part)
      return /think|reason/i.test(type) ? '' : words
    })
    .join('')
}

const usageSchema = z
  .object({
    prompt_tokens: count,
    input_tokens: count,
    completion_tokens: count,
    output_tokens: count,
    total_tokens: count,
  })
  .transform((usage): ReportedTokens => ({
    prompt: Math.ceil(Math.max(usage.prompt_tokens, usage.input_tokens)),
    completion: Math.ceil(Math.max(usage.completion_tokens, usage.output_tokens)),
    total: Math.ceil(usage.total_tokens),
  }))

/** Undefined for what is no JSON: the error's message would quote the data. */
function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Known fields of a message or a call; only unknown ones are sent back. */
const known = new Set([
  ...['role', 'content', 'tool_calls', 'function_call', 'refusal', 'audio', 'annotations'],
  ...['index', 'id', 'type', 'function'],
])

const unknownIn = (piece: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(piece).filter(([key]) => !known.has(key)))

/** Adds fields that come in pieces: texts are joined, lists appended, objects merged. */
function addFields(whole: Record<string, unknown>, piece: Record<string, unknown>) {
  for (const [key, value] of Object.entries(piece)) {
    const before = whole[key]
    if (value === null || value === undefined) continue
    if (typeof before === 'string' && typeof value === 'string') whole[key] = before + value
    else if (Array.isArray(before) && Array.isArray(value)) whole[key] = [...before, ...value]
    else {
      const [both, more] = [object.safeParse(before), object.safeParse(value)]
      whole[key] = both.success && more.success ? { ...both.data, ...more.data } : value
    }
  }
}

const argumentsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? JSON.stringify(value)
      : ''

interface OpenCall extends ToolCall {
  index: unknown
}

/**
 * Adds a piece of a tool call. Its call is told by index, by id, or by nothing but a name: Gemini and Ollama
 * give all calls index 0 (hermes-agent#62937, ollama#15457), vLLM repeats the name in each piece.
 */
function addCall(calls: OpenCall[], piece: Record<string, unknown>) {
  const { index, id } = piece
  const { name: named, arguments: input } = fields.parse(piece.function)
  const name = typeof named === 'string' ? named : ''
  const last =
    typeof index === 'number' ? calls.findLast((call) => call.index === index) : calls.at(-1)
  const written = argumentsOf(input)
  const hasOtherId = typeof id === 'string' && id !== '' && last?.id !== id
  // After complete arguments only the next call can follow.
  const isAfterLast = written.trim() !== '' && parse(last?.input ?? '') !== undefined
  const isNew = !last || (name !== '' && hasOtherId) || isAfterLast
  if (isNew && calls.length === mostToolCalls) return
  const call = isNew
    ? {
        index,
        id: hasOtherId ? id : `call_${calls.length}`,
        name: name || (last?.name ?? ''),
        input: '',
        extra: {},
      }
    : last
  if (isNew) calls.push(call)
  call.name ||= name
  call.input += written
  addFields(call.extra, unknownIn(piece))
}

export interface StepListener {
  /** Gets each piece of text as it arrives; an error thrown by it stops reading. */
  onText: (text: string) => void
  /** Characters of text and tool calls, or of thinking; empty pieces and keep-alives do not count. */
  onWritten: (characters: number, isThinking: boolean) => void
  onUsage: (tokens: ReportedTokens) => void
  host: string
}

/** Some endpoints stream an error in place of a chunk. @throws Refusal */
function refuseErrors(chunk: Record<string, unknown>, data: string, host: string) {
  const isError = chunk.error ?? (chunk.object === 'error' || chunk.type === 'error' || undefined)
  if (isError === undefined) return
  const { code, status } = { ...chunk, ...fields.parse(chunk.error) }
  const [number = 500] = [code, status].map(Number).filter((value) => value >= 400 && value < 600)
  throw new Refusal({ host, status: number, body: data })
}

/**
 * Assembles a step from the events of a response, and reads no further than it needs.
 * @throws LlmError if the stream breaks off, or ends for an unknown reason
 */
export async function readStep(
  events: AsyncIterable<string>,
  { onText, onWritten, onUsage, host }: StepListener,
): Promise<LlmStep> {
  const calls: OpenCall[] = []
  const extra: Record<string, unknown> = {}
  let said = ''
  let unseen = 0
  let finish = ''
  let choiceIndex: unknown
  let isDone = false
  let isCounted = false
  let isTooLong = false
  let isHeard = false

  const note = (piece: unknown, isThinking: boolean) => {
    const { length } = typeof piece === 'string' ? piece : piece ? JSON.stringify(piece) : ''
    if (length === 0) return
    onWritten(length, isThinking)
    unseen += length
    if (unseen > mostUnseen) throw new LlmError('did not stop')
  }

  const write = (piece: string, isLast: boolean) => {
    if (!piece) return
    onWritten(piece.length, false)
    // Some repeat the whole text in the last chunk.
    if (isLast && piece === said) return
    const room = chatLimits.reply - said.length
    isTooLong = piece.length > room
    const kept = piece.slice(0, room)
    said += kept
    onText(kept)
  }

  const take = (data: string) => {
    const parsed = parse(data)
    if (parsed === undefined) throw new LlmError('sent what is no JSON')
    // Gemini answers errors with a list.
    const chunk = fields.parse(Array.isArray(parsed) ? parsed[0] : parsed)
    isHeard = true
    refuseErrors(chunk, data, host)
    const usage = usageSchema.safeParse(chunk.usage ?? fields.parse(chunk.x_groq).usage)
    if (usage.success) {
      onUsage(usage.data)
      isCounted = true
    }
    for (const item of list.parse(chunk.choices)) {
      const choice = fields.parse(item)
      choiceIndex ??= choice.index ?? 0
      // Only the first choice is the answer.
      if ((choice.index ?? 0) !== choiceIndex) continue
      if (typeof choice.finish_reason === 'string') finish = choice.finish_reason || finish
      // A whole message: `stream` was ignored, or the text is repeated at the end.
      const message = said ? {} : fields.parse(choice.message)
      const delta = { ...message, ...fields.parse(choice.delta) }
      write(spokenIn(delta.content ?? choice.text), finish !== '')
      const legacy = delta.function_call ? [{ function: delta.function_call }] : []
      for (const piece of [...list.parse(delta.tool_calls), ...legacy]) {
        addCall(calls, fields.parse(piece))
        note(piece, false)
      }
      if (typeof delta.refusal === 'string' && delta.refusal)
        throw new LlmError('refused to answer')
      const unknown = unknownIn(delta)
      addFields(extra, unknown)
      for (const value of Object.values(unknown)) note(value, true)
      if (Array.isArray(delta.content) && !spokenIn(delta.content)) note(delta.content, true)
    }
  }

  const reading = events[Symbol.asyncIterator]()
  while (!isDone && !isTooLong && !(finish && isCounted)) {
    // After the end of the text only the count of tokens can follow, and some never close the connection.
    const next = finish
      ? await Promise.race([reading.next(), after(countGraceMs)])
      : await reading.next()
    if (!next || next.done) break
    const data = next.value.trim()
    if (data.startsWith('[DONE]')) isDone = true
    else if (data !== '') take(data)
  }

  const step = { text: said, toolCalls: calls.map(({ index: _, ...call }) => call), extra }
  if (isTooLong) return { ...step, toolCalls: [], isWhole: false }
  if (cutReasons.test(finish)) {
    if (!said.trim() && calls.length === 0) throw spentThinking()
    return { ...step, isWhole: false }
  }
  if (wholeReasons.test(finish) || (!finish && isDone && (said || calls.length > 0))) {
    return { ...step, isWhole: true }
  }
  if (!finish) throw new LlmError(isHeard ? 'broke off' : 'was no stream of events')
  if (/content|filter|safety|blacklist/i.test(finish))
    throw new LlmError('was withheld by the endpoint')
  throw new LlmError(
    `ended for an unknown reason (${finish.replace(/[^\w.:-]/g, '?').slice(0, 40)})`,
  )
}
