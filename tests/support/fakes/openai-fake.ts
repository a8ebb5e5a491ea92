import { serve } from '@hono/node-server'
import { z } from 'zod'

const messageSchema = z.looseObject({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string().nullable(),
  tool_call_id: z.string().optional(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string().min(1),
        type: z.literal('function'),
        function: z.strictObject({ name: z.string(), arguments: z.string() }),
      }),
    )
    .optional(),
})

type Message = z.output<typeof messageSchema>

/**
 * Whether every provider takes the messages in this order: one system message, turns that alternate and begin with the
 * visitor's (Mistral, Anthropic, Gemma's template: vllm#41114), each result after the call that it answers (OpenAI).
 */
function areInOrder(messages: readonly Message[]): boolean {
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages
  const called = new Set<string>()
  return turns.every((message, index) => {
    const before = turns[index - 1]?.role
    for (const { id } of message.tool_calls ?? []) called.add(id)
    if (message.role === 'tool') return called.delete(message.tool_call_id ?? '')
    if (message.role === 'user') return before === undefined || before === 'assistant'
    return message.role === 'assistant' && (before === 'user' || before === 'tool')
  })
}

const completionSchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
  tool_choice: z.string().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  messages: z.array(messageSchema).refine(areInOrder, 'messages out of order'),
  tools: z
    .array(
      z.looseObject({ function: z.looseObject({ name: z.string(), parameters: z.unknown() }) }),
    )
    .optional(),
})

/** A request for a completion. */
export interface CompletionRequest extends z.output<typeof completionSchema> {
  path: string
  headers: Headers
  /** The unparsed body. */
  raw: string
}

/** The answer to the next request. */
export type Reply = (
  signal: AbortSignal,
  request: CompletionRequest,
) => Response | Promise<Response>

export interface OpenAiFake {
  /** Base URL for `AI_BASE_URL`. */
  url: string
  requests: CompletionRequest[]
  /** Answers the next requests, one each; later ones are refused. */
  script: (...replies: Reply[]) => void
  /** The number of unused replies. */
  left: () => number
  close: () => Promise<void>
}

interface Chunk {
  choices?: { index: 0; delta: object; finish_reason?: string | null }[]
  usage?: { prompt_tokens: number; completion_tokens: number; total_tokens: number } | null
}

export const choice = (delta: object, finish_reason: string | null = null): Chunk => ({
  choices: [{ index: 0, delta, finish_reason }],
})
export const eventOf = (chunk: Chunk) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model: 'fake', ...chunk })}\n\n`

export const stream = (body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } })

interface Telling {
  /** Bytes per piece on the wire; small ones split letters and events. */
  bytes?: number
  finish?: string
  usage?: readonly [prompt: number, completion: number] | null
}

export function told(
  chunks: Chunk[],
  finish: string,
  { bytes, usage = [100, 20] }: Telling,
): Response {
  const counted: Chunk[] = usage
    ? [
        {
          choices: [],
          usage: {
            prompt_tokens: usage[0],
            completion_tokens: usage[1],
            total_tokens: usage[0] + usage[1],
          },
        },
      ]
    : []
  const body = new TextEncoder().encode(
    [...chunks, choice({}, finish), ...counted].map(eventOf).join('') + 'data: [DONE]\n\n',
  )
  if (!bytes) return stream(body)
  let at = 0
  return stream(
    new ReadableStream({
      pull(controller) {
        controller.enqueue(body.slice(at, (at += bytes)))
        if (at >= body.length) controller.close()
      },
    }),
  )
}

export const textChunks = (text: string) =>
  (text.match(/.{1,5}/gsu) ?? []).map((content) => choice({ content }))

/** The model writes a text. */
export const says =
  (text: string, telling: Telling = {}): Reply =>
  () =>
    told(textChunks(text), telling.finish ?? 'stop', telling)

/** The model calls tools, all at once; `input` is the arguments, or their raw text. */
export const calls =
  (...tools: [name: string, input: object | string][]): Reply =>
  () => {
    const chunks = tools.flatMap(([name, input], index) => {
      const text = typeof input === 'string' ? input : JSON.stringify(input)
      const half = Math.ceil(text.length / 2)
      return [
        choice({
          tool_calls: [
            { index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } },
          ],
        }),
        choice({ tool_calls: [{ index, function: { arguments: text.slice(0, half) } }] }),
        choice({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }),
      ]
    })
    return told(chunks, 'tool_calls', {})
  }

/** The endpoint refuses. */
export const refuses =
  (
    status: number,
    message = 'no',
    headers: Record<string, string> = { 'retry-after-ms': '1' },
  ): Reply =>
  () =>
    Response.json({ error: { message, type: 'error' } }, { status, headers })

/** The endpoint answers with any body. */
export const answers =
  (body: string, type = 'text/event-stream'): Reply =>
  () =>
    new Response(body, { headers: { 'content-type': type } })

/** The connection ends in the middle of an answer. */
export const breaksOff =
  (text: string): Reply =>
  () =>
    stream(textChunks(text).map(eventOf).join(''))

/** The connection is closed before an answer. */
export const drops: Reply = () => new Response(null, { headers: { 'x-drop': '1' } })

/** No answer arrives. */
export const hangs: Reply = (signal) =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(new Response(null)), { once: true }),
  )

/** A reply whose rest arrives on the test's command. */
export function holdsBack(first: string, rest: string) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const encoder = new TextEncoder()
  const reply: Reply = (signal) => {
    signal.addEventListener('abort', leave, { once: true })
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode(textChunks(first).map(eventOf).join('')))
        await gate
        const end = [...textChunks(rest), choice({}, 'stop')].map(eventOf).join('')
        controller.enqueue(encoder.encode(`${end}data: [DONE]\n\n`))
        controller.close()
      },
      cancel: leave,
    })
    return stream(body)
  }
  return {
    reply,
    letGo: () => letGo(),
    /** Resolves once the function has given up the answer. */
    left,
  }
}

/** An OpenAI-compatible server on loopback that follows its script and records the requests. */
export async function startOpenAiFake(): Promise<OpenAiFake> {
  const requests: CompletionRequest[] = []
  let replies: Reply[] = []

  const fetch = async (
    request: Request,
    { incoming }: { incoming: { socket: { destroy: () => unknown } } },
  ): Promise<Response> => {
    const raw = await request.text()
    const { pathname, search } = new URL(request.url)
    const body = completionSchema.safeParse(JSON.parse(raw))
    // No provider answers so: the test fails.
    if (!body.success) return Response.json({ error: body.error }, { status: 418 })
    const received = { ...body.data, raw, path: pathname + search, headers: request.headers }
    requests.push(received)
    const reply = replies.shift() ?? refuses(418, 'the script has ended')
    const response = await reply(request.signal, received)
    if (response.headers.has('x-drop')) incoming.socket.destroy()
    return response
  }
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}/v1`,
        requests,
        script(...next) {
          requests.length = 0
          replies = next
        },
        left: () => replies.length,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
  })
}
