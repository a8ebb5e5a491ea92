import { inBackground } from '../_shared/background.ts'
import { corsHeaders } from '../_shared/http/cors.ts'
import { toHttpError } from '../_shared/http/http-error.ts'

/** What an answer is sent through while it comes about. */
export interface EventSink {
  send: (event: 'delta' | 'done', data: unknown) => void
  /** Aborted once nobody listens any more. */
  signal: AbortSignal
}

/** Proxies close connections that are silent for long; this is well below the usual minute. */
const heartbeatMs = 10_000

const accepts = /(^|,)\s*text\/event-stream\s*(;|,|$)/i

/** Whether a request asks for its answer as server-sent events. */
export const wantsEvents = (request: Request) => accepts.test(request.headers.get('accept') ?? '')

/**
 * Answers with server-sent events: those that `work` sends, comments while it is silent, and an `error`
 * event in the form of an error answer if it fails. The work goes on when the client has left.
 */
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
      // The first comment lets the headers out before there is an answer.
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
      // nginx would hold the events back: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
      'x-accel-buffering': 'no',
    },
  })
}
