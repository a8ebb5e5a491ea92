import { inBackground } from '../_shared/background.ts'
import { corsHeaders } from '../_shared/http/endpoint.ts'
import { toHttpError } from '../_shared/http/http-error.ts'

export interface EventSink {
  send: (event: 'delta' | 'done', data: unknown) => void
  /** Aborted when the client has left. */
  signal: AbortSignal
}

/** In milliseconds: well below the usual minute after which proxies close an idle connection. */
const heartbeatMs = 10_000

const accepts = /(^|,)\s*text\/event-stream\s*(;|,|$)/i

export const wantsEvents = (request: Request) => accepts.test(request.headers.get('accept') ?? '')

/** Sends the events of `work`, with a heartbeat, and an `error` event if it fails; it continues without the client. */
export function eventStream(work: (sink: EventSink) => Promise<void>): Response {
  const encoder = new TextEncoder()
  const left = new AbortController()

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const send = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      // Sends the headers immediately.
      write(': \n\n')
      const heartbeat = setInterval(() => write(': \n\n'), heartbeatMs)

      inBackground('answer as events', async () => {
        try {
          await work({ send, signal: left.signal })
        } catch (error) {
          send('error', toHttpError(error).toBody())
        } finally {
          clearInterval(heartbeat)
          if (!left.signal.aborted) controller.close()
        }
      })
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: {
      ...corsHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Otherwise nginx buffers the events: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
      'x-accel-buffering': 'no',
    },
  })
}

const mostPieces = 100

/** Splits a text for streaming, at word boundaries; the pieces joined are the text again. */
export function splitForStream(text: string): string[] {
  const words = text.match(/(?<!\s)\s*\S+(?:\s+$)?/g) ?? (text ? [text] : [])
  const size = Math.max(1, Math.ceil(words.length / mostPieces))
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(''),
  )
}
