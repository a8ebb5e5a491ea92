import { createParser } from 'eventsource-parser'
import { LlmError } from './failures.ts'

/** In bytes: more than any answer takes, with its thinking and the envelope of each chunk. */
const longestBody = 4_000_000

async function* textOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let length = 0
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      length += value.length
      if (length > longestBody) throw new LlmError('sent too much')
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    // Closes the connection if the rest is not read.
    reader.cancel().catch(() => {})
  }
}

/**
 * The data of each event of a response; the whole body if an endpoint ignores `stream`. Some close the
 * connection long after the last event, so the reader decides when it has enough.
 */
export async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (/json/i.test(response.headers.get('content-type') ?? '')) {
    let body = ''
    for await (const text of textOf(response)) body += text
    yield body
    yield '[DONE]'
    return
  }
  const received: string[] = []
  const parser = createParser({ onEvent: ({ data }) => received.push(...data.split('\n')) })
  for await (const text of textOf(response)) {
    parser.feed(text)
    yield* received.splice(0)
  }
  // Releases the last event if the blank line after it is missing.
  parser.feed('\n\n')
  yield* received
}
