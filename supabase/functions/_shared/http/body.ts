import { z } from 'zod'
import { cleanTexts } from '../contracts/text.ts'
import { HttpError } from './http-error.ts'

/** Reads up to `limit` bytes; an announced longer body stays unread. @throws HttpError payload_too_large */
export async function readBytes(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > limit) throw new HttpError('payload_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
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

/** Whether a content type is JSON. */
export const isJson = (contentType: string | null) =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '')

/** Deeper than any contract: code that walks a body recurses once per level. */
const deepest = 32

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= deepest; depth += 1) {
    if (level.length === 0) return false
    level = level.flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return true
}

/** Parses UTF-8 JSON of limited depth, unchecked. @throws HttpError malformed_json */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError('malformed_json')
  }
  if (isTooDeep(value)) throw new HttpError('malformed_json')
  return value
}

/** Reads unchecked JSON. @throws HttpError unsupported_media_type, payload_too_large (`limit` bytes), malformed_json */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!isJson(request.headers.get('content-type'))) throw new HttpError('unsupported_media_type')
  return parseJson(await readBytes(request, limit))
}

// For rules without a message in the contracts, such as a malformed id.
const inRussian = { error: z.locales.ru().localeError }

/** The first error of each field, by its dotted path. */
function errorsByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}

/**
 * Validates a body against its contract, its texts cleaned: here, so that no field can be forgotten. A mail's are only
 * made storable, since it is shown as it came. @throws HttpError invalid_fields
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  clean = cleanTexts,
): z.output<Schema> {
  const result = schema.safeParse(clean(body), inRussian)
  if (result.success) return result.data
  throw new HttpError('invalid_fields', { fields: errorsByField(result.error.issues) })
}
