import { serve } from '@hono/node-server'

export interface ReceivedRequest {
  method: string
  path: string
  headers: Headers
  body: string
}

export interface HttpFake {
  url: string
  /** All requests, oldest first. */
  requests: ReceivedRequest[]
  close: () => Promise<void>
}

/** An HTTP server on loopback that records requests and answers with the given handler. */
export async function startHttpFake(
  answer: (path: string, request: ReceivedRequest) => Response | Promise<Response>,
): Promise<HttpFake> {
  const requests: ReceivedRequest[] = []
  const fetch = async (request: Request) => {
    const { pathname: path } = new URL(request.url)
    const { method, headers } = request
    const received = { method, path, headers, body: await request.text() }
    requests.push(received)
    return answer(path, received)
  }
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        requests,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
  })
}
