import type { ErrorBody } from '../../supabase/functions/_shared/contracts/error.ts'
import type { FunctionsProcess } from './functions-process.ts'

const startTimeoutMs = 10_000

/** Forwards like the hosted gateway; `x-forwarded-for` becomes the socket's address, so that it cannot be forged. */
export async function proxyToFunctions(
  functions: FunctionsProcess,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', clientAddress)
  headers.delete('connection')
  try {
    const url = new URL(request.url)
    const answer = await fetch(
      (await functions.origin(startTimeoutMs)) + url.pathname + url.search,
      {
        method: request.method,
        headers,
        ...(request.body && { body: request.body, duplex: 'half' }),
        redirect: 'manual',
        signal: request.signal,
      },
    )
    const answerHeaders = new Headers(answer.headers)
    // fetch has already decoded the body.
    answerHeaders.delete('content-encoding')
    answerHeaders.delete('content-length')
    return new Response(answer.body, { status: answer.status, headers: answerHeaders })
  } catch {
    const body: ErrorBody = {
      error: { code: 'unavailable', message: 'Сервис временно недоступен. Попробуйте еще раз.' },
    }
    return Response.json(body, { status: 503, headers: { 'Retry-After': '2' } })
  }
}
