import { HttpError } from './http-error.ts'

/**
 * Reads the body of a request, giving up when it grows over the limit, whatever its length header says.
 *
 * @param limit largest accepted body, in bytes
 * @param patience how much more is let pass, and thrown away, before giving up: who is still sending
 *   when the answer comes may not hear it
 * @throws HttpError payload_too_large
 */
export async function readBytes(
  { headers, body }: Request | Response,
  limit: number,
  patience = 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const end = limit + patience
  if (Number(headers.get('content-length')) > end) throw new HttpError('payload_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > end) break
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw new HttpError('payload_too_large')
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
