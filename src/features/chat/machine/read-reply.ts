import { createParser } from 'eventsource-parser'
import { chatDeltaSchema, type ChatReply, chatReplySchema } from '@contracts/chat.ts'
import { failureOf, FunctionError } from '@/lib/backend/functions'
import { parseJson } from '@/lib/text/parse-json'

interface ReplyListener {
  /** The next piece of the reply's text. */
  onDelta: (text: string) => void
  /** Data arrived, if only a keep-alive comment. */
  onSignOfLife: () => void
}

/** Far more than the longest reply. */
const maximumBufferSize = 256 * 1024

const badAnswer = () => new FunctionError('bad_answer', 'The reply is not one of the contract')

function parseReply(body: unknown): ChatReply {
  const reply = chatReplySchema.safeParse(body)
  if (!reply.success) throw badAnswer()
  return reply.data
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onDelta, onSignOfLife }: ReplyListener,
): Promise<ChatReply> {
  let reply: ChatReply | undefined
  const parser = createParser({
    maxBufferSize: maximumBufferSize,
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') throw badAnswer()
    },
    onEvent({ event, data }) {
      const value = parseJson(data)
      if (event === 'error') throw failureOf(value)
      if (event === 'done') reply = parseReply(value)
      if (event !== 'delta' || reply) return
      const delta = chatDeltaSchema.safeParse(value)
      if (!delta.success) throw badAnswer()
      onDelta(delta.data.text)
    },
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    while (!reply) {
      const { done, value } = await reader.read()
      if (done) throw new FunctionError('network', 'The reply was cut off')
      onSignOfLife()
      parser.feed(decoder.decode(value, { stream: true }))
    }
    return reply
  } finally {
    // The rest is not needed; cancelling a broken stream fails.
    reader.cancel().catch(() => undefined)
  }
}

/** Reads a reply: server-sent events, or JSON if a proxy has buffered it. @throws {FunctionError} */
export async function readReply(response: Response, listener: ReplyListener): Promise<ChatReply> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream') && response.body) {
    return readEvents(response.body, listener)
  }
  return parseReply(parseJson(await response.text()))
}
