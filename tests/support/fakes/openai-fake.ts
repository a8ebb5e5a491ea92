import { serve } from '@hono/node-server'
import { z } from 'zod'

const messageSchema = z.object({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string().nullable(),
  tool_call_id: z.string().optional(),
  tool_calls: z
    .array(
      z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }),
    )
    .optional(),
})

const completionSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  tool_choice: z.string(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  messages: z.array(messageSchema),
  tools: z.array(
    z.object({ function: z.object({ name: z.string(), parameters: z.unknown() }) }).loose(),
  ),
})

/** A request for a completion. */
export interface CompletionRequest extends z.output<typeof completionSchema> {
  path: string
  headers: Headers
  /** The unparsed body. */
  raw: string
}

/** The answer to the next request. */
export type Reply = (signal: AbortSignal) => Response | Promise<Response>

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

const choice = (delta: object, finish_reason: string | null = null): Chunk => ({
  choices: [{ index: 0, delta, finish_reason }],
})
const eventOf = (chunk: Chunk) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model: 'fake', ...chunk })}\n\n`

const stream = (body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } })

interface Telling {
  /** Bytes per piece on the wire; small ones split letters and events. */
  bytes?: number
  finish?: string
  usage?: readonly [prompt: number, completion: number] | null
}

function told(chunks: Chunk[], finish: string, { bytes, usage = [100, 20] }: Telling): Response {
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

const textChunks = (text: string) =>
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
  (status: number, message = 'no'): Reply =>
  () =>
    Response.json(
      { error: { message, type: 'error' } },
      { status, headers: { 'retry-after-ms': '1' } },
    )

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

  const fetch = async (request: Request): Promise<Response> => {
    const raw = await request.text()
    const body = completionSchema.parse(JSON.parse(raw))
    requests.push({ ...body, raw, path: new URL(request.url).pathname, headers: request.headers })
    return (replies.shift() ?? refuses(418, 'the script has ended'))(request.signal)
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
