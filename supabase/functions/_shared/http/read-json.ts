import { HttpError } from './http-error.ts'
import { readBytes } from './read-bytes.ts'

const jsonType = /^application\/json\s*(;|$)/i

/** Whether a content type says that JSON follows. */
export const isJson = (contentType: string | null) => jsonType.test(contentType ?? '')

/**
 * Parses UTF-8 JSON.
 *
 * @returns the parsed value, unchecked
 * @throws HttpError malformed_json
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
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
  if (!isJson(request.headers.get('content-type'))) throw new HttpError('unsupported_media_type')
  return parseJson(await readBytes(request, limit))
}
