import { HttpError } from './http-error.ts'

const jsonType = /^application\/json\s*(;|$)/i

/** Reads a body, giving up as soon as it grows over the limit, whatever its length header says. */
async function readBytes(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) throw new HttpError('payload_too_large')
    chunks.push(chunk)
  }
  return chunks
}

function decode(chunks: Uint8Array[]): unknown {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('')
    return JSON.parse(text + decoder.decode())
  } catch {
    throw new HttpError('malformed_json')
  }
}

/**
 * Reads the JSON body of a request.
 *
 * @param limit largest accepted body, in bytes
 * @returns the parsed value, unchecked
 * @throws HttpError unsupported_media_type, payload_too_large or malformed_json
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError('unsupported_media_type')
  }
  if (Number(request.headers.get('content-length')) > limit)
    throw new HttpError('payload_too_large')
  if (!request.body) throw new HttpError('malformed_json')
  return decode(await readBytes(request.body, limit))
}
