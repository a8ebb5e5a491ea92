import { HttpError } from './http-error.ts'

/**
 * Reads the body of a request, giving up as soon as it grows over the limit, whatever its length header
 * says.
 *
 * @param limit largest accepted body, in bytes
 * @throws HttpError payload_too_large
 */
export async function readBytes(
  { headers, body }: Request | Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > limit) throw new HttpError('payload_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new HttpError('payload_too_large')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
