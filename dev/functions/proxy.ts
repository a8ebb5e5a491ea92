import { proxy } from 'hono/proxy'
import type { ErrorBody } from '../../supabase/functions/_shared/contracts/error.ts'
import type { FunctionsProcess } from './functions-process.ts'

const startTimeoutMs = 10_000

/** Forwards like the hosted gateway; `x-forwarded-for` becomes the socket's address, so that it cannot be forged. */
export async function proxyToFunctions(
  functions: FunctionsProcess,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  try {
    const { pathname, search } = new URL(request.url)
    const answer = await proxy((await functions.origin(startTimeoutMs)) + pathname + search, {
      raw: request,
      headers: {
        ...Object.fromEntries(request.headers),
        connection: undefined,
        // Answered already; fetch refuses to send it on.
        expect: undefined,
        'x-forwarded-for': clientAddress,
      },
      redirect: 'manual',
    })
    // What is left of the request is not read: a client that used its connection again would find it closed.
    if (answer.status === 413) answer.headers.set('connection', 'close')
    return answer
  } catch {
    const body: ErrorBody = {
      error: { code: 'unavailable', message: 'Сервис временно недоступен. Попробуйте еще раз.' },
    }
    return Response.json(body, { status: 503, headers: { 'Retry-After': '2' } })
  }
}
