const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The largest body of each path, the first match counts; functions have limits of their own. */
const most: readonly [prefix: string, bytes: number][] = [
  ['/auth/v1', 128 * kilobyte],
  ['/storage/v1', 50 * megabyte],
  ['/mailbox', 40 * megabyte],
  ['', 2 * megabyte],
]

/**
 * Buffers a request's body before the request is handled: Lite handles one at a time, and a slow upload would hold up
 * the others.
 * @returns undefined if the body is larger than its path allows
 */
export async function readWhole(request: Request): Promise<Request | undefined> {
  if (!request.body) return request
  const { pathname } = new URL(request.url)
  const [, limit = 0] = most.find(([prefix]) => pathname.startsWith(prefix)) ?? []
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return new Request(request, { body: Buffer.concat(chunks) })
}

/** What is left of the request is not read: its connection ends. */
export const tooLarge = () =>
  Response.json(
    { message: 'The request is too large' },
    { status: 413, headers: { connection: 'close' } },
  )
