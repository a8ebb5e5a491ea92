import { request as requestPlain, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { once } from 'node:events'
import { hostName, type WebServer } from './web-server.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Asks for a path, byte for byte as it is given, and follows nothing. Node's `fetch` would tidy the path up and unpack
 * the body.
 */
export function get(
  server: WebServer,
  path: string,
  { headers = {}, plain = false }: { headers?: Record<string, string>; plain?: boolean } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', path, headers: { host: hostName, ...headers } }
    const sent = plain
      ? requestPlain({ ...options, port: server.plainPort })
      : request({ ...options, port: server.port, agent: server.agent })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.end()
  })
}

/** What the server speaks with a browser: `h2`, or `http/1.1`. */
export async function protocolOf(server: WebServer): Promise<string | undefined> {
  const session = connect(`https://${hostName}:${server.port}`, {
    ca: server.agent.options.ca,
    host: '127.0.0.1',
  })
  try {
    await once(session, 'connect')
    return session.alpnProtocol
  } catch {
    return 'http/1.1'
  } finally {
    session.destroy()
  }
}
