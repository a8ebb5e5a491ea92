import {
  type ChatReply,
  type ChatRequest,
  chatRequestSchema,
  type ChatSummary,
  chatSummaryRequestSchema,
  type ChatUpdates,
  chatUpdatesRequestSchema,
} from '@contracts/chat.ts'

/** A reply of the contract. */
export const chatReply = (rest: Partial<ChatReply> = {}): ChatReply => ({
  response: 'Лендинг стоит от 75 000 ₽.',
  conversationStatus: 'active',
  bookingConfirmed: false,
  suggestions: [],
  ...rest,
})

const encoder = new TextEncoder()
const eventText = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The answer to one message, which the test sends piece by piece. */
export class ChatStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  isCancelled = false
  readonly response = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller
      },
      cancel: () => {
        this.isCancelled = true
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  )

  /** Sends bytes as they arrive over the wire, cut anywhere. */
  write(text: string) {
    this.writeBytes(encoder.encode(text))
  }
  writeBytes(bytes: Uint8Array<ArrayBuffer>) {
    this.#controller?.enqueue(bytes)
  }
  delta = (text: string) => this.write(eventText('delta', { text }))
  done = (reply: ChatReply) => this.write(eventText('done', reply))
  fail = (body: unknown) => this.write(eventText('error', body))
  end = () => this.#controller?.close()
  cut = () => this.#controller?.error(new TypeError('network error'))
}

/**
 * Fakes `fetch` with the three functions of the chat: each message waits until the test answers it; requests are
 * validated by the contract.
 */
export class ChatFake {
  readonly messages: ChatRequest[] = []
  readonly summaries: ChatSummary[] = []
  readonly signals: (AbortSignal | null | undefined)[] = []
  readonly #answers: ((answer: Response | Error) => void)[] = []
  summaryStatus = 200
  /** The staff messages so far, and who handles the conversation. */
  updates: ChatUpdates = { person: null, ended: null, messages: [] }
  /** How often they were polled. */
  asked = 0

  readonly fetch: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    const body: unknown = JSON.parse(String(init?.body))
    if (path.endsWith('/send-chat-summary')) {
      this.summaries.push(chatSummaryRequestSchema.parse(body))
      return Response.json({ ok: true }, { status: this.summaryStatus })
    }
    if (path.endsWith('/chat-updates')) {
      const { after } = chatUpdatesRequestSchema.parse(body)
      this.asked += 1
      const messages = this.updates.messages.filter(({ id }) => id > after)
      return Response.json({ ...this.updates, messages })
    }
    if (!path.endsWith('/ai-chat')) throw new Error(`unexpected request: ${path}`)
    this.messages.push(chatRequestSchema.parse(body))
    this.signals.push(init?.signal)
    return new Promise<Response>((resolve, reject) => {
      const callOff = () => reject(init?.signal?.reason)
      if (init?.signal?.aborted) callOff()
      init?.signal?.addEventListener('abort', callOff)
      this.#answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
    })
  }

  /** Answers the latest message. */
  answer(answer: Response | Error) {
    const settle = this.#answers.at(-1)
    if (!settle) throw new Error('no message waits for an answer')
    settle(answer)
  }
  reply = (reply: ChatReply) => this.answer(Response.json(reply))
  refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
    this.answer(Response.json({ error: { code, message: code } }, { status, headers }))
  stream() {
    const stream = new ChatStream()
    this.answer(stream.response)
    return stream
  }
}
